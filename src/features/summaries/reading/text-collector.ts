import { givenAnswers } from "../../../analysis/columns/given-answers.ts";
import { byTime, type TextAnswer } from "../../../analysis/summaries/latest-texts.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import { foldedText } from "../../../lib/text/folded-text.ts";
import type { FoundTexts, TextQuery } from "./reader-words.ts";

/** All texts that answer one question, to be searched. */
export class TextCollector {
  readonly #questionId: string;
  #texts: TextAnswer[] = [];
  #isSorted = true;

  constructor(questionId: string) {
    this.#questionId = questionId;
  }

  add(chains: readonly ResponseChain[]): void {
    this.#isSorted = false;
    for (const { _id: chainId, createdAt, language, responses } of chains) {
      for (const response of responses) {
        if (response.questionId !== this.#questionId) continue;
        for (const given of givenAnswers(response)) {
          this.#texts.push({ chainId, createdAt, language, text: String(given) });
        }
      }
    }
  }

  find({ text, most }: TextQuery): FoundTexts {
    if (!this.#isSorted) this.#texts = this.#texts.toSorted(byTime);
    this.#isSorted = true;
    const needle = foldedText(text.trim());
    const found =
      needle === "" ? this.#texts : this.#texts.filter((each) => foldedText(each.text).includes(needle));
    return { kind: "texts", count: found.length, ofTexts: this.#texts.length, latest: found.slice(0, most) };
  }
}
