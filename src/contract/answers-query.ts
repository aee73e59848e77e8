/** Queries of `GET /earshot/answers`, an extension of our service: the filters of chains, without paging. */
import type { ChainFilter } from "./queries.ts";
import { parsedQuery, readChainFilter, text, truth, type ParsedQuery } from "./query-parsing.ts";

/** The type that is streamed where neither `type` nor `questionId` is given. */
export const USUAL_TYPE = "NPS";

/** The `type` that stands for every type. */
export const EVERY_TYPE = "all";

/** Parameters of `GET /earshot/answers`. Filters choose chains; `questionId` and `type` choose among their answers. */
export interface AnswersQuery extends ChainFilter {
  /** Only answers to these questions; an empty list is no filter. */
  readonly questionId?: readonly string[];
  /** Only answers of this type, or `all`. By default NPS, and with `questionId` all. */
  readonly type?: string;
  /** Whether the stream has the column `metadata`. */
  readonly metadata?: boolean;
  /** Whether the stream has the column `text`. */
  readonly text?: boolean;
  /** Whether `text` tells contact details too; only with `text`. */
  readonly contacts?: boolean;
  /** Whether the stream has the column `comment`. */
  readonly comments?: boolean;
}

/** The parameters of `GET /earshot/answers`. */
export const readAnswersQuery = (search: URLSearchParams): ParsedQuery<AnswersQuery> =>
  parsedQuery(search, (reader) => {
    const query: AnswersQuery = {
      ...readChainFilter(reader),
      ...reader.list("questionId"),
      ...reader.scalar("type", text),
      ...reader.scalar("metadata", truth),
      ...reader.scalar("text", truth),
      ...reader.scalar("contacts", truth),
      ...reader.scalar("comments", truth),
    };
    if (query.contacts === true && query.text !== true) reader.refuse("contacts", "needs text=true");
    return query;
  });

/** The type of answer that `query` wants; undefined for every type. */
export function wantedType({ type, questionId = [] }: AnswersQuery): string | undefined {
  const wanted = type ?? (questionId.length > 0 ? EVERY_TYPE : USUAL_TYPE);
  return wanted === EVERY_TYPE ? undefined : wanted;
}
