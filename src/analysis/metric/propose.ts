/** What a question might be scored by, from what was answered to it: shown to the reader, who decides. */
import { NPS, upTo, writtenList, type Metric, type MetricValue, type ValueNames } from "./metric.ts";

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
 * the answers lie on no scale that is known.
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

/**
 * The same for choices whose titles say an order: the numbers of such a scale, alone or with words behind a sign ("5 =
 * very good"), or yes and no. All other choices are left outside of the scale; undefined where titles say no order.
 */
export function proposedForChoices(names: ValueNames): Proposal | undefined {
  const ordered = [...names].flatMap(([value, title]) => {
    const number = numberIn(title);
    return number === undefined ? [] : [{ value, number }];
  });
  const numbers = new Set(ordered.map(({ number }) => number));
  if (numbers.size < ordered.length) return undefined;
  const ends = [...numbers].toSorted((one, other) => one - other);
  const proposed =
    ends.length === 2
      ? { scale: ends, top: ends.slice(1), bottom: [] }
      : SCALES.find(({ scale }) => numbers.symmetricDifference(new Set(scale)).size === 0);
  if (proposed === undefined) return undefined;
  const choicesOf = (wanted: readonly MetricValue[] | null) =>
    ordered.flatMap(({ value, number }) => (wanted?.includes(number) === true ? [value] : []));
  // Nothing is left outside where every choice is on the scale.
  const scale = ordered.length === names.size ? null : choicesOf(proposed.scale);
  return { scale, top: choicesOf(proposed.top), bottom: choicesOf(proposed.bottom) };
}

/** A number, with nothing behind it but what a sign sets off: neither "1-2 times" nor "3 years". */
const NUMBERED = /^(\d+)(?:\s*[-–—:=.,)(/]\s*[^\s\d].*)?$/su;

const YES: ReadonlySet<string> = new Set(["yes", "kyllä", "ja", "sí", "si", "oui", "نعم"]);
const NO: ReadonlySet<string> = new Set(["no", "ei", "nej", "nein", "non", "لا"]);

/** The number that a title begins with; 1 and 0 for yes and no. */
function numberIn(title: string): number | undefined {
  const text = title.trim();
  const [, digits] = NUMBERED.exec(text) ?? [];
  if (digits !== undefined) return Number(digits);
  const word = text.toLowerCase();
  return YES.has(word) ? 1 : NO.has(word) ? 0 : undefined;
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
  return isRange ? `${first}-${last}` : writtenList(values);
}
