/**
 * Queries as the service reads them: search parameters become the typed query of an endpoint, or the list of
 * every parameter that is not usable. Strict, so that a misspelt filter is never taken for no filter.
 */
import type { InvalidParameter } from "./problem.ts";
import type {
  ChainFilter,
  ChainQuery,
  ChainsQuery,
  QuestionsQuery,
  SurveysQuery,
  SurveyVersion,
} from "./queries.ts";
import { ParameterReader } from "./parameter-reader.ts";

/** A usable query, or why it is none. */
export type ParsedQuery<Query> =
  | { readonly ok: true; readonly query: Query }
  | { readonly ok: false; readonly invalid: readonly InvalidParameter[] };

/** What `read` makes of search parameters, unless something among them is not usable. */
export function parsedQuery<Query>(
  search: URLSearchParams,
  read: (reader: ParameterReader) => Query,
): ParsedQuery<Query> {
  const reader = new ParameterReader(search);
  const query = read(reader);
  const invalid = reader.finish();
  return invalid.length === 0 ? { ok: true, query } : { ok: false, invalid };
}

/** The parameters of `GET /surveys`. */
export const readSurveysQuery = (search: URLSearchParams): ParsedQuery<SurveysQuery> =>
  parsedQuery(search, readListQuery);

/** The parameters of `GET /questions`. */
export const readQuestionsQuery = (search: URLSearchParams): ParsedQuery<QuestionsQuery> =>
  parsedQuery(search, (reader) => ({
    ...readListQuery(reader),
    ...reader.list("questionId"),
    ...reader.list("surveyId"),
  }));

/** The parameters of `GET /response-chains`. */
export const readChainsQuery = (search: URLSearchParams): ParsedQuery<ChainsQuery> =>
  parsedQuery(search, (reader) => ({ ...readListQuery(reader), ...readChainFilter(reader) }));

/** The parameters of `GET /response-chains/<id>`. */
export const readChainQuery = (search: URLSearchParams): ParsedQuery<ChainQuery> =>
  parsedQuery(search, (reader) => reader.scalar("preferredLanguage", text));

/** What chains are filtered by, wherever they can be. */
export function readChainFilter(reader: ParameterReader): ChainFilter {
  const filter: ChainFilter = {
    ...reader.scalar("createdFrom", unixSeconds),
    ...reader.scalar("createdTo", unixSeconds),
    ...reader.scalar("touchpointId", text),
    ...reader.list("surveyId"),
    ...reader.scalar("isClosed", truth),
    ...reader.scalar("surveyVersion", version),
  };
  const { createdFrom, createdTo } = filter;
  if (createdFrom !== undefined && createdTo !== undefined && createdFrom > createdTo)
    reader.refuse("createdFrom", "is after createdTo");
  return filter;
}

const readListQuery = (reader: ParameterReader): SurveysQuery => ({
  ...reader.scalar("skip", documents),
  ...reader.scalar("preferredLanguage", text),
});

// 15 digits are exact as a JavaScript number and fit the integers of every database.
const documents = {
  expected: "must be a whole number from 0",
  read: (value: string) => (/^\d{1,15}$/.test(value) ? Number(value) : undefined),
};
const unixSeconds = {
  expected: "must be a unix timestamp in whole seconds",
  read: (value: string) => (/^-?\d{1,15}$/.test(value) ? Number(value) + 0 : undefined),
};
/** Any text. */
export const text = { expected: "must be text", read: (value: string) => value };
/** `true` or `false`. */
export const truth = {
  expected: "must be true or false",
  read: (value: string) => (value === "true" ? true : value === "false" ? false : undefined),
};
const version = {
  expected: "must be 2 or 3",
  read: (value: string): SurveyVersion | undefined => (value === "2" ? 2 : value === "3" ? 3 : undefined),
};
