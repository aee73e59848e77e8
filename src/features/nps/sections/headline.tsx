import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode } from "react";
import { scoreInterval } from "../../../analysis/interval.ts";
import { type ScoreEstimate, listEstimate } from "../../../analysis/estimate/list-estimate.ts";
import { isFew, roundedScore, type Interval } from "../../../analysis/score.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { latePart, partAfterFirst } from "../../../ui/schedule/late-part.tsx";
import { BucketBar, FewAnswers } from "./charts/score-cell.tsx";
import { BucketList, RoundedShares } from "./bucket-list.tsx";
import { HowComputed } from "../insights/how-computed.tsx";
import { isNamed } from "../../../contract/question-key.ts";
import type { NpsView } from "../data/view/use-nps-view.ts";
import { timeSpan } from "../../../analysis/columns/columns.ts";
import { sliceFilter } from "../../../filters/sliced-by.ts";
import type { NpsModel } from "../model/use-nps-screen.ts";
import { daysInView, lastDay } from "../data/view/picks.ts";
import { dateAt, dayBounds } from "../../../lib/time/dates.ts";
import { useWindow, WIDE } from "../../../ui/window-size.ts";
import { useShownScore } from "../data/view/shown-score.ts";
import classes from "./headline.module.css";
import { useSelector } from "@tanstack/react-store";

const HowManyAnswers = partAfterFirst(async () => (await import("./how-many-answers.tsx")).HowManyAnswers);
const AgainstTarget = latePart(async () => (await import("./against-target.tsx")).AgainstTarget);
const TrendNote = latePart(async () => (await import("./trend-note.tsx")).TrendNote);

interface HeadlineProps {
  readonly model: NpsModel;
  /** What stands within it. */
  readonly children: ReactNode;
}

/** The number that people come for and how sure it is, what it is made of, and what it says. */
export function Headline({ model, children }: HeadlineProps) {
  const { screen, days, view } = model;
  const { t } = useLingui();
  const { isNps, title } = useShownScore();
  const isWide = useWindow(WIDE);
  // While the numbers follow the pointer, how they have moved and what they say is hidden.
  const moving = days.isDragging || undefined;
  const compared = screen.values.from !== undefined || undefined;
  const tally = view.total;
  return (
    <section
      className={classes["headline"]}
      data-card
      aria-label={isNps ? t`Net Promoter Score` : title}
      data-compared={compared}
    >
      <Score model={model} beside={compared || !isWide ? null : <Lately model={model} />}>
        {compared ? null : <Days model={model} place="score" />}
      </Score>
      <div className={classes["parts"]}>
        <BucketBar counts={tally} />
        <BucketList tally={tally} />
        {model.complete ? <RoundedShares tally={tally} /> : null}
        {compared ? null : (
          <div className={classes["foot"]}>
            {isWide ? null : <Lately model={model} />}
            <Days model={model} place="parts" />
          </div>
        )}
      </div>
      {compared === undefined ? null : (
        <div className={classes["against"]} data-moving={moving}>
          <TrendNote model={model} />
        </div>
      )}
      <div className={classes["says"]} data-moving={moving}>
        {children}
      </div>
    </section>
  );
}

interface ScoreProps extends HeadlineProps {
  /** What stands to the right of the number. */
  readonly beside: ReactNode;
}

/** The score, how sure it is, and what it is of. */
function Score({ model, beside, children }: ScoreProps) {
  const { screen, days, view, insights, reading, complete } = model;
  const { t } = useLingui();
  const tally = view.total;
  const shown = useShownScore();
  const interval = scoreInterval(tally);
  const ofPages = useSelector(reading.progress, (progress) => progress?.pages);
  const estimate = complete
    ? undefined
    : listEstimate(reading.columns, ofPages, sliceFilter(days.values, screen.zone));
  const now = reading.readUntil ?? 0;
  const { createdTo = now } = dayBounds(screen.values, screen.zone);
  // The pace of dates that have ended is none of the present.
  const until = complete && createdTo >= now ? now : undefined;
  const questions = countQuestions(view, screen.values.question);
  const unlike = insights.sentences?.[0]?.kind === "unlike";
  return (
    <div className={classes["score"]} data-few={isFew(tally.answers) || undefined}>
      <div className={classes["first"]}>
        <div
          role="status"
          aria-label={shown.isNps ? t`NPS score` : shown.title}
          aria-busy={!complete}
          className={classes["number"]}
        >
          {estimate === undefined ? shown.score(roundedScore(tally)) : <EstimatedScore {...estimate} />}
        </div>
        {beside}
      </div>
      {children}
      <Certainty
        {...{ interval, reading, complete }}
        answers={tally.answers}
        isEstimate={estimate !== undefined}
      />
      {interval === undefined || estimate !== undefined ? null : (
        <div className={classes["asked"]}>
          <span className={classes["needs"]}>
            <HowManyAnswers counts={tally} trend={view.trend} until={until} />
          </span>
          <HowComputed topic={{ kind: "score", counts: tally }} />
        </div>
      )}
      {screen.values.target === undefined || !complete ? null : (
        <AgainstTarget target={screen.values.target} counts={tally} />
      )}
      {questions > 1 && shown.isNps ? (
        <p className={classes["pooled"]} data-unlike={unlike || undefined}>
          {t`${plural(questions, { one: "# NPS question", other: "# NPS questions" })} combined`}
        </p>
      ) : null}
      {complete || estimate !== undefined ? null : (
        <p className={classes["pooled"]}>{t`So far: not everything has been read`}</p>
      )}
    </div>
  );
}

/** What the score has been since its last change for good, and before. */
function Lately({ model: { insights, days } }: Pick<HeadlineProps, "model">) {
  const { t } = useLingui();
  if (insights.lately === undefined || days.isDragging) return null;
  const { now, since, before } = insights.lately;
  return <p className={classes["lately"]}>{t`Since ${since}: ${now}, before: ${before}`}</p>;
}

interface CertaintyProps extends Pick<NpsModel, "reading" | "complete"> {
  readonly answers: number;
  readonly interval: Interval | undefined;
  readonly isEstimate: boolean;
}

/** How sure the score is, and what that means. */
function Certainty({ answers, interval, reading, complete, isEstimate }: CertaintyProps) {
  const { t } = useLingui();
  const { range } = useShownScore();
  return (
    <>
      <p className={classes["interval"]}>
        {isEstimate ? (
          <EstimatedFrom reading={reading} />
        ) : interval !== undefined ? (
          t`95% interval ${range(interval)}`
        ) : complete ? (
          t`No answers`
        ) : null}
        {isFew(answers) ? <FewAnswers /> : null}
      </p>
      {/* Its room is kept until there is an interval. */}
      <p className={classes["meaning"]} data-waiting={isEstimate || interval === undefined || undefined}>
        {t`Not everyone answers: the true score for these dates is very likely in this range.`}
      </p>
    </>
  );
}

/** How many questions are combined: an id alone may be that of several. */
const countQuestions = ({ by }: NpsView, named: string | undefined): number =>
  by.question.filter(
    ({ surveyId, questionId }) => named === undefined || isNamed(named, { surveyId, _id: questionId }),
  ).length;

/** The score of a list of which only some has come, and how far from it the score of all may lie. */
function EstimatedScore({ score, margin }: ScoreEstimate) {
  const { number } = useFormats();
  const shown = useShownScore();
  const half = number(Math.ceil(margin));
  return (
    <span dir="ltr">
      {shown.score(score)} <span className={classes["margin"]}>{`± ${half}`}</span>
    </span>
  );
}

/** What the estimate rests on. */
function EstimatedFrom({ reading: { chains, progress } }: Pick<NpsModel, "reading">) {
  const { t } = useLingui();
  const { number } = useFormats();
  const expected = useSelector(progress, (told) => told?.expected ?? chains);
  const all = t`${plural(expected, { one: "# response", other: "# responses" })}`;
  return t`Estimated from ${number(chains)} of ${all}`;
}

interface DaysProps {
  readonly model: NpsModel;
  /** Below the score, or, where that is narrow, below its parts. */
  readonly place: "score" | "parts";
}

/**
 * The days that the numbers are of: those chosen, and at an open end as far as there are responses, however the trend is
 * cut. A period that is chosen stands right above, and takes the room to compare it.
 */
function Days({ model: { screen, days, view, reading, complete }, place }: DaysProps) {
  const { zone } = screen;
  const { dateRange } = useFormats();
  const span = complete ? timeSpan(reading.columns) : undefined;
  const [start, end] = [view.trend[0]?.period, view.trend.at(-1)?.period];
  const isKnown = span !== undefined && start !== undefined && end !== undefined;
  // Periods reach beyond what there is, and what there is beyond what is selected of it.
  const [, first = ""] = isKnown ? [start.date, dateAt(span.first, zone)].toSorted() : [];
  const [last = ""] = isKnown ? [lastDay(end, zone), dateAt(span.last, zone)].toSorted() : [];
  const { from = first, to = last } = daysInView(days.values, last);
  return (
    <p className={classes["days"]} data-place={place}>
      {/* Its line is kept until they are known. */}
      {from && to && from <= to ? dateRange(from, to) : "\u00A0"}
    </p>
  );
}
