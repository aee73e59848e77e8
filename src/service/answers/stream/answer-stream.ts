/** All answers as the bytes of an Arrow IPC stream, message by message. */
import { CHAINS_KEY, UNSAID_KEY, COMMENT_TYPE } from "../../../contract/answers/answers-link.ts";
import type { AnswersQuery } from "../../../contract/answers-query.ts";
import type { Scope } from "../../store/store.ts";
import type { AnswerSnapshot, LeafPart } from "../leaves/leaf.ts";
import { releasePack, type PackedChains } from "../packed/packed-chains.ts";
import { ArrowMessages, END_OF_STREAM, type ArrowField } from "./arrow-messages.ts";
import { pickRows, rowsBetween, type PickedRows, selectionOf } from "./selection.ts";
import { planStream, type StreamPlan } from "./stream-plan.ts";
import { answerColumns, type AnswerColumn } from "../../../contract/answers/answer-columns.ts";
import type { AnswerGroups, ChainGroup, QuestionGroup } from "../packed/answer-groups.ts";
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
  type BatchOf,
} from "./arrow-columns.ts";
import { ColumnBuffer } from "./column-buffer.ts";
import { dictionaryOf } from "./dictionary.ts";

/**
 * Rows of a record batch: the NPS answers of a leaf are two batches, all its answers some more. Longer batches would be no
 * quicker to write, and be that much more in memory for a reader that waits, and before other requests' turn.
 */
const BATCH_ROWS = 8_192;
/** Rows of the very first: the client has something to begin with while the next ones are on their way. */
const FIRST_ROWS = 2_048;
/** Milliseconds that a leaf is kept in memory for the next batch; a reader that takes longer has it read again. */
const KEPT_FOR = 50;

/**
 * What `snapshot` holds of what `query` asks for in `scope`. One leaf is in memory at a time, none while the reader does
 * not read, and the next one is read when it is asked for. Each message is the reader's own, memory and all.
 */
export async function* answerStream(
  snapshot: AnswerSnapshot,
  scope: Scope,
  query: AnswersQuery,
): AsyncGenerator<Uint8Array, void, undefined> {
  const selection = selectionOf(snapshot.groups, scope, query);
  const plan = await planStream(snapshot, selection);
  const columns = streamColumns(snapshot.groups, query, plan);
  const told = new Map([[CHAINS_KEY, String(plan.chains)]]);
  const { question } = snapshot.groups;
  if (plan.questionGroups.some((group) => question[group]?.isUnsaid === true)) told.set(UNSAID_KEY, "true");
  const messages = new ArrowMessages(columns, told);
  yield messages.head();
  const parts: readonly LeafPart[] = [
    ...(query.text === true || query.comments === true ? (["text"] as const) : []),
    ...(query.metadata === true ? (["metadata"] as const) : []),
  ];
  let most = FIRST_ROWS;
  for (const leaf of plan.leaves) {
    let held: HeldLeaf | undefined;
    for (let from = 0, to = 0, isWhole = false; !isWhole; from = to) {
      if (held === undefined) {
        const pack = await snapshot.read(leaf, parts);
        held = { pack, rows: pickRows(pack, selection), rooms: [] };
      }
      const { pack, rows, rooms } = held;
      to = Math.min(from + most, rows.length);
      isWhole = to === rows.length;
      most = BATCH_ROWS;
      const part = rowsBetween(rows, from, to);
      const made = columns.map(({ make }, at) =>
        make({ pack, rows: part, room: (rooms[at] ??= new ColumnBuffer()) }),
      );
      const message = messages.batch(made, part.length);
      const letGo = (): void => {
        held = undefined;
        releasePack(pack);
      };
      const timer = setTimeout(letGo, KEPT_FOR);
      yield message;
      clearTimeout(timer);
    }
    if (held !== undefined) releasePack(held.pack);
  }
  yield END_OF_STREAM.slice();
}

/** A leaf in memory, its rows, and the rooms that the columns of its batches are made in. */
interface HeldLeaf {
  readonly pack: PackedChains;
  readonly rows: PickedRows;
  readonly rooms: ColumnBuffer[];
}

/** A column of a stream: its field, and what it says of rows of a leaf, which holds until `room` is used again. */
interface StreamColumn extends ArrowField {
  readonly make: Make;
}

type Make = (batch: BatchOf) => ArrowColumn;

/** Answers of this type identify the respondent. */
const CONTACT = "Contact";

const OF_CHAINS: Readonly<Record<string, (group: ChainGroup) => string>> = {
  survey: ({ surveyId }) => surveyId,
  touchpoint: ({ touchpointId }) => touchpointId,
  touchpoint_name: ({ touchpointName }) => touchpointName,
  team: ({ teamId }) => teamId,
  team_name: ({ teamName }) => teamName,
  language: ({ language }) => language,
};

const OF_QUESTIONS: Readonly<Record<string, (group: QuestionGroup) => string>> = {
  question: ({ question }) => question,
  question_type: ({ questionType }) => questionType,
};

/** The columns of the stream that answers `query`, as the contract names them. */
function streamColumns(groups: AnswerGroups, query: AnswersQuery, plan: StreamPlan): readonly StreamColumn[] {
  return answerColumns(query).map((column): StreamColumn => {
    const { name, nullable } = column;
    const { type, make } = maker(column, groups, query, plan);
    return { name, nullable, type, make };
  });
}

type Maker = Pick<StreamColumn, "type" | "make">;

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
      return { type: "small number", make: (batch) => numberColumn(numbers, batch) };
    }
    case "utf8":
      return { type: "text", make: name === "metadata" ? metadataColumn : textMaker(groups, query) };
  }
}

function dictionaryMaker(name: string, groups: AnswerGroups, plan: StreamPlan): Maker {
  const ofChains = OF_CHAINS[name];
  if (ofChains !== undefined) {
    const type = dictionaryOf(groups.chain, plan.chainGroups, ofChains);
    return { type, make: (batch) => chainCodes(type, batch) };
  }
  const ofQuestions = OF_QUESTIONS[name];
  if (ofQuestions === undefined) throw new TypeError(`no column is called ${name}`);
  const type = dictionaryOf(groups.question, plan.questionGroups, ofQuestions);
  return { type, make: (batch) => questionCodes(type, batch) };
}

function closedMaker({ chain }: AnswerGroups): Make {
  const isTrue = Uint8Array.from(chain, (group) => Number(group?.isClosed ?? false));
  return (batch) => truthColumn(isTrue, batch);
}

function commentMaker({ question }: AnswerGroups): Make {
  const canBe = Uint8Array.from(question, (group) => Number(group?.questionType === COMMENT_TYPE));
  return (batch) => commentColumn(canBe, batch);
}

function textMaker(groups: AnswerGroups, { contacts = false }: AnswersQuery): Make {
  const tells = Uint8Array.from(groups.question, (group) =>
    Number(contacts || group?.questionType !== CONTACT),
  );
  return (batch) => answerTexts(tells, batch);
}
