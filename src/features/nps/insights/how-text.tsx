import { useLingui } from "@lingui/react/macro";
import { Method, type MethodFigure } from "../../../ui/method.tsx";
import {
  answerVariance,
  type Interval,
  type Counts,
  countAnswers,
  scoreFrom,
  sharesOf,
} from "../../../analysis/score.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { LatestStep } from "../../../analysis/changes/ups-and-downs.ts";
import { scoreInterval } from "../../../analysis/interval.ts";
import type { HowTopic, Topic } from "./how-topic.ts";
import { useShownScore } from "../data/view/shown-score.ts";

/** The method behind a number, with the figures of this one. */
export function HowText({ topic }: { readonly topic: HowTopic }) {
  const scores = useScoreMethods();
  const found = useFoundMethods();
  const needed = useNeededMethod();
  switch (topic.kind) {
    case "score":
      return <Method {...scores.score(topic)} part="score" />;
    case "difference":
      return <Method {...scores.difference(topic)} part="interval" />;
    case "needed":
      return <Method {...needed(topic)} part="interval" />;
    case "trend":
      return (
        <>
          <Method {...found.changes(topic)} part="lasting-change" />
          {topic.step === undefined ? null : <Method {...scores.usual(topic.step)} />}
        </>
      );
    case "parts":
      return <Method {...found.parts(topic)} part="mix" />;
    case "verdicts":
      return <Method {...found.verdicts(topic)} part="lower-higher-unusual" />;
    case "drivers":
      return <Method {...found.drivers(topic)} part="linked-with" />;
  }
}

/** How what the numbers say is found. */
function useFoundMethods() {
  const { t } = useLingui();
  const { date, number, share, signed } = useFormats();
  const shares = ({ low, high }: Interval) => t`${share(low, 1)} to ${share(high, 1)}`;
  const sideOf = useSideText();
  const shown = useShownScore();
  const score = shown.name;
  return {
    changes: ({ units, found, zone }: Topic<"trend">) => ({
      plain: t`Each point is the ${score} of one period, the band its 95% interval; days begin and end in ${zone}. A change is marked where the score stayed lower or higher for good.`,
      text: t`The trend is split where the scores before and after differ most, given how many answers they have. The same search runs over the periods in random order, 1,999 times: a split counts if at most 5 in 100 of these match it. Then both sides are searched again. Where the interval of the difference includes 0, no change is reported.`,
      source: t`Permutation test: Good 2005; binary segmentation: Scott and Knott 1974, Vostrikova 1981`,
      figures: [
        { name: t`Periods with answers`, value: number(units) },
        ...found.map(({ since, chance }) => {
          const when = date(since.iso.slice(0, 10));
          return { name: t`Chance of a change like that since ${when}`, value: share(chance, 2) };
        }),
      ],
    }),
    parts: ({ compared: { one, two }, explanation }: Topic<"parts">) => ({
      plain: t`A score moves because people answer differently, or because other people answer: this tells the two apart.`,
      text: t`Scores: the change within each value, weighted by its average share of the answers. Shift: the change because shares moved, weighted by how far each value’s score lies from the overall one. New and gone: values that only one side has. Intervals: 999 random draws of the counts. Clearly different: the value’s own score moved by more than chance gives among so many; of those called so, at most 5 in 100 are by chance.`,
      source: t`Kitagawa 1955; Poisson bootstrap: Hanley and MacGibbon 2006; many looks: Benjamini and Hochberg 1995`,
      figures: [
        { name: t`Before`, value: sideOf(one.total) },
        { name: t`After`, value: sideOf(two.total) },
        { name: t`Difference`, value: signed(explanation.difference, 1) },
        { name: t`Values compared`, value: number(explanation.cells.length) },
      ],
    }),
    verdicts: ({ judged: { target, between, judgements } }: Topic<"verdicts">) => ({
      plain: t`Each row is compared with all the others: is its score lower or higher than chance explains?`,
      text: t`A row of at least 10 answers is higher or lower where its score differs from that of all other rows together by more than chance gives. It is unusually high or low where it also lies outside of the usual differences between rows. Among many rows some would differ by chance alone: of the rows called so, at most 5 in 100 do.`,
      source: t`Funnel with over-dispersion: Spiegelhalter 2005; many looks: Benjamini and Hochberg 1995`,
      figures: [
        { name: t`Score of all rows`, value: shown.score(target, 1) },
        {
          name: t`Rows compared`,
          value: number(judgements.filter(({ verdict }) => verdict !== null).length),
        },
        { name: t`Standard deviation between rows beyond chance`, value: number(Math.sqrt(between), 1) },
      ],
    }),
    drivers: ({ drivers: { answers, r2, parts } }: Topic<"drivers">) => ({
      plain: t`This tells how much better a score can be guessed by someone who knows the touchpoint, the language or another answer.`,
      text: t`Least squares tells how much of the differences between answers all of these explain together. Each one’s part is what it adds, averaged over all orders of adding them. It tells what the score is linked with, not what causes it. Intervals: 199 random draws of the answers, less what fits by chance.`,
      source: t`Lindeman, Merenda and Gold 1980; Grömping 2006; adjusted R²: Ezekiel 1930`,
      figures: [
        { name: t`Answers`, value: number(answers) },
        { name: t`Compared`, value: number(parts.length) },
        { name: t`Explained together`, value: share(r2.value, 1) },
        { name: t`95% interval`, value: shares(r2) },
      ],
    }),
  };
}

/** How a score is computed, a difference of two, and how many answers either needs. */
function useScoreMethods() {
  const { t } = useLingui();
  const { number, signed } = useFormats();
  const range = ({ low, high }: Interval) => t`${signed(low, 1)} to ${signed(high, 1)}`;
  const sideOf = useSideText();
  const shown = useShownScore();
  const { isShare, adjusted } = useAdjusted();
  return {
    score: ({ counts }: Topic<"score">) => {
      const interval = scoreInterval(counts);
      const figures: readonly MethodFigure[] = [
        ...shown.buckets
          .toReversed()
          .map((bucket) => ({ name: shown.bucket[bucket].name, value: number(counts[bucket]) })),
        { name: t`Answers`, value: number(countAnswers(counts)) },
        { name: shown.name, value: shown.score(scoreFrom(counts), 2) },
        ...(interval === undefined ? [] : [{ name: t`95% interval`, value: shown.range(interval, 1) }]),
      ];
      const [name, top, bottom] = [shown.title, shown.bucket.top.name, shown.bucket.bottom.name];
      if (isShare)
        return {
          plain: t`${name} is the share of the answers that are ${top}; the interval is where it would probably lie if many more people answered.`,
          text: t`100 times these answers, divided by all that count, rounded once. The interval holds every share that lies within 1.96 of its own standard errors of this one.`,
          source: "Wilson 1927",
          figures,
        };
      if (!shown.isNps)
        return {
          plain: t`${name} is the share of the answers that are ${top} minus the share of those that are ${bottom}; the interval is where it would probably lie if many more people answered.`,
          text: t`100 times the one minus the other, divided by all answers that count, rounded once. For the interval ¾ of an answer at either end and 1½ between them are added; it reaches 1.96 standard errors to either side.`,
          source: adjusted,
          figures,
        };
      return {
        plain: t`NPS is the share of promoters minus the share of detractors; the interval is where it would probably lie if many more people answered.`,
        text: t`100 times promoters (9 and 10) minus detractors (0 to 6), divided by all answers, rounded once. For the interval ¾ of a promoter, 1½ passives and ¾ of a detractor are added; it reaches 1.96 standard errors to either side.`,
        source: t`Reichheld 2003; adjusted Wald interval: Rocks 2016`,
        figures,
      };
    },
    difference: ({ now, before, difference, upsAndDowns }: Topic<"difference">) => ({
      plain: t`The score of these days minus that of the days before; the interval says how much of that may be chance.`,
      text: t`One score minus the other. The interval starts from the difference of both adjusted scores and adds their variances. Usual ups and downs are what the periods of the trend differ by beyond chance.`,
      source: t`${adjusted}; over-dispersion: Spiegelhalter 2005`,
      figures: [
        { name: t`Now`, value: sideOf(now) },
        { name: t`Before`, value: sideOf(before) },
        { name: t`Difference`, value: signed(difference.difference, 1) },
        { name: t`95% interval`, value: range(difference) },
        ...(upsAndDowns === undefined
          ? []
          : [{ name: t`Standard deviation of usual ups and downs`, value: number(upsAndDowns, 1) }]),
      ],
    }),
    usual: (step: LatestStep) => ({
      plain: t`A score goes up and down a little from period to period by chance alone: a difference up to this size needs no cause.`,
      text: t`A difference is within the usual ups and downs where its interval includes 0, and up to 1.96·√(SE₁² + SE₂² + 2τ²): with the standard errors of both scores, and with τ, by how much the periods before it since the last change differ beyond chance.`,
      source: t`${adjusted}; over-dispersion: Spiegelhalter 2005`,
      figures: [
        { name: t`Now`, value: sideOf(step.now) },
        { name: t`Before`, value: sideOf(step.before) },
        { name: t`Difference`, value: signed(step.difference, 1) },
        { name: t`Standard deviation of usual ups and downs`, value: number(step.deviation, 1) },
        { name: t`Usual up to`, value: `±${number(step.limit, 1)}` },
      ],
    }),
  };
}

/** How many answers a score needs. */
function useNeededMethod() {
  const { t } = useLingui();
  const { number, share } = useFormats();
  const shown = useShownScore();
  const { isShare, adjusted } = useAdjusted();
  return ({ counts }: Topic<"needed">) => {
    const shares = sharesOf(counts);
    const ends = (["top", "bottom"] as const).filter((bucket) => shown.buckets.includes(bucket));
    const [top, bottom] = [shown.bucket.top.name, shown.bucket.bottom.name];
    const intervals = isShare ? `Wilson 1927; ${adjusted}` : adjusted;
    return {
      plain: t`The more answers, the narrower the interval: half as wide takes four times as many.`,
      text: isShare
        ? t`For ±d points: n = 1.96²·(s² − 2d² + √(s⁴ − 4s²d² + d²))/2d². To tell scores d apart four times of five: n = 2·s²·(1.96 + 0.8416)²/d² − 2 on each side. s² is the share minus its square, as parts of 1, as d is. Rounded up.`
        : t`For ±d points: n = s²·1.96²/d² − 3. To tell scores d apart four times of five: n = 2·s²·(1.96 + 0.8416)²/d² − 3 on each side. s² is ${top} plus ${bottom} minus the score squared, all as parts of 1, as d is. Rounded up.`,
      source: t`${intervals}; sample size for two means: Snedecor and Cochran 1989`,
      figures: [
        ...ends.map((bucket) => ({ name: shown.bucket[bucket].name, value: share(shares?.[bucket], 1) })),
        { name: t`Spread s²`, value: number(answerVariance(counts), 3) },
      ],
    };
  };
}

/** Whose interval scores are compared by. */
function useAdjusted() {
  const { t } = useLingui();
  const isShare = useShownScore().metric.kind === "share";
  const adjusted = isShare
    ? t`Agresti–Caffo interval: Agresti and Caffo 2000`
    : t`Adjusted Wald interval: Rocks 2016`;
  return { isShare, adjusted };
}

/** One side of a difference: "+42.0 of 1,204 answers". */
function useSideText(): (counts: Counts) => string {
  const { t } = useLingui();
  const { number } = useFormats();
  const shown = useShownScore();
  return (counts) => {
    const [score, answers] = [shown.score(scoreFrom(counts), 1), number(countAnswers(counts))];
    return t`${score} of ${answers} answers`;
  };
}
