import { Trans } from "@lingui/react/macro";
import { Bookmark } from "lucide-react";
import { lazy } from "react";
import { withAllWords } from "../../i18n/interface-language.ts";
import { DialogButton } from "../../ui/dialog-button.tsx";
import type { ViewScreen, ViewColumns } from "./view.ts";

const ViewsDialog = lazy(async () => ({
  default: (await withAllWords(import("./views-dialog.tsx"))).ViewsDialog,
}));

interface ViewsButtonProps {
  readonly screen: ViewScreen;
  readonly columns: ViewColumns;
}

/** Opens what has been saved; what it takes is loaded with the first press. */
export function ViewsButton(props: ViewsButtonProps) {
  return (
    <DialogButton icon={Bookmark} label={<Trans>Views</Trans>}>
      {(opening) => <ViewsDialog {...props} {...opening} />}
    </DialogButton>
  );
}
