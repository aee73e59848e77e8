/** What a report's method tells and no column keeps: languages of answers, first and last response, and more. */
import { questionKey } from "../../contract/question-key.ts";
import { secondOf, UNKNOWN_TIME } from "../columns/columns.ts";
import type { SurveyVersion, ChainFilter } from "../../contract/queries.ts";
import type { Response, ResponseChain } from "../../contract/resources.ts";

export interface Tallied {
  readonly matches: (chain: ResponseChain) => boolean;
  /** Its answers that count. */
  readonly counted: (chain: ResponseChain) => readonly Response[];
}

/** How many of the chains that match are open, and of which version: what the API filters by and tells of none. */
export interface ChainFacts {
  readonly open: number;
  readonly versions: ReadonlyMap<SurveyVersion, number>;
}

export class MethodTally {
  /** Chains that match. */
  chains = 0;
  /** Unix seconds, of chains with a possible moment. */
  first: number | undefined;
  last: number | undefined;
  /** Counted answers by question (`questionKey`), then by the language that they were given in. */
  readonly answers = new Map<string, Map<string, number>>();
  readonly #tallied: Tallied;

  constructor(tallied: Tallied) {
    this.#tallied = tallied;
  }

  /** Takes up a chain, once. */
  take(chain: ResponseChain): void {
    if (!this.#tallied.matches(chain)) return;
    const { createdAt } = chain;
    this.chains += 1;
    if (secondOf(createdAt) !== UNKNOWN_TIME) {
      this.first = Math.min(createdAt, this.first ?? createdAt);
      this.last = Math.max(createdAt, this.last ?? createdAt);
    }
    for (const { surveyId, questionId, language } of this.#tallied.counted(chain)) {
      const key = questionKey({ surveyId: surveyId || chain.surveyId, _id: questionId });
      const languages = this.answers.get(key) ?? new Map<string, number>();
      // A stream of answers tells the language of the respondent alone.
      const given = language === "" ? chain.language : language;
      languages.set(given, (languages.get(given) ?? 0) + 1);
      this.answers.set(key, languages);
    }
  }
}

/** Counts the facts of chains one by one, where they are known. */
export class FactTally implements ChainFacts {
  open = 0;
  readonly versions = new Map<SurveyVersion, number>();

  add(isClosed: boolean, version: SurveyVersion): void {
    if (!isClosed) this.open += 1;
    this.versions.set(version, (this.versions.get(version) ?? 0) + 1);
  }
}

type Narrowing = Pick<ChainFilter, "isClosed" | "surveyVersion">;

/**
 * How many chains are open, and of which version, where no chain tells it: the API is asked for a part of them again.
 * Of `total` chains that match, narrowed by `known` already. `count` counts those that match one narrowing more, those
 * that are mostly fewer; undefined where they could not all be read.
 */
export async function chainFacts(
  total: number,
  { isClosed, surveyVersion }: Narrowing,
  count: (narrowing: Narrowing) => Promise<number | undefined>,
): Promise<ChainFacts | undefined> {
  const open = isClosed === undefined ? await count({ isClosed: false }) : isClosed ? 0 : total;
  const older =
    surveyVersion === undefined ? await count({ surveyVersion: 2 }) : surveyVersion === 2 ? total : 0;
  if (open === undefined || older === undefined) return undefined;
  return {
    open,
    versions: new Map<SurveyVersion, number>([
      [2, older],
      [3, total - older],
    ]),
  };
}
