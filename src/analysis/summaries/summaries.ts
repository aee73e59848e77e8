/** What the answers to each question add up to. Of texts only the latest are kept, of contacts their number. */
import type { Response, ResponseChain } from "../../contract/resources.ts";
import { personalKind } from "../../lib/text/personal-kind.ts";
import { NOT_COUNTED } from "../columns/cells.ts";
import { givenAnswers, type Given } from "../columns/given-answers.ts";
import { DistinctTexts, type TextCounts } from "./distinct-texts.ts";
import { repeatKey } from "../comments/first-alike.ts";
import { normalise } from "../comments/normalise.ts";
import { ascending } from "../metric/metric.ts";
import { hasPersonalData } from "../texts/covered.ts";
import { numericSummary, type NumericSummary } from "./numeric-summary.ts";
import { isNpsAnswer, scoreOf } from "../texts/nps-answers.ts";
import { tallyOf, type Tally } from "../slice/tally.ts";

export interface TextAnswer {
  readonly chainId: string;
  /** Unix seconds. */
  readonly createdAt: number;
  /** The respondent's language code; may be empty. */
  readonly language: string;
  readonly text: string;
}

/** As many as a person reads at once. */
const LATEST = 50;

/** The latest 50 of `answers`, the latest first. */
export const latestOf = (answers: readonly TextAnswer[]): TextAnswer[] =>
  answers.toSorted((a, b) => b.createdAt - a.createdAt || ascending(b.chainId, a.chainId)).slice(0, LATEST);

/** Adds to a list that holds the latest. Sorts only now and then: twice as many as are wanted may wait in it. */
export function keepLatest(list: TextAnswer[], answer: TextAnswer): TextAnswer[] {
  list.push(answer);
  return list.length >= 2 * LATEST ? latestOf(list) : list;
}

export type QuestionSummary = {
  readonly questionId: string;
  readonly questionType: string;
  /** Chains that answered it: who left it blank did not. */
  readonly answered: number;
  /** Answers given: more than `answered` where a respondent gave several. */
  readonly answers: number;
} & (
  | { readonly kind: "nps"; readonly tally: Tally }
  | ({ readonly kind: "choice" } & TextCounts)
  /** `notNumbers` answers are in no figure. */
  | { readonly kind: "numeric"; readonly numbers: NumericSummary; readonly notNumbers: number }
  /** The latest first, at most 50. Where most answers are one of a few texts, how often each of these was given. */
  | {
      readonly kind: "text";
      readonly latest: readonly TextAnswer[];
      readonly repeated: TextCounts | undefined;
    }
  | { readonly kind: "contact" }
  /** A type that the API does not document. What looks like an address or a number to call is counted, and nothing else. */
  | ({ readonly kind: "unknown"; readonly latest: readonly TextAnswer[] } & TextCounts)
);

/** Types whose answers are numbers, but for the odd one that is none. */
const NUMERIC: ReadonlySet<string> = new Set(["Button", "Slider"]);

interface Collected {
  readonly questionType: string;
  answered: number;
  answers: number;
  readonly scores: number[];
  readonly numbers: Map<number, number>;
  readonly texts: DistinctTexts;
  latest: TextAnswer[];
}

export class SummaryBuilder {
  readonly #questions = new Map<string, Collected>();
  #chains = 0;

  get chains(): number {
    return this.#chains;
  }

  /** Adds the answers of a page; the caller sees to it that each chain comes once. */
  append(chains: readonly ResponseChain[]): void {
    this.#chains += chains.length;
    for (const chain of chains) {
      const answered = new Set<Collected>();
      for (const response of chain.responses) {
        const collected = this.#add(chain, response);
        if (collected !== undefined) answered.add(collected);
      }
      for (const collected of answered) collected.answered += 1;
    }
  }

  /** By the questions' ids. */
  summaries(): readonly QuestionSummary[] {
    return [...this.#questions]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([questionId, collected]) => summaryOf(questionId, collected));
  }

  /** The question that was answered; undefined where it was left blank. */
  #add(chain: ResponseChain, response: Response): Collected | undefined {
    const given = givenAnswers(response);
    if (given.length === 0) return undefined;
    const collected = this.#collected(response);
    collected.answers += given.length;
    if (isNpsAnswer(collected)) {
      const place = scoreOf(response) ?? NOT_COUNTED;
      collected.scores[place] = (collected.scores[place] ?? 0) + 1;
    } else for (const one of given) collect(collected, one, chain);
    return collected;
  }

  #collected({ questionId, questionType }: Response): Collected {
    const known = this.#questions.get(questionId);
    if (known !== undefined) return known;
    const collected: Collected = {
      questionType,
      answered: 0,
      answers: 0,
      scores: Array.from({ length: NOT_COUNTED + 1 }, () => 0),
      numbers: new Map(),
      texts: new DistinctTexts(),
      latest: [],
    };
    this.#questions.set(questionId, collected);
    return collected;
  }
}

function collect(collected: Collected, given: Given, { _id, createdAt, language }: ResponseChain): void {
  const { questionType, numbers } = collected;
  const answer = { chainId: _id, createdAt, language, text: String(given) };
  if (questionType === "Contact") return;
  if (questionType === "Word") return collected.texts.add(answer.text);
  if (questionType === "Text") {
    if (isCounted(answer.text)) collected.texts.add(answer.text);
    return keep(collected, answer);
  }
  if (typeof given === "number") return void numbers.set(given, (numbers.get(given) ?? 0) + 1);
  if (personalKind(given) !== undefined) return;
  collected.texts.add(given);
  keep(collected, answer);
}

function keep(collected: Collected, answer: TextAnswer): void {
  collected.latest = keepLatest(collected.latest, answer);
}

/** Characters of a text that is counted as if it had been chosen. */
const LONGEST_REPEATED = 80;
/** At least half of so many answers are one of so many texts. */
const [FEWEST_ANSWERS, MOST_TEXTS] = [30, 12];

/** What looks like an address or a number to call stands in no list of counted texts. */
const isCounted = (text: string): boolean => text.length <= LONGEST_REPEATED && !hasPersonalData(text);

/** Texts that repeat each other as comments do are one, written as most wrote it. */
function repeatedOf({ answers, texts }: Collected): TextCounts | undefined {
  if (answers < FEWEST_ANSWERS) return undefined;
  const groups = new Map<string, { readonly value: string; count: number }>();
  for (const { value, count } of texts.counts().values) {
    const key = repeatKey(normalise(value));
    const group = groups.get(key);
    if (group !== undefined) group.count += count;
    else if (key !== "") groups.set(key, { value, count });
  }
  const values = [...groups.values()].toSorted((a, b) => b.count - a.count).slice(0, MOST_TEXTS);
  const counted = values.reduce((sum, { count }) => sum + count, 0);
  return 2 * counted < answers ? undefined : { values, others: answers - counted };
}

function summaryOf(questionId: string, collected: Collected): QuestionSummary {
  const { questionType, answered, answers, scores } = collected;
  const question = { questionId, questionType, answered, answers };
  const counts = (): TextCounts => collected.texts.counts();
  switch (questionType) {
    case "NPS":
      return { ...question, kind: "nps", tally: tallyOf(scores.slice(0, NOT_COUNTED), scores[NOT_COUNTED]) };
    case "Word":
      return { ...question, kind: "choice", ...counts() };
    case "Text":
      return {
        ...question,
        kind: "text",
        latest: latestOf(collected.latest),
        repeated: repeatedOf(collected),
      };
    case "Contact":
      return { ...question, kind: "contact" };
    default: {
      const numbers = numericSummary(collected.numbers);
      const notNumbers = answers - (numbers?.count ?? 0);
      return numbers !== undefined && (notNumbers === 0 || NUMERIC.has(questionType))
        ? { ...question, kind: "numeric", numbers, notNumbers }
        : { ...question, kind: "unknown", latest: latestOf(collected.latest), ...counts() };
    }
  }
}
