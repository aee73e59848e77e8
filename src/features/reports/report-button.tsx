import { Trans } from "@lingui/react/macro";
import { FileText } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { withAllWords } from "../../i18n/interface-language.ts";
import { ToolButton } from "../../ui/tool-button.tsx";
import type { ReportOn } from "./report-dialog.tsx";

const ReportDialog = lazy(async () => ({
  default: (await withAllWords(import("./report-dialog.tsx"))).ReportDialog,
}));

/** Saves what the numbers say as a file; what it takes is loaded with the first press. */
export function ReportButton(props: ReportOn) {
  const [opened, setOpened] = useState<boolean>();
  return (
    <>
      <ToolButton icon={FileText} onClick={() => setOpened(true)}>
        <Trans>Save as report</Trans>
      </ToolButton>
      {opened === undefined ? null : (
        <Suspense>
          <ReportDialog {...props} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
