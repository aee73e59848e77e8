import { useLingui } from "@lingui/react/macro";
import { ActionIcon } from "@mantine/core";
import { Keyboard } from "lucide-react";
import { Suspense, useState } from "react";
import classes from "./keys.module.css";
import { lazily } from "../../../ui/schedule/late-part.tsx";

const KeysDialog = lazily(async () => (await import("./keys-dialog.tsx")).KeysDialog);

/** Lists the keys; so does the question mark. */
export function KeysButton() {
  const { t } = useLingui();
  const [opened, setOpened] = useState<boolean>();
  return (
    <>
      <ActionIcon
        className={classes["open"]}
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
