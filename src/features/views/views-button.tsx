import { Trans } from "@lingui/react/macro";
import { Bookmark } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { withAllWords } from "../../i18n/interface-language.ts";
import { ToolButton } from "../../ui/tool-button.tsx";
import type { ViewScreen, ViewColumns } from "./view.ts";

const ViewsDialog = lazy(async () => ({
  default: (await withAllWords(import("./views-dialog.tsx"))).ViewsDialog,
}));

interface ViewsButtonProps {
  /** The screen that it stands on. */
  readonly screen: ViewScreen;
  readonly columns: ViewColumns;
}

/** Opens what has been saved; what it takes is loaded with the first press. */
export function ViewsButton(props: ViewsButtonProps) {
  const [opened, setOpened] = useState<boolean>();
  return (
    <>
      <ToolButton icon={Bookmark} onClick={() => setOpened(true)}>
        <Trans>Views</Trans>
      </ToolButton>
      {opened === undefined ? null : (
        <Suspense>
          <ViewsDialog {...props} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
