import type { ColumnSort } from "@tanstack/react-table";
import type { ScreenValues } from "../../../filters/fields.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import { readColumnOrder, writeColumnOrder } from "../../../lib/column-order.ts";
import { languageName } from "../../../lib/language-name.ts";
import { answerText } from "../../../analysis/texts/answer-text.ts";
import { firstComment } from "../../../analysis/texts/comments.ts";
import { npsAnswers, scoreOf } from "../../../analysis/texts/nps-answers.ts";
import { coveredMetadata, coveredResponse } from "../../../analysis/texts/covered.ts";
import { answersTo } from "../columns/layout.ts";

const NEWEST_FIRST: Readonly<ColumnSort> = { id: "created", desc: true };

/** `-created` and the like, as an address writes it. */
export const readOrder = (text: ScreenValues["sort"]): Readonly<ColumnSort> =>
  text === undefined ? NEWEST_FIRST : readColumnOrder(text);

/** For the address, which leaves the order of lists out. */
export const writeOrder = (order: ColumnSort): string | undefined =>
  order.id === NEWEST_FIRST.id && order.desc ? undefined : writeColumnOrder(order);

/** What a table is sorted by; it may be nothing. */
export const orderOf = ([first = NEWEST_FIRST]: readonly ColumnSort[]): Readonly<ColumnSort> => first;

/** What a row is sorted by: what stands in its cell, as a number or as text; undefined where that is empty. */
export type SortKey = string | number | undefined;

/** The keys of a column: surveys by id, languages by their names in `locale`. */
export function sortKey(column: string, locale: string): (chain: ResponseChain) => SortKey {
  if (column === "language") return ({ language }) => languageName(language, locale) || undefined;
  const own = Object.hasOwn(OWN, column) ? OWN[column] : undefined;
  if (own !== undefined) return own;
  const [kind] = column.split(" ", 1);
  const name = column.slice((kind ?? "").length + 1);
  return kind === "question" ? answerKey(name) : metadataKey(name);
}

const OWN: Readonly<Record<string, (chain: ResponseChain) => SortKey>> = {
  created: ({ createdAt }) => createdAt,
  nps: (chain) => npsAnswers(chain).find(({ score }) => score !== undefined)?.score,
  comment: (chain) => firstComment(chain)?.text.trim(),
  survey: ({ surveyId }) => surveyId || undefined,
  touchpoint: ({ touchpointName, touchpointId }) => touchpointName || touchpointId || undefined,
  team: ({ teamName, teamId }) => teamName || teamId || undefined,
  browser: ({ browser }) => browser || undefined,
};

const answerKey =
  (question: string) =>
  (chain: ResponseChain): SortKey => {
    const [given] = answersTo(question, chain);
    if (given === undefined) return undefined;
    const { answer, valueString, valueNum } = coveredResponse(given);
    return scoreOf(given) ?? valueNum ?? (answerText(answer ?? valueString) || undefined);
  };

const metadataKey =
  (key: string) =>
  ({ metadata }: ResponseChain): SortKey => {
    if (!Object.hasOwn(metadata, key)) return undefined;
    const [value] = Object.values(coveredMetadata({ [key]: metadata[key] }));
    return typeof value === "number" ? value : answerText(value) || undefined;
  };
