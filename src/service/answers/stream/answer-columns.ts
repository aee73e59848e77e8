/** The columns of the contract, each with how it is made of picked rows. */
import { answerColumns, type AnswerColumn } from "../../../contract/answers/answers-stream.ts";
import type { AnswersQuery } from "../../../contract/answers-query.ts";
import { COMMENT_TYPE } from "../../../contract/comment.ts";
import { TextColumnBuilder } from "../packed/text-column.ts";
import type { AnswerGroups, ChainGroup, QuestionGroup } from "../packed/answer-groups.ts";
import type { PackedChains } from "../packed/packed-chains.ts";
import {
  answerTexts,
  chainCodes,
  commentColumn,
  idColumn,
  idTextColumn,
  metadataColumn,
  numberColumn,
  questionCodes,
  timeColumn,
  truthColumn,
  valueColumn,
  type ArrowColumn,
} from "./arrow-columns.ts";
import type { ArrowField, ArrowType } from "./arrow-messages.ts";
import { dictionaryOf } from "./dictionary.ts";
import type { PickedRows } from "./picked-rows.ts";
import type { StreamPlan } from "./stream-plan.ts";

/** A column of a stream: its field, and what it says of rows of a leaf. */
export interface StreamColumn extends ArrowField {
  readonly make: (pack: PackedChains, rows: PickedRows) => ArrowColumn;
}

/** Answers of this type tell who somebody is. */
const CONTACT = "Contact";

const OF_CHAINS: Readonly<Record<string, (group: ChainGroup) => string>> = {
  survey: ({ survey }) => survey,
  touchpoint: ({ touchpoint }) => touchpoint,
  touchpoint_name: ({ touchpointName }) => touchpointName,
  team: ({ team }) => team,
  team_name: ({ teamName }) => teamName,
  language: ({ language }) => language,
};

const OF_QUESTIONS: Readonly<Record<string, (group: QuestionGroup) => string>> = {
  question: ({ question }) => question,
  question_type: ({ questionType }) => questionType,
};

/** The columns of the stream that answers `query`, as the contract names them. */
export function streamColumns(
  groups: AnswerGroups,
  query: AnswersQuery,
  plan: StreamPlan,
): readonly StreamColumn[] {
  return answerColumns(query).map((column) => {
    const { name, nullable } = column;
    return Object.assign({ name, nullable }, maker(column, groups, query, plan));
  });
}

type Maker = Pick<StreamColumn, "make"> & { readonly type: ArrowType };

function maker(
  { name, type }: AnswerColumn,
  groups: AnswerGroups,
  query: AnswersQuery,
  plan: StreamPlan,
): Maker {
  switch (type) {
    case "timestamp[s, UTC]":
      return { type: "time", make: timeColumn };
    case "identifier":
      return plan.hasOddIds ? { type: "text", make: idTextColumn } : { type: "id", make: idColumn };
    case "dictionary<utf8>":
      return dictionaryMaker(name, groups, plan);
    case "float64":
      return { type: "number", make: valueColumn };
    case "bool":
      return { type: "truth", make: name === "comment" ? commentMaker(groups) : closedMaker(groups) };
    case "int8": {
      const numbers = Uint8Array.from(groups.chain, (group) => group?.surveyVersion ?? 0);
      return { type: "small number", make: (pack, rows) => numberColumn(numbers, pack, rows) };
    }
    case "utf8":
      return { type: "text", make: name === "metadata" ? metadataMaker() : textMaker(groups, query) };
  }
}

function dictionaryMaker(name: string, groups: AnswerGroups, plan: StreamPlan): Maker {
  const ofChains = OF_CHAINS[name];
  if (ofChains !== undefined) {
    const type = dictionaryOf(groups.chain, plan.chainGroups, ofChains);
    return { type, make: (pack, rows) => chainCodes(type, pack, rows) };
  }
  const ofQuestions = OF_QUESTIONS[name];
  if (ofQuestions === undefined) throw new TypeError(`no column is called ${name}`);
  const type = dictionaryOf(groups.question, plan.questionGroups, ofQuestions);
  return { type, make: (pack, rows) => questionCodes(type, pack, rows) };
}

function closedMaker({ chain }: AnswerGroups): StreamColumn["make"] {
  const isTrue = Uint8Array.from(chain, (group) => Number(group?.isClosed ?? false));
  return (pack, rows) => truthColumn(isTrue, pack, rows);
}

function commentMaker({ question }: AnswerGroups): StreamColumn["make"] {
  const canBe = Uint8Array.from(question, (group) => Number(group?.questionType === COMMENT_TYPE));
  return (pack, rows) => commentColumn(canBe, pack, rows);
}

/** In one place, batch after batch: each is copied into its message before the next one is made. */
function metadataMaker(): StreamColumn["make"] {
  const room = new TextColumnBuilder();
  return (pack, rows) => metadataColumn(pack, rows, room);
}

function textMaker(groups: AnswerGroups, { contacts = false }: AnswersQuery): StreamColumn["make"] {
  const tells = Uint8Array.from(groups.question, (group) =>
    Number(contacts || group?.questionType !== CONTACT),
  );
  return (pack, rows) => answerTexts(pack, rows, tells);
}
