/** The columns of the stream of answers: what each is called, holds and tells. */
import type { AnswersQuery } from "../answers-query.ts";

/**
 * Types of columns. A dictionary's indices are signed integers of 8, 16 or 32 bits. Every dictionary comes whole, in
 * one batch before the first record batch, and does not grow; it names nothing that the token may not see.
 */
export type AnswerColumnType =
  /** `fixed_size_binary[12]` where every id of the stream is 24 lower-case hexadecimal digits, else `utf8`. */
  "identifier" | "timestamp[s, UTC]" | "dictionary<utf8>" | "float64" | "utf8" | "bool" | "int8";

export interface AnswerColumn {
  readonly name: string;
  readonly type: AnswerColumnType;
  readonly nullable: boolean;
  readonly description: string;
  /** The parameter that the column is there for; absent where it always is. */
  readonly with?: ColumnParameter;
}

type ColumnParameter = "text" | "metadata" | "comments";

const column = (
  name: string,
  type: AnswerColumnType,
  description: string,
  rest: { readonly nullable?: true; readonly with?: ColumnParameter } = {},
): AnswerColumn => ({ name, type, nullable: false, description, ...rest });

/** Every column that a stream may have, in order. */
export const ANSWER_COLUMNS: readonly AnswerColumn[] = [
  column("time", "timestamp[s, UTC]", "When the chain was created."),
  column("chain", "identifier", "The id of the response chain."),
  column("survey", "dictionary<utf8>", "The id of the chain's survey."),
  column("touchpoint", "dictionary<utf8>", "The id of the chain's touchpoint."),
  column("touchpoint_name", "dictionary<utf8>", "The name of the touchpoint, as the chain has it."),
  column("team", "dictionary<utf8>", "The id of the chain's team."),
  column("team_name", "dictionary<utf8>", "The name of the team, as the chain has it."),
  column("language", "dictionary<utf8>", "The chain's language."),
  column("question", "dictionary<utf8>", "The id of the question that is answered.", { nullable: true }),
  column("question_type", "dictionary<utf8>", "The type of the answer.", { nullable: true }),
  column("value", "float64", "`valueNum`, else a numeric `answer`; null where it is no number.", {
    nullable: true,
  }),
  column("text", "utf8", "`valueString`, else a textual `answer`; null where it is no text.", {
    nullable: true,
    with: "text",
  }),
  column("closed", "bool", "Whether the respondent can no longer edit the chain."),
  column("version", "int8", "The survey version that the chain was collected with."),
  column("metadata", "utf8", "The chain's metadata as JSON.", { with: "metadata" }),
  column("comment", "bool", "Whether any answer of the chain is a comment: of type Text, and not blank.", {
    with: "comments",
  }),
];

/** The columns of the stream that answers `query`, in order. */
export const answerColumns = (query: Pick<AnswersQuery, ColumnParameter>): readonly AnswerColumn[] =>
  ANSWER_COLUMNS.filter((each) => each.with === undefined || query[each.with] === true);
