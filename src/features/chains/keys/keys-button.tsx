import { useLingui } from "@lingui/react/macro";
import { ActionIcon } from "@mantine/core";
import { Keyboard } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useKeys } from "../../../ui/use-keys.ts";

const KeysDialog = lazy(async () => ({ default: (await import("./keys-dialog.tsx")).KeysDialog }));

/** Lists the keys of the screens of responses; so does the question mark. */
export function KeysButton() {
  const { t } = useLingui();
  const [opened, setOpened] = useState<boolean>();
  useKeys({ "?": () => setOpened(true) });
  return (
    <>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t`Keyboard shortcuts`}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        <Keyboard size={18} aria-hidden />
      </ActionIcon>
      {opened === undefined ? null : (
        <Suspense>
          <KeysDialog opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
