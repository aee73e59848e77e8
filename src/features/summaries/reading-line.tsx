import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../i18n/use-formats.ts";
import { ReadingAction } from "../../ui/reading/reading-action.tsx";
import { ReadingProgress } from "../../ui/reading/reading-progress.tsx";
import { useReadSoFar } from "../../ui/reading/use-read-so-far.ts";
import type { ReadingInView } from "./reading/use-survey-reading.ts";
import classes from "./survey-screen.module.css";

/** What the numbers rest on, and how to have them rest on more. */
export function ReadingLine({ reading }: { readonly reading: ReadingInView }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const restsOn = useRestsOn(reading);
  const unreadable = reading.outcome?.unreadable ?? 0;
  return (
    <div className={classes["reading"]}>
      <p role="status">{restsOn}</p>
      {unreadable === 0 ? null : <p>{t`${number(unreadable)} could not be read and are missing`}</p>}
      <ReadingAction reading={reading} />
      <ReadingProgress progress={reading.progress} shown={reading.phase === "reading"} />
    </div>
  );
}

function useRestsOn({ phase, content, restsOn, progress }: ReadingInView): string {
  const { t } = useLingui();
  const readSoFar = useReadSoFar();
  if (phase === "complete") {
    const chains = content?.chains ?? 0;
    return t`${plural(chains, { one: "Based on the only response", other: "Based on all # responses" })}`;
  }
  return readSoFar(restsOn, progress);
}
