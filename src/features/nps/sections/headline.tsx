import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, type ReactNode } from "react";
import { scoreInterval } from "../../../analysis/interval.ts";
import type { ScoreEstimate } from "../../../analysis/estimate/list-estimate.ts";
import type { Bucket } from "../../../analysis/metric/metric.ts";
import { FEW_ANSWERS, roundedScore, sharesOf } from "../../../analysis/score.ts";
import type { Tally } from "../../../analysis/slice/tally.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { AfterFirstContent } from "../../../ui/first-content.tsx";
import { LatePart } from "../../../ui/late-part.tsx";
import { BucketBar } from "./charts/bucket-bar.tsx";
import { FewAnswers } from "./charts/score-cell.tsx";
import { useRangeText } from "./charts/use-range-text.ts";
import { HowComputed } from "../insights/how-computed.tsx";
import type { ColumnsInView } from "../data/use-columns-reading.ts";
import type { Pace } from "./pace.ts";
import type { KnownPeriods } from "./usual-difference.ts";
import type { AgainstBefore } from "../data/view/use-period-before.ts";
import classes from "./headline.module.css";
import { useSelector } from "@tanstack/react-store";
import bucketsClasses from "./charts/buckets.module.css";

const HowManyAnswers = lazy(async () => ({
  default: (await import("./how-many-answers.tsx")).HowManyAnswers,
}));

const TrendNote = lazy(async () => ({ default: (await import("./trend-note.tsx")).TrendNote }));

interface HeadlineProps {
  readonly tally: Tally;
  /** The score of all responses while only some have come, where that can be told. */
  readonly estimate: ScoreEstimate | undefined;
  readonly reading: Pick<ColumnsInView, "chains" | "progress">;
  /** How many questions are combined. */
  readonly questions: number;
  /** True where these differ so widely that their mixture says little. */
  readonly unlike: boolean;
  /** False while numbers rest on a part of what there is. */
  readonly complete: boolean;
  /** True where it will be compared with a period before, for which room is kept. */
  readonly compared: boolean;
  /** How it has moved; undefined where there is nothing to compare with, or not yet. */
  readonly against: AgainstBefore | undefined;
  /** True while the numbers follow the pointer: how they have moved is said when it rests. */
  readonly moving: boolean;
  /** What is known of the score's usual ups and downs. */
  readonly known: KnownPeriods | undefined;
  /** Answers in so many seconds, lately; undefined where nobody can tell. */
  readonly pace: Pace | undefined;
  /** What the numbers say. */
  readonly children: ReactNode;
}

/** The number that people come for and how sure it is, what it is made of, and what it says. */
export function Headline(props: HeadlineProps) {
  const { tally, estimate, reading, questions, unlike, complete, compared, against } = props;
  const { moving, known, pace, children } = props;
  const { t } = useLingui();
  const { signed } = useFormats();
  const rangeText = useRangeText();
  const interval = scoreInterval(tally);
  const few = tally.answers > 0 && tally.answers < FEW_ANSWERS;
  return (
    <section className={classes["headline"]} aria-label={t`Net Promoter Score`}>
      <div className={classes["score"]} data-few={few || undefined} data-compared={compared || undefined}>
        <div role="status" aria-label={t`NPS score`} aria-busy={!complete} className={classes["number"]}>
          {estimate === undefined ? signed(roundedScore(tally)) : <EstimatedScore {...estimate} />}
        </div>
        <p className={classes["interval"]}>
          {estimate !== undefined ? (
            <EstimatedFrom reading={reading} />
          ) : interval === undefined ? (
            complete ? (
              t`No answers`
            ) : (
              ""
            )
          ) : (
            t`95% interval ${rangeText(interval)}`
          )}
          {few ? <FewAnswers /> : null}
        </p>
        {interval === undefined || estimate !== undefined ? null : (
          <div className={classes["asked"]}>
            <span className={classes["needs"]}>
              <AfterFirstContent>
                <HowManyAnswers counts={tally} pace={pace} />
              </AfterFirstContent>
            </span>
            <HowComputed topic={{ kind: "score", counts: tally }} />
          </div>
        )}
        {against === undefined ? null : (
          <div className={classes["against"]} data-moving={moving || undefined}>
            <LatePart>
              <TrendNote against={against} known={known} />
            </LatePart>
          </div>
        )}
        {questions > 1 ? (
          <p className={classes["pooled"]} data-unlike={unlike || undefined}>
            {t`${plural(questions, { one: "# NPS question", other: "# NPS questions" })} combined`}
          </p>
        ) : null}
        {complete || estimate !== undefined ? null : (
          <p className={classes["pooled"]}>
            <Trans>So far: not everything has been read</Trans>
          </p>
        )}
      </div>
      <div className={classes["parts"]}>
        <BucketBar counts={tally} />
        <BucketList tally={tally} />
      </div>
      <div className={classes["says"]} data-moving={moving || undefined}>
        {children}
      </div>
    </section>
  );
}

/** The score of a list of which only some has come, and how far from it the score of all may lie. */
function EstimatedScore({ score, margin }: ScoreEstimate) {
  const { signed, number } = useFormats();
  const half = number(Math.ceil(margin));
  return (
    <span dir="ltr">
      {signed(score)} <span className={classes["margin"]}>{`± ${half}`}</span>
    </span>
  );
}

/** What the estimate rests on. */
function EstimatedFrom({
  reading: { chains, progress },
}: {
  readonly reading: Pick<ColumnsInView, "chains" | "progress">;
}) {
  const { t } = useLingui();
  const { number } = useFormats();
  const expected = useSelector(progress, (told) => told?.expected ?? chains);
  const all = t`${plural(expected, { one: "# response", other: "# responses" })}`;
  return t`Estimated from ${number(chains)} of ${all}`;
}

/** How many of each kind, and how many in all. */
function BucketList({ tally }: { readonly tally: Tally }) {
  const { number, share } = useFormats();
  const shares = sharesOf(tally);
  const item = (bucket: Bucket, name: ReactNode, range: string) => (
    <div className={bucketsClasses["item"]} data-bucket={bucket}>
      <dt>
        <span className={bucketsClasses["swatch"]} aria-hidden />
        <span>{name}</span>
      </dt>
      <dd>
        <span className={bucketsClasses["count"]}>{number(tally[bucket])}</span>{" "}
        <span className={bucketsClasses["share"]}>{share(shares?.[bucket])}</span>{" "}
        <span className={bucketsClasses["range"]}>{range}</span>
      </dd>
    </div>
  );
  return (
    <dl className={bucketsClasses["list"]}>
      {item("bottom", <Trans>Detractors</Trans>, "0–6")}
      {item("middle", <Trans>Passives</Trans>, "7–8")}
      {item("top", <Trans>Promoters</Trans>, "9–10")}
      <div className={bucketsClasses["item"]}>
        <dt>
          <Trans>Answers</Trans>
        </dt>
        <dd>
          <span className={bucketsClasses["count"]}>{number(tally.answers)}</span>
        </dd>
      </div>
    </dl>
  );
}
