import { Trans, useLingui } from "@lingui/react/macro";
import { Bookmark } from "lucide-react";
import { listColumns } from "../features/chains/columns/list-columns.ts";
import type { ViewScreen } from "../features/views/view.ts";
import { withAllWords } from "../i18n/interface-language.ts";
import { DialogButton } from "../ui/dialog-button.tsx";
import { lazily } from "../ui/schedule/late-part.tsx";

const ViewsDialog = lazily(
  async () => (await withAllWords(import("../features/views/views-dialog.tsx"))).ViewsDialog,
);

/** Opens the saved views, which hold the columns of the list of responses; what it takes is loaded with the first press. */
export function ListViews({ screen }: { readonly screen: ViewScreen }) {
  const { t } = useLingui();
  return (
    <DialogButton
      icon={Bookmark}
      title={t`Save these filters under a name, or open saved ones`}
      label={<Trans>Views</Trans>}
    >
      {(opening) => <ViewsDialog screen={screen} columns={listColumns} {...opening} />}
    </DialogButton>
  );
}
