import { Trans } from "@lingui/react/macro";
import { Info } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { withAllWords } from "../../i18n/interface-language.ts";
import { ToolButton } from "../../ui/tool-button.tsx";
import type { ReportOn } from "./report-dialog.tsx";

const AboutDialog = lazy(async () => ({
  default: (await withAllWords(import("./about-dialog.tsx"))).AboutDialog,
}));

/** Tells how the numbers of the screen were made; what it takes is loaded, and read, with the first press. */
export function AboutButton(props: ReportOn) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <ToolButton icon={Info} onClick={() => setOpened(true)}>
        <Trans>About these numbers</Trans>
      </ToolButton>
      {opened ? (
        <Suspense>
          <AboutDialog {...props} onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
