import type { Stretch } from "../../../../analysis/coverage.ts";
import { foldedText } from "../../../../lib/text/folded-text.ts";
import type { WrittenComment } from "../../data/written-comments.ts";
import type { CommentedChains } from "../../data/view/commented-chains.ts";

/** The places of the chains whose comments hold `searchText`, upper and lower case alike; undefined for all of them. */
export function placesWith(
  chains: CommentedChains,
  comments: ReadonlyMap<string, WrittenComment> | undefined,
  searchText: string,
): readonly number[] | undefined {
  const needle = foldedText(searchText.trim());
  if (needle === "" || comments === undefined) return undefined;
  const places: number[] = [];
  for (let place = 0; place < chains.length; place++) {
    const texts = comments.get(chains.at(place).id)?.texts;
    if (texts?.some((text) => foldedText(text).includes(needle))) places.push(place);
  }
  return places;
}

/** True where one of the chains, which come newest first, was collected in a stretch of seconds. */
export function isAnyWithin(chains: CommentedChains, { from, to }: Stretch): boolean {
  let [low, high] = [0, chains.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (chains.at(middle).createdAt > to) low = middle + 1;
    else high = middle;
  }
  return low < chains.length && chains.at(low).createdAt >= from;
}
