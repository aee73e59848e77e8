import { useLingui } from "@lingui/react/macro";
import { scoreInterval } from "../../../analysis/interval.ts";
import { answerVariance } from "../../../analysis/funnel/sample-size.ts";
import { countAnswers, scoreFrom, sharesOf, type Interval, type Counts } from "../../../analysis/score.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { MethodFigure } from "../../../ui/method.tsx";
import type { LatestStep } from "../../../analysis/changes/ups-and-downs.ts";
import type { HowTopic } from "./topic.ts";
type Topic<Kind extends HowTopic["kind"]> = Extract<HowTopic, { kind: Kind }>;

/** How a score is computed, a difference of two, and how many answers either needs. */
export function useScoreMethods() {
  const { t } = useLingui();
  const { number, share, signed } = useFormats();
  const range = ({ low, high }: Interval) => t`${signed(low, 1)} to ${signed(high, 1)}`;
  const sideOf = useSideText();
  return {
    score: ({ counts }: Topic<"score">) => {
      const interval = scoreInterval(counts);
      const figures: readonly MethodFigure[] = [
        { name: t`Promoters`, value: number(counts.top) },
        { name: t`Passives`, value: number(counts.middle) },
        { name: t`Detractors`, value: number(counts.bottom) },
        { name: t`Answers`, value: number(countAnswers(counts)) },
        { name: t`NPS`, value: signed(scoreFrom(counts), 2) },
        ...(interval === undefined ? [] : [{ name: t`95% interval`, value: range(interval) }]),
      ];
      return {
        plain: t`NPS is the share of promoters minus the share of detractors; the interval is where it would probably lie if many more people answered.`,
        text: t`100 times promoters (9 and 10) minus detractors (0 to 6), divided by all answers, rounded once. For the interval ¾ of a promoter, 1½ passives and ¾ of a detractor are added; it reaches 1.96 standard errors to either side.`,
        source: t`Reichheld 2003; adjusted Wald interval: Rocks 2016`,
        figures,
      };
    },
    difference: ({ now, before, difference, upsAndDowns }: Topic<"difference">) => ({
      plain: t`The score of these days minus that of the days before; the interval says how much of that may be chance.`,
      text: t`One score minus the other. The interval takes the middles of both adjusted distributions and adds their variances. Usual ups and downs are those that periods of the trend show beyond chance.`,
      source: t`Adjusted Wald interval: Rocks 2016; over-dispersion: Spiegelhalter 2005`,
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
      plain: t`A score goes up and down from period to period without a cause: up to this difference nothing has to have happened.`,
      text: t`A difference is within the usual ups and downs up to 1.96·√(SE₁² + SE₂² + 2τ²): with the standard errors of both scores, and with τ, by how much the periods before it since the last change differ beyond chance.`,
      source: t`Control limits with over-dispersion: Spiegelhalter 2005; adjusted Wald: Rocks 2016`,
      figures: [
        { name: t`Now`, value: sideOf(step.now) },
        { name: t`Before`, value: sideOf(step.before) },
        { name: t`Difference`, value: signed(step.difference, 1) },
        { name: t`Standard deviation of usual ups and downs`, value: number(step.deviation, 1) },
        { name: t`Usual up to`, value: `±${number(step.limit, 1)}` },
      ],
    }),
    needed: ({ counts }: Topic<"needed">) => {
      const shares = sharesOf(counts);
      return {
        plain: t`The more answers, the narrower the interval: half as wide takes four times as many.`,
        text: t`For ±d points: n = s²·1.96²/d² − 3. To tell scores d apart four times of five: n = 2·s²·(1.96 + 0.8416)²/d² − 3 on each side. s² is promoters plus detractors minus the score squared, all as parts of 1, as d is. Rounded up.`,
        source: t`Adjusted Wald interval: Rocks 2016; sample size for two means: Snedecor and Cochran 1989`,
        figures: [
          { name: t`Promoters`, value: share(shares?.top, 1) },
          { name: t`Detractors`, value: share(shares?.bottom, 1) },
          { name: t`Spread s²`, value: number(answerVariance(counts), 3) },
        ],
      };
    },
  };
}

/** One side of a difference: "+42.0 of 1,204 answers". */
export function useSideText(): (counts: Counts) => string {
  const { t } = useLingui();
  const { number, signed } = useFormats();
  return (counts) => {
    const [score, answers] = [signed(scoreFrom(counts), 1), number(countAnswers(counts))];
    return t`${score} of ${answers} answers`;
  };
}
