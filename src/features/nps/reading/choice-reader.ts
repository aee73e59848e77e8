import type { KnownChoices } from "../../../analysis/columns/answer-builder.ts";
import { knownChoices } from "../../../analysis/columns/known-choices.ts";
import type { Client } from "../../../client/create-client.ts";
import { surveysInLanguages } from "../../../client/surveys-in-languages.ts";

/** The choices of all questions with their names in every language: respondents answer in theirs. */
export class ChoiceReader {
  #known: KnownChoices | undefined;

  /** Read once. Throws an `ApiError`. */
  async of(client: Pick<Client, "allSurveys">, signal: AbortSignal): Promise<KnownChoices> {
    if (this.#known !== undefined) return this.#known;
    const { asked, versions } = await surveysInLanguages(client, undefined, signal);
    this.#known = knownChoices([asked, ...versions].flat());
    return this.#known;
  }
}
