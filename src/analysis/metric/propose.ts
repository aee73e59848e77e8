/** What a question might be scored by, from what was answered to it: shown to the reader, who decides. */
import { NPS, upTo, type Metric, type MetricValue } from "./metric.ts";

/** A value and how often it was answered. */
export interface AnsweredValue {
  readonly value: MetricValue;
  readonly answers: number;
}

type Proposal = Pick<Metric, "scale" | "top" | "bottom">;

/** A scale that people know holds at least this part of the answers: others are slips of the keyboard. */
const HELD = 0.95;

const SCALES: readonly Proposal[] = [
  { scale: upTo(1, 5), top: [4, 5], bottom: [] },
  { scale: upTo(1, 7), top: [5, 6, 7], bottom: [] },
  { scale: NPS.scale, top: NPS.top, bottom: NPS.bottom },
];

/**
 * 1 to 5: the two highest; 1 to 7: the three highest; 0 to 10: the cuts of NPS; two numbers: the higher. Undefined where
 * the answers lie on no scale that is known, and of choices, which have no order.
 */
export function proposedFor(answered: readonly AnsweredValue[]): Proposal | undefined {
  const given = answered.filter(({ answers }) => answers > 0);
  const values = given.flatMap(({ value }) => (typeof value === "number" ? [value] : []));
  if (values.length === 0 || values.length < given.length) return undefined;
  const [low, high, ...more] = values.toSorted((one, other) => one - other);
  if (low !== undefined && high !== undefined && more.length === 0)
    return { scale: [low, high], top: [high], bottom: [] };
  const all = sum(given);
  return SCALES.find(({ scale }) => sum(given.filter(({ value }) => scale?.includes(value))) >= HELD * all);
}

const sum = (answered: readonly AnsweredValue[]): number =>
  answered.reduce((total, { answers }) => total + answers, 0);

/** Values as an address has them: `4,5`, `1-5`. */
export function writtenValues(values: readonly MetricValue[]): string | undefined {
  if (values.length === 0) return undefined;
  const [first, last] = [values[0], values.at(-1)];
  const isRange =
    values.length > 2 &&
    typeof first === "number" &&
    values.every((value, place) => Number.isInteger(value) && value === first + place);
  return isRange ? `${first}-${last}` : values.join(",");
}
