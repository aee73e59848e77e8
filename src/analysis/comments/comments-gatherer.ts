/**
 * Takes up the comments of chains as they are read, and says which of them a filter selects. Of chains it keeps what
 * they are filtered by, those without a comment too, since shares and periods rest on them.
 */
import { isNamed } from "../../contract/question-key.ts";
import type { Metadata, ResponseChain } from "../../contract/resources.ts";
import { sliceable } from "../texts/answer-text.ts";
import { isSelected, isWithin } from "../selection/is-selected.ts";
import type { SliceFilter } from "../slice/slice-filter.ts";
import { CommentIndex } from "./comment-index.ts";
import { chainScore, indexedComments } from "./indexed-comment.ts";

/** What many chains have in common. */
interface ChainFacts extends Pick<ResponseChain, "surveyId" | "touchpointId" | "teamId" | "language"> {
  readonly metadata: Metadata;
}

interface GatheredChain {
  readonly facts: ChainFacts;
  /** Unix seconds. */
  readonly createdAt: number;
  /** Its first NPS answer that counts, 0 to 10. */
  readonly score: number | undefined;
  readonly isAsked: boolean;
}

export type SelectedComments = ReturnType<CommentsGatherer["select"]>;

export class CommentsGatherer {
  readonly index = new CommentIndex();
  readonly #chains: GatheredChain[] = [];
  /** By comment the place of its chain. */
  readonly #chainOf: number[] = [];
  readonly #known = new Map<string, ChainFacts>();

  /** Chains taken up, selected or not. */
  get chains(): number {
    return this.#chains.length;
  }

  /** Takes up a chain, once. `isAsked` is false where it is left out by what a chain does not tell of itself. */
  take(chain: ResponseChain, isAsked = true): void {
    const { createdAt } = chain;
    for (const comment of indexedComments(chain)) {
      this.index.add(comment);
      this.#chainOf.push(this.#chains.length);
    }
    this.#chains.push({ facts: this.#factsOf(chain), createdAt, score: chainScore(chain), isAsked });
  }

  /**
   * The chains that a filter selects, by their first NPS answer that counts: how many, and when the first and the last of them
   * came, in unix seconds. Of their comments, newest first, those on its question.
   */
  select(filter: SliceFilter) {
    const { scores = [], question = [] } = filter;
    const { createdFrom: _from, createdTo: _to, ...unbound } = filter;
    const hasMetadata = metadataCondition(filter);
    const fits = new Map<ChainFacts, boolean>();
    let responses = 0;
    let span: { first: number; last: number } | undefined;
    const isWanted = Uint8Array.from(this.#chains, ({ facts, createdAt, score, isAsked }) => {
      if (!isAsked || !isWithin({ createdAt }, filter)) return 0;
      if (scores.length > 0 && (score === undefined || !scores.includes(score))) return 0;
      const fitting = fits.get(facts) ?? (isSelected({ ...facts, createdAt }, unbound) && hasMetadata(facts));
      fits.set(facts, fitting);
      if (!fitting) return 0;
      responses += 1;
      const { first = createdAt, last = createdAt } = span ?? {};
      span = { first: Math.min(first, createdAt), last: Math.max(last, createdAt) };
      return 1;
    });
    const selected = this.index.newest((comment) => {
      if (isWanted[this.#chainOf[comment] ?? 0] !== 1) return false;
      if (question.length === 0) return true;
      const { surveyId, questionId } = this.index.factsOf(comment);
      return question.some((name) => isNamed(name, { surveyId, _id: questionId }));
    });
    return { selected, responses, span };
  }

  #factsOf({ surveyId, touchpointId, teamId, language, metadata }: ResponseChain): ChainFacts {
    const facts = { surveyId, touchpointId, teamId, language, metadata };
    const key = JSON.stringify(facts);
    const known = this.#known.get(key) ?? facts;
    this.#known.set(key, known);
    return known;
  }
}

/** For each key that is named, one of the values named with it. */
function metadataCondition({ metadata = [] }: SliceFilter): (facts: ChainFacts) => boolean {
  const named = Map.groupBy(metadata, ({ key }) => key);
  const wanted = Array.from(
    named,
    ([key, terms]) => [key, new Set(terms.map(({ value }) => value))] as const,
  );
  return (facts) =>
    wanted.every(([key, values]) => {
      const given = Object.hasOwn(facts.metadata, key) ? sliceable(facts.metadata[key]) : undefined;
      return given !== undefined && values.has(given);
    });
}
