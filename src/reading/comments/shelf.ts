/** Comments as they were read, numbered from a base, so that those of two readings are never mixed up. */
import type { CommentIndex, Comments } from "../../analysis/comments/comment-index.ts";
import { CommentsGatherer, type SelectedComments } from "../../analysis/comments/comments-gatherer.ts";
import { parseQuery } from "../../analysis/comments/search.ts";
import type { AnswerToComments, CommentsAsked, ShownComment } from "./index-protocol.ts";

export interface InView extends SelectedComments {
  readonly index: CommentIndex;
  /** Those of the selected comments that the search finds, newest first. */
  readonly inView: Comments;
}

interface Known<Value> {
  readonly key: string;
  readonly value: Value;
}

const knownAs = <Value>(key: string, known: Known<Value> | undefined, make: () => Value): Known<Value> =>
  known?.key === key ? known : { key, value: make() };

export class Shelf {
  readonly gatherer = new CommentsGatherer();
  readonly base: number;
  /** Several questions are asked of the same comments, one after the other, and several searches in the same selection. */
  #selection: Known<SelectedComments> | undefined;
  #view: Known<InView> | undefined;

  constructor(base = 0) {
    this.base = base;
  }

  get size(): number {
    return this.gatherer.index.length;
  }

  /** The number of the next comment. */
  get end(): number {
    return this.base + this.size;
  }

  view({ filter, coded = [], uncoded = [], find }: CommentsAsked): InView {
    const { index, chains } = this.gatherer;
    const selecting = JSON.stringify([chains, filter, coded, uncoded]);
    this.#selection = knownAs(selecting, this.#selection, () => {
      const { selected, ...rest } = this.gatherer.select(filter);
      return { ...rest, selected: parted(index, parted(index, selected, coded, 1), uncoded, 0) };
    });
    const { value } = this.#selection;
    this.#view = knownAs(JSON.stringify([selecting, find]), this.#view, () => ({
      ...value,
      index,
      inView: index.find(parseQuery(find), value.selected),
    }));
    return this.#view.value;
  }

  /** The chains with comments that have a code, and for each code its places among them. */
  coded(codes: readonly string[]): AnswerToComments["coded"] {
    const { index } = this.gatherer;
    const places = new Map<string, number>();
    const placeOf = (comment: number): number => {
      const id = index.chainOf(comment);
      const place = places.get(id) ?? places.size;
      places.set(id, place);
      return place;
    };
    const found = index.findEach(codes.map(parseQuery), index.newest());
    const coded = found.map((comments) => Uint32Array.from(new Set(Array.from(comments, placeOf))));
    return { chains: [...places.keys()], codes: coded };
  }

  /** The comments of rows; those of other shelves are passed over. */
  shown(rows: readonly number[], codes: readonly string[]): readonly ShownComment[] {
    const { index } = this.gatherer;
    const comments = rows.map((row) => row - this.base).filter((at) => at >= 0 && at < index.length);
    const having = index.findEach(codes.map(parseQuery), Uint32Array.from(comments));
    const coded = having.map((found) => new Set(found));
    return comments.map((comment) => {
      const { language, touchpointId, touchpointName, surveyId, questionId } = index.factsOf(comment);
      return {
        row: comment + this.base,
        _id: index.chainOf(comment),
        place: index.placeOf(comment),
        createdAt: index.createdAt(comment),
        score: index.scoreOf(comment),
        language,
        touchpoint: touchpointName || touchpointId,
        touchpointId,
        surveyId,
        questionId,
        text: index.textOf(comment),
        codes: [...coded.keys()].filter((code) => coded[code]?.has(comment)),
      };
    });
  }
}

/** Those of `comments` that one of the searches finds, or that none of them finds; all where there is no search. */
function parted(index: CommentIndex, comments: Comments, finds: readonly string[], wanted: 0 | 1): Comments {
  if (finds.length === 0) return comments;
  const has = new Uint8Array(index.length);
  for (const found of index.findEach(finds.map(parseQuery), comments))
    for (const comment of found) has[comment] = 1;
  return comments.filter((comment) => has[comment] === wanted);
}
