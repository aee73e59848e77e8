import type { Response, ResponseChain } from "../../../contract/resources.ts";
import { answerText } from "../../../analysis/texts/answer-text.ts";
import { scoreOf } from "../../../analysis/texts/nps-answers.ts";

/** What stands in one cell of a table that leaves this page. */
export type Cell = string | number;

const LAST_MILLISECOND = 8.64e15;

/** A moment (unix seconds) as clocks in `zone` show it: `2026-11-20 15:41:00`; empty for what is no moment. */
export function localTime(seconds: number, zone: string): string {
  if (!isMoment(seconds)) return "";
  const instant = Temporal.Instant.fromEpochMilliseconds(Math.trunc(seconds * 1000));
  const local = instant.toZonedDateTimeISO(zone).toPlainDateTime();
  return local.toString({ smallestUnit: "second" }).replace("T", " ");
}

/** The same in UTC: `2026-11-20T13:41:00Z`. */
export const utcTime = (seconds: number): string =>
  isMoment(seconds) ? new Date(seconds * 1000).toISOString().replace(/\.\d+Z$/, "Z") : "";

const isMoment = (seconds: number): boolean => Math.abs(seconds * 1000) <= LAST_MILLISECOND;

/** Everything that was answered to one question; a score or another number stays one. */
export function answerCell(responses: readonly Response[]): Cell {
  const [only, ...more] = responses;
  if (only === undefined) return "";
  const score = scoreOf(only) ?? only.valueNum;
  if (more.length === 0 && score !== undefined && Number.isFinite(score)) return score;
  return responses
    .map(({ answer, valueString, valueNum }) => valueText(answer ?? valueString ?? valueNum))
    .join("; ");
}

/** A value of the metadata. */
export function metadataCell({ metadata }: ResponseChain, key: string): Cell {
  const value: unknown = Object.hasOwn(metadata, key) ? metadata[key] : "";
  return typeof value === "number" && Number.isFinite(value) ? value : valueText(value);
}

/** On one line: what is no text is written as JSON without line breaks. */
const valueText = (value: unknown): string =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : answerText(value);
