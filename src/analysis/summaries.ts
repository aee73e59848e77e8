/**
 * What the answers to each question add up to, whatever its type. Built page by page; of texts only the latest are
 * kept, of contacts nothing but how many there are.
 */
import type { Response, ResponseChain } from "../contract/resources.ts";
import { NOT_COUNTED } from "./columns.ts";
import { numericSummary, type NumericSummary } from "./numeric-summary.ts";
import { scoreOf } from "./score-of.ts";
import { tallyOf, type Tally } from "./tally.ts";

/** An answer in words, and whose it is. */
export interface TextAnswer {
  readonly chainId: string;
  /** Unix seconds. */
  readonly createdAt: number;
  readonly text: string;
}

export interface ValueCount<Value> {
  readonly value: Value;
  readonly count: number;
}

export type QuestionSummary = {
  readonly questionId: string;
  readonly questionType: string;
  /** Answers of any kind, those that an NPS does not count included. */
  readonly answers: number;
} & (
  | { readonly kind: "nps"; readonly tally: Tally }
  /** The most frequent first; `others` is what a list of at most 1,000 values does not hold. */
  | { readonly kind: "choice"; readonly values: readonly ValueCount<string>[]; readonly others: number }
  | { readonly kind: "numeric"; readonly numbers: NumericSummary }
  /** The latest first, at most 50. */
  | { readonly kind: "text"; readonly latest: readonly TextAnswer[] }
  | { readonly kind: "contact" }
  /** A type that nobody told us about, with answers that are not all numbers. */
  | { readonly kind: "unknown"; readonly latest: readonly TextAnswer[] }
);

const LATEST = 50;
const MAX_VALUES = 1000;

interface Collected {
  readonly questionType: string;
  answers: number;
  readonly scores: number[];
  readonly numbers: Map<number, number>;
  readonly texts: Map<string, number>;
  others: number;
  latest: TextAnswer[];
}

export class SummaryBuilder {
  readonly #questions = new Map<string, Collected>();

  /** Adds the answers of a page; the caller sees to it that each chain comes once. */
  append(chains: readonly ResponseChain[]): void {
    for (const chain of chains) for (const response of chain.responses) this.#add(chain, response);
  }

  /** In the order in which the questions were first answered. */
  summaries(): readonly QuestionSummary[] {
    return [...this.#questions].map(([questionId, collected]) => summaryOf(questionId, collected));
  }

  #add({ _id, createdAt }: ResponseChain, response: Response): void {
    const collected = this.#collected(response);
    collected.answers += 1;
    if (collected.questionType === "Contact") return;
    const score = scoreOf(response);
    collected.scores[score] = (collected.scores[score] ?? 0) + 1;
    const { valueNum } = response;
    if (valueNum !== undefined) collected.numbers.set(valueNum, (collected.numbers.get(valueNum) ?? 0) + 1);
    const text = textOf(response);
    if (text === undefined) return;
    if (collected.questionType === "Word") countText(collected, text);
    else keepLatest(collected, { chainId: _id, createdAt, text });
  }

  #collected({ questionId, questionType }: Response): Collected {
    const known = this.#questions.get(questionId);
    if (known !== undefined) return known;
    const scores = Array.from({ length: NOT_COUNTED + 1 }, () => 0);
    const texts = new Map<string, number>();
    const collected = { questionType, answers: 0, scores, numbers: new Map(), texts, others: 0, latest: [] };
    this.#questions.set(questionId, collected);
    return collected;
  }
}

/** What an answer says in words; undefined when it says nothing or is a number. */
function textOf({ valueString, valueNum, answer }: Response): string | undefined {
  if (valueNum !== undefined && valueString === undefined) return undefined;
  const text = valueString ?? answer;
  return typeof text === "string" && text.trim() !== "" ? text : undefined;
}

function countText(collected: Collected, text: string): void {
  const count = collected.texts.get(text);
  if (count === undefined && collected.texts.size >= MAX_VALUES) collected.others += 1;
  else collected.texts.set(text, (count ?? 0) + 1);
}

/** Sorts only now and then: twice as many as are wanted may wait. */
function keepLatest(collected: Collected, answer: TextAnswer): void {
  collected.latest.push(answer);
  if (collected.latest.length >= 2 * LATEST) collected.latest = latestOf(collected.latest);
}

const latestOf = (answers: readonly TextAnswer[]): TextAnswer[] =>
  answers.toSorted((a, b) => b.createdAt - a.createdAt || (a.chainId < b.chainId ? 1 : -1)).slice(0, LATEST);

function summaryOf(questionId: string, collected: Collected): QuestionSummary {
  const { questionType, answers, scores, numbers, texts, others, latest } = collected;
  const question = { questionId, questionType, answers };
  switch (questionType) {
    case "NPS":
      return { ...question, kind: "nps", tally: tallyOf(scores.slice(0, NOT_COUNTED), scores[NOT_COUNTED]) };
    case "Word":
      return { ...question, kind: "choice", values: byCount(texts), others };
    case "Text":
      return { ...question, kind: "text", latest: latestOf(latest) };
    case "Contact":
      return { ...question, kind: "contact" };
    default: {
      const summary = numericSummary(numbers);
      return summary !== undefined && summary.count === answers
        ? { ...question, kind: "numeric", numbers: summary }
        : { ...question, kind: "unknown", latest: latestOf(latest) };
    }
  }
}

const byCount = (counts: ReadonlyMap<string, number>): readonly ValueCount<string>[] =>
  [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
