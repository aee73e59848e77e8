import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@tanstack/react-store";
import { undatedChains } from "../../../analysis/columns/columns.ts";
import { countAnswers } from "../../../analysis/score.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { LeftOut, ReadingAction, ReadingProgress } from "../../../ui/reading/reading-progress.tsx";
import { useRestsOn } from "../../../ui/reading/reading-texts.ts";
import classes from "./completeness.module.css";
import { useShownScore } from "../data/view/shown-score.ts";
import type { NpsModel } from "../model/use-nps-screen.ts";
import { partAfterFirst } from "../../../ui/schedule/late-part.tsx";

const NewArrivals = partAfterFirst(async () => (await import("./new-arrivals.tsx")).NewArrivals);

/** What the numbers rest on, and how to have them rest on more. */
export function Completeness({ screen, reading, view }: NpsModel) {
  const { t } = useLingui();
  const { notCounted } = view.total;
  const answers = countAnswers(view.total);
  const shown = useShownScore();
  const { number } = useFormats();
  const { from, to } = screen.values;
  const undated = from === undefined && to === undefined ? undatedChains(reading.columns) : 0;
  const progress = useSelector(reading.progress);
  const { phase, chains: read, unreadable } = reading;
  const restsOn = useRestsOn({ phase, read, progress, responses: view.chains, unreadable });
  const isComplete = phase === "complete";
  const line = classes["line"];
  const inWide = `${line} ${classes["answers"]}`;
  const isSeveral = isComplete && answers > view.chains;
  return (
    <div
      className={classes["completeness"]}
      data-complete={isComplete || undefined}
      data-several={isSeveral || undefined}
    >
      <div className={classes["rests"]}>
        <p className={line} role="status">
          {restsOn}
        </p>
        {isSeveral ? <p className={classes["several"]}>{t`(some with several answers)`}</p> : null}
      </div>
      {answers === 0 ? null : (
        <p className={inWide}>
          {t`${plural(answers, { one: "# answer counted", other: "# answers counted" })}`}
        </p>
      )}
      {notCounted === 0 ? null : (
        <p className={line}>
          <span>{t`${number(notCounted)} not counted`}</span>{" "}
          <span className={classes["why"]}>
            {shown.isNps ? t`(not whole numbers from 0 to 10)` : t`(not on the scale: ${shown.title})`}
          </span>
        </p>
      )}
      {isSeveral || view.unanswered === 0 ? null : (
        <p className={inWide}>{t`${number(view.unanswered)} without an answer`}</p>
      )}
      {undated === 0 ? null : (
        <p className={line}>
          {t`${plural(undated, {
            one: "# response has no usable date and is in no period",
            other: "# responses have no usable date and are in no period",
          })}`}
        </p>
      )}
      <LeftOut of={reading} as="p" className={line} />
      <span className={classes["actions"]}>
        <ReadingAction reading={reading} />
        <NewArrivals screen={screen} reading={reading} />
      </span>
      <div className={classes["progress"]}>
        <ReadingProgress progress={progress} shown={phase === "reading"} />
      </div>
    </div>
  );
}
