/** The columns of the contract, each with how it is made of picked rows. */
import { answerColumns, type AnswerColumn } from "../../../contract/answers/answer-columns.ts";
import type { AnswersQuery } from "../../../contract/answers-query.ts";
import { COMMENT_TYPE } from "../../../contract/answers/answers-stream.ts";
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
import { ColumnRoom } from "./column-room.ts";
import { dictionaryOf } from "./dictionary.ts";
import type { PickedRows } from "./picked-rows.ts";
import type { StreamPlan } from "./stream-plan.ts";

/** A column of a stream: its field, and what it says of rows of a leaf, which holds until it is made again. */
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
  return answerColumns(query).map((column): StreamColumn => {
    const { name, nullable } = column;
    const { type, make } = maker(column, groups, query, plan);
    const room = new ColumnRoom();
    return { name, nullable, type, make: (pack, rows) => make(pack, rows, room) };
  });
}

type Make = (pack: PackedChains, rows: PickedRows, room: ColumnRoom) => ArrowColumn;

interface Maker {
  readonly type: ArrowType;
  readonly make: Make;
}

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
      return { type: "small number", make: (pack, rows, room) => numberColumn(numbers, pack, rows, room) };
    }
    case "utf8":
      return { type: "text", make: name === "metadata" ? metadataColumn : textMaker(groups, query) };
  }
}

function dictionaryMaker(name: string, groups: AnswerGroups, plan: StreamPlan): Maker {
  const ofChains = OF_CHAINS[name];
  if (ofChains !== undefined) {
    const type = dictionaryOf(groups.chain, plan.chainGroups, ofChains);
    return { type, make: (pack, rows, room) => chainCodes(type, pack, rows, room) };
  }
  const ofQuestions = OF_QUESTIONS[name];
  if (ofQuestions === undefined) throw new TypeError(`no column is called ${name}`);
  const type = dictionaryOf(groups.question, plan.questionGroups, ofQuestions);
  return { type, make: (pack, rows, room) => questionCodes(type, pack, rows, room) };
}

function closedMaker({ chain }: AnswerGroups): Make {
  const isTrue = Uint8Array.from(chain, (group) => Number(group?.isClosed ?? false));
  return (pack, rows, room) => truthColumn(isTrue, pack, rows, room);
}

function commentMaker({ question }: AnswerGroups): Make {
  const canBe = Uint8Array.from(question, (group) => Number(group?.questionType === COMMENT_TYPE));
  return (pack, rows, room) => commentColumn(canBe, pack, rows, room);
}

function textMaker(groups: AnswerGroups, { contacts = false }: AnswersQuery): Make {
  const tells = Uint8Array.from(groups.question, (group) =>
    Number(contacts || group?.questionType !== CONTACT),
  );
  return (pack, rows, room) => answerTexts(pack, rows, tells, room);
}
