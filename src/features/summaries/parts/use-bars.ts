import type { TitledChoice } from "../../../analysis/columns/choice-names.ts";
import { useLingui } from "@lingui/react/macro";
import { choiceCounts } from "../../../analysis/summaries/distinct-texts.ts";
import type { NumberBand, NumericSummary } from "../../../analysis/summaries/numeric-summary.ts";
import { numberBands } from "../../../analysis/summaries/numeric-summary.ts";
import type { Bucket } from "../../../analysis/metric/metric.ts";
import { bucketOf } from "../../../analysis/bucket-of.ts";
import type { Tally } from "../../../analysis/slice/tally.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { keyed } from "../../../lib/text/distinct-names.ts";
import type { ChosenAnswers } from "./named-choices.ts";

/** Answers that are no choice's title are many where people write them themselves: so many are shown at first. */
export const MOST_WRITTEN = 20;

/** Rows in view until all are asked for, of a list that is much longer. */
export const FIRST_ROWS = 6;

export const isLong = (rows: number): boolean => rows > FIRST_ROWS + 2;

export interface BarRow {
  readonly key: string;
  readonly label: string;
  /** The language of the label, empty where it is not known; undefined for the interface's own words. */
  readonly language?: string;
  readonly count: number;
  /** What an NPS score counts as. */
  readonly bucket?: Bucket | undefined;
  /** True for all that has no row of its own. */
  readonly isRest?: boolean;
}

/** How often each thing was answered. */
export interface Bars {
  readonly head: string;
  readonly rows: readonly BarRow[];
  /** What the shares are shares of, and a whole bar stands for. */
  readonly of: number;
  /** How many things that were answered have no row. */
  readonly hidden: number;
}

export function useBars() {
  const { t } = useLingui();
  const { number } = useFormats();
  const numberRange = useNumberRange();
  return {
    scores: ({ scores, answers }: Tally): Bars => ({
      head: t`Score`,
      rows: scores.map((count, score) => ({
        key: String(score),
        label: number(score),
        count,
        bucket: bucketOf(score),
      })),
      of: answers,
      hidden: 0,
    }),
    numbers: (numbers: NumericSummary): Bars => ({
      head: t`Answer`,
      rows: numberBands(numbers).map((band) => ({
        key: String(band.first),
        label: numberRange(band),
        count: band.count,
      })),
      of: numbers.count,
      hidden: 0,
    }),
    /** Of answers that are no choice's title the `most` frequent. */
    choices: (answers: ChosenAnswers, choices: readonly TitledChoice[], language: string, most: number) => {
      const { counts, loose, others, several } = choiceCounts(answers, choices);
      const titled = keyed(choices, ({ id, title }) => id || title).map(({ key, item }, place) => ({
        key: `choice ${key}`,
        label: item.title,
        language,
        count: counts[place] ?? 0,
      }));
      const written = loose.slice(0, most).map(({ value, count }) => ({
        key: `answer ${value}`,
        label: value,
        language: "",
        count,
      }));
      const rest =
        others === 0 ? [] : [{ key: "others", label: t`Other answers`, count: others, isRest: true }];
      return {
        head: t`Choice`,
        rows: [...titled, ...written, ...rest],
        of: answers.answered,
        hidden: loose.length - written.length,
        /** True where an answer names several choices at once. */
        several,
      };
    },
  };
}

const DIGITS = 6;

/** A number, or the two that a band lies between. */
export function useNumberRange(): (band: Pick<NumberBand, "first" | "last">) => string {
  const { t } = useLingui();
  const { number } = useFormats();
  return ({ first, last }) =>
    first === last ? number(first, DIGITS) : t`${number(first, DIGITS)} to ${number(last, DIGITS)}`;
}
