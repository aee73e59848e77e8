/** What of the packed chains a caller has asked for and may see, and the rows that a leaf gives of it. */
import { type AnswersQuery, wantedType } from "../../../contract/answers-query.ts";
import type { Scope } from "../../store/store.ts";
import type { AnswerGroups, ChainGroup, QuestionGroup } from "../packed/answer-groups.ts";
import { type PackedChains, answersStart } from "../packed/packed-chains.ts";
import { bisect } from "../../../lib/bisect.ts";

export interface Selection {
  /** By number of a chain's group: 1 where its chains are selected. */
  readonly chains: Uint8Array<ArrayBuffer>;
  /** By number of a question's group: 1 where its answers are wanted. */
  readonly questions: Uint8Array<ArrayBuffer>;
  /** Unix seconds, included. */
  readonly from: number;
  readonly to: number;
}

export function selectionOf(groups: AnswerGroups, scope: Scope, query: AnswersQuery): Selection {
  const { createdFrom = -Infinity, createdTo = Infinity } = query;
  const isSelected = chainTest(scope, query);
  const isWanted = questionTest(query);
  return {
    chains: Uint8Array.from(groups.chain, (group) => Number(group !== undefined && isSelected(group))),
    questions: Uint8Array.from(groups.question, (group) => Number(group !== undefined && isWanted(group))),
    from: createdFrom,
    to: createdTo,
  };
}

function chainTest(scope: Scope, query: AnswersQuery): (group: ChainGroup) => boolean {
  const teams = scope === "all" ? undefined : new Set(scope);
  const surveys = query.surveyId?.length ? new Set(query.surveyId) : undefined;
  const { touchpointId, isClosed, surveyVersion } = query;
  return (group) =>
    (teams?.has(group.teamId) ?? true) &&
    (surveys?.has(group.surveyId) ?? true) &&
    (touchpointId === undefined || group.touchpointId === touchpointId) &&
    (isClosed === undefined || group.isClosed === isClosed) &&
    (surveyVersion === undefined || group.surveyVersion === surveyVersion);
}

function questionTest(query: AnswersQuery): (group: QuestionGroup) => boolean {
  const type = wantedType(query);
  const ids = query.questionId?.length ? new Set(query.questionId) : undefined;
  return ({ question, questionType }) =>
    (type === undefined || questionType === type) && (ids?.has(question) ?? true);
}

/** The numbers of the chains that lie in the bounds: from the first one up to the second. */
export function numbersWithin(
  { time, chains }: PackedChains,
  { from, to }: Selection,
): readonly [number, number] {
  const first = bisect(0, chains, (at) => (time[at] ?? 0) < from);
  return [first, bisect(first, chains, (at) => (time[at] ?? 0) <= to)];
}

/** The answer of a row that tells a chain without any that was asked for. */
export const NO_ANSWER = -1;

/** For each row the chain and the answer that it tells. */
export interface PickedRows {
  readonly length: number;
  /** By row: the number of its chain. */
  readonly chain: Uint32Array<ArrayBuffer>;
  /** By row: the number of its answer, or `NO_ANSWER`. */
  readonly answer: Int32Array<ArrayBuffer>;
}

export function pickRows(pack: PackedChains, selection: Selection): PickedRows {
  const { chains, questions } = selection;
  const [first, end] = numbersWithin(pack, selection);
  const most = end - first + pack.question.length;
  const [chain, answer] = [new Uint32Array(most), new Int32Array(most)];
  let length = 0;
  let at = answersStart(pack, first);
  for (let own = first; own < end; own += 1) {
    const answersEnd = pack.answersEnd[own] ?? 0;
    if (chains[pack.group[own] ?? 0] === 1) {
      const before = length;
      for (; at < answersEnd; at += 1) {
        if (questions[pack.question[at] ?? 0] !== 1) continue;
        chain[length] = own;
        answer[length] = at;
        length += 1;
      }
      if (length === before) {
        chain[length] = own;
        answer[length] = NO_ANSWER;
        length += 1;
      }
    }
    at = answersEnd;
  }
  return { length, chain, answer };
}

/** Rows from number `from` up to `to`. */
export const rowsBetween = ({ chain, answer }: PickedRows, from: number, to: number): PickedRows => ({
  length: to - from,
  chain: chain.subarray(from, to),
  answer: answer.subarray(from, to),
});
