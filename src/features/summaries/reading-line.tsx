import { ReadingAction } from "../../ui/reading/reading-action.tsx";
import { ReadingProgress } from "../../ui/reading/reading-progress.tsx";
import { useBasedOn } from "../../ui/reading/use-based-on.ts";
import { useLeftOut } from "../../ui/reading/use-left-out.ts";
import { useReadSoFar } from "../../ui/reading/use-read-so-far.ts";
import type { SurveyInView } from "./reading/use-survey-reading.ts";
import classes from "./survey-screen.module.css";

const NOTHING = { unreadable: 0, notAsked: 0 };

/** What the numbers rest on, and how to have them rest on more. */
export function ReadingLine({ reading }: { readonly reading: SurveyInView }) {
  const leftOut = useLeftOut();
  const restsOn = useRestsOn(reading);
  return (
    <div className={classes["reading"]}>
      <p role="status">{restsOn}</p>
      {leftOut(reading.result ?? NOTHING).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ReadingAction reading={reading} />
      <ReadingProgress progress={reading.progress} shown={reading.phase === "reading"} />
    </div>
  );
}

function useRestsOn({ phase, content, restsOn, progress, result }: SurveyInView): string {
  const basedOn = useBasedOn();
  const readSoFar = useReadSoFar();
  if (phase === "complete") {
    return basedOn(content?.chains ?? 0, result?.unreadable ?? 0);
  }
  return readSoFar(restsOn, progress);
}
