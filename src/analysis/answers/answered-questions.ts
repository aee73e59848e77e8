/**
 * What chains answer, question by question, kept so that it can be counted over time and one question against another:
 * choices, buttons, sliders, scores. What was written freely, and whatever points at a person, is never kept.
 */
import type { Response, ResponseChain } from "../../contract/resources.ts";
import { grown } from "../../lib/growing.ts";
import { personalKind } from "../../lib/text/personal-kind.ts";
import { secondOf } from "../columns/columns.ts";
import { givenAnswers, type Given } from "../columns/given-answers.ts";
import { isNpsAnswer, scoreOf } from "../texts/nps-answers.ts";

/** Answers to one question: each with the chain that gave it, by the order in which chains were added. */
export interface AnsweredQuestion {
  readonly isNps: boolean;
  /** Different answers. */
  readonly values: readonly Given[];
  readonly length: number;
  /** The chain of each answer, ascending: one that gives several stands there several times. */
  readonly chains: Uint32Array;
  /** The place of each answer in `values`. */
  readonly places: Uint32Array;
}

/** Types whose answers are no category and no number. */
const NEVER: ReadonlySet<string> = new Set(["Text", "Contact"]);

class Answers implements AnsweredQuestion {
  readonly isNps: boolean;
  readonly values: Given[] = [];
  length = 0;
  chains = new Uint32Array(0);
  places = new Uint32Array(0);
  readonly #known = new Map<Given, number>();

  constructor(isNps: boolean) {
    this.isNps = isNps;
  }

  add(chain: number, given: Given): void {
    this.chains = grown(this.chains, this.length + 1);
    this.places = grown(this.places, this.length + 1);
    this.chains[this.length] = chain;
    this.places[this.length] = this.#placeOf(given);
    this.length += 1;
  }

  #placeOf(given: Given): number {
    const known = this.#known.get(given);
    if (known !== undefined) return known;
    this.#known.set(given, this.values.length);
    return this.values.push(given) - 1;
  }
}

export class AnsweredQuestions {
  readonly #questions = new Map<string, Answers>();
  #times = new Uint32Array(0);
  #chains = 0;

  /** Adds a page; the caller sees to it that each chain comes once. */
  append(chains: readonly ResponseChain[]): void {
    for (const { createdAt, responses } of chains) {
      this.#times = grown(this.#times, this.#chains + 1);
      this.#times[this.#chains] = secondOf(createdAt);
      for (const response of responses)
        for (const given of countedAnswers(response)) this.#answers(response).add(this.#chains, given);
      this.#chains += 1;
    }
  }

  /** By id. */
  get questions(): ReadonlyMap<string, AnsweredQuestion> {
    return this.#questions;
  }

  /** When each chain was made, in unix seconds; `UNKNOWN_TIME` where it names no possible moment. */
  get times(): Uint32Array {
    return this.#times;
  }

  #answers({ questionId, ...response }: Response): Answers {
    const known = this.#questions.get(questionId);
    if (known !== undefined) return known;
    const answers = new Answers(isNpsAnswer(response));
    this.#questions.set(questionId, answers);
    return answers;
  }
}

function countedAnswers(response: Response): readonly Given[] {
  if (NEVER.has(response.questionType)) return [];
  if (isNpsAnswer(response)) return [scoreOf(response) ?? []].flat();
  return givenAnswers(response).filter(
    (given) =>
      typeof given === "number" || response.questionType === "Word" || personalKind(given) === undefined,
  );
}
