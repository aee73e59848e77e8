/** Rows on their way into a file: kept as text, which is a fraction of what objects take, until all columns are known. */
import * as z from "zod/mini";
import { questionKey, type QuestionIdentity } from "../../../contract/question-key.ts";
import { chainSchema, type ResponseChain } from "../../../contract/resources.ts";

export interface MetQuestion extends QuestionIdentity {
  readonly title: string;
}

interface Kept {
  readonly createdAt: number;
  readonly _id: string;
  readonly line: string;
}

export class GatheredRows {
  readonly #rows: Kept[] = [];
  readonly #metadataKeys = new Set<string>();
  readonly #questions = new Map<string, MetQuestion>();
  readonly #keepsOrder: boolean;

  /** Rows are put out newest first, or as they came where `keepsOrder`. */
  constructor(keepsOrder = false) {
    this.#keepsOrder = keepsOrder;
  }

  get count(): number {
    return this.#rows.length;
  }

  get metadataKeys(): ReadonlySet<string> {
    return this.#metadataKeys;
  }

  /** Each with the title that came with its first answer. */
  get questions(): readonly MetQuestion[] {
    return [...this.#questions.values()];
  }

  /** Unix seconds of the newest and the oldest row; undefined where there is none. */
  get span(): { readonly newest: number; readonly oldest: number } | undefined {
    if (this.#rows.length === 0) return undefined;
    let [newest, oldest] = [-Infinity, Infinity];
    for (const { createdAt } of this.#rows) {
      newest = Math.max(newest, createdAt);
      oldest = Math.min(oldest, createdAt);
    }
    return { newest, oldest };
  }

  add(chains: readonly ResponseChain[]): void {
    for (const chain of chains) {
      for (const key of Object.keys(chain.metadata)) this.#metadataKeys.add(key);
      for (const { questionId: _id, question: title } of chain.responses) {
        if (_id === "") continue;
        const question = { surveyId: chain.surveyId, _id, title };
        const key = questionKey(question);
        if (!this.#questions.has(key)) this.#questions.set(key, question);
      }
      this.#rows.push({ createdAt: chain.createdAt, _id: chain._id, line: JSON.stringify(chain) });
    }
  }

  /** Each row as JSON on a line of its own, in the order of the list. */
  *lines(): Generator<string> {
    if (!this.#keepsOrder) this.#rows.sort(newestFirst);
    for (const { line } of this.#rows) yield line;
  }

  *chains(): Generator<ResponseChain> {
    for (const line of this.lines()) yield z.parse(chainSchema, JSON.parse(line));
  }
}

const newestFirst = (a: Kept, b: Kept): number => b.createdAt - a.createdAt || (a._id < b._id ? 1 : -1);
