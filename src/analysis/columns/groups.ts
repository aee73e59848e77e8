/** Gives each combination of survey, touchpoint, team, language, closed, version and question its number. */
import type { ResponseChain } from "../../contract/resources.ts";
import type { Columns, Dimension, Entry, GroupCodes, GroupFacts } from "./columns.ts";
import { NO_QUESTION } from "./columns.ts";

/** The entries of one dimension, each under its name in the newest chain, whatever order chains come in. */
class Entries {
  readonly list: Entry[] = [];
  readonly #codes = new Map<string, number>();
  readonly #named: number[] = [];

  code(id: string, name = "", at = 0): number {
    const code = this.#codes.get(id) ?? this.list.length;
    if (code === this.list.length) this.#codes.set(id, code);
    if (this.#isNewer(code, name, at)) {
      this.list[code] = { id, name };
      this.#named[code] = at;
    }
    return code;
  }

  #isNewer(code: number, name: string, at: number): boolean {
    const named = this.#named[code];
    const known = this.list[code];
    if (named === undefined || known === undefined) return true;
    return at > named || (at === named && name > known.name);
  }
}

/** What `of` tells of each dimension. */
export const eachDimension = <Value>(of: (dimension: Dimension) => Value): Record<Dimension, Value> => ({
  survey: of("survey"),
  touchpoint: of("touchpoint"),
  team: of("team"),
  language: of("language"),
  question: of("question"),
});

/** What a group is made of, and when a chain said so. */
export type GroupedChain = Pick<
  ResponseChain,
  "surveyId" | "touchpointId" | "touchpointName" | "teamId" | "teamName" | "language" | "createdAt"
>;

export class Groups {
  readonly #entries = eachDimension(() => new Entries());
  readonly #pairs = new Pairs();
  readonly #numbers = new Pairs();
  readonly #codes: Record<Dimension, number>[] = [];
  readonly #facts: GroupFacts[] = [];
  /** Names of columns that are taken over count as newer than those of any chain, the last ones most. */
  #adopted = Number.MAX_SAFE_INTEGER / 2;

  constructor() {
    this.#entries.question.code(NO_QUESTION.id);
  }

  /** The number of the group of a chain's answers to one question, of those with a value of one page. */
  number(chain: GroupedChain, questionId: string, facts: GroupFacts): number {
    const { survey, touchpoint, team, language, question } = this.#entries;
    const codes = {
      survey: survey.code(chain.surveyId),
      touchpoint: touchpoint.code(chain.touchpointId, chain.touchpointName, chain.createdAt),
      team: team.code(chain.teamId, chain.teamName, chain.createdAt),
      language: language.code(chain.language),
      question: question.code(questionId),
    };
    return this.#number(codes, facts);
  }

  /** Takes over the groups of columns; returns the number here of each group there, of the page that it is on here. */
  adopt({ entries, codes, facts }: Columns): (group: number, page: number) => number {
    const newest = (this.#adopted += 1);
    const recoded = eachDimension((dimension) =>
      entries[dimension].map(({ id, name }) => this.#entries[dimension].code(id, name, newest)),
    );
    return (group, page) =>
      this.#number(
        eachDimension((dimension) => recoded[dimension][codes[dimension][group] ?? 0] ?? 0),
        { ...facts[group], page },
      );
  }

  get size(): number {
    return this.#codes.length;
  }

  entries(): Readonly<Record<Dimension, readonly Entry[]>> {
    return eachDimension((dimension) => [...this.#entries[dimension].list]);
  }

  codes(): GroupCodes {
    return eachDimension((dimension) => Uint32Array.from(this.#codes, (codes) => codes[dimension]));
  }

  facts(): readonly GroupFacts[] {
    return [...this.#facts];
  }

  #number(codes: Record<Dimension, number>, { isClosed, surveyVersion, page = 0 }: GroupFacts): number {
    const { survey, touchpoint, team, language, question } = codes;
    const place = this.#pairs.number(survey, touchpoint);
    const people = this.#pairs.number(team, language);
    const about = this.#pairs.number(question, page * 12 + Number(isClosed ?? 2) * 4 + (surveyVersion ?? 0));
    const number = this.#numbers.number(this.#pairs.number(place, people), about);
    if (number === this.#codes.length) {
      this.#codes.push(codes);
      this.#facts.push({ isClosed, surveyVersion, ...(page > 0 && { page }) });
    }
    return number;
  }
}

/** Gives each pair of numbers below 2²⁶ a number, counted up from 0: faster than texts of both. */
class Pairs {
  readonly #numbers = new Map<number, number>();

  number(one: number, other: number): number {
    const key = one * 2 ** 26 + other;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#numbers.size);
    return this.#numbers.size - 1;
  }
}
