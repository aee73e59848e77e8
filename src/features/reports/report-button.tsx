import { Trans } from "@lingui/react/macro";
import { FileText } from "lucide-react";
import { lazy } from "react";
import { withAllWords } from "../../i18n/interface-language.ts";
import { DialogButton } from "../../ui/dialog-button.tsx";
import type { ReportOn } from "./report-dialog.tsx";

const ReportDialog = lazy(async () => ({
  default: (await withAllWords(import("./report-dialog.tsx"))).ReportDialog,
}));

/** Saves what the numbers say as a file; what it takes is loaded with the first press. */
export function ReportButton(props: ReportOn) {
  return (
    <DialogButton icon={FileText} label={<Trans>Save as report</Trans>}>
      {(opening) => <ReportDialog {...props} {...opening} />}
    </DialogButton>
  );
}
