import type { CommentedChains } from "./commented-chains.ts";
import type { AllComments } from "./read-comments.ts";

/** The places of the chains whose comments hold `sought`, upper and lower case alike; all of them for nothing. */
export function placesWith(
  chains: CommentedChains,
  comments: AllComments | undefined,
  sought: string,
): readonly number[] {
  const places = Array.from({ length: chains.length }, (_, place) => place);
  const needle = sought.trim().toLowerCase();
  if (needle === "" || comments === undefined) return places;
  return places.filter((place) =>
    comments.byChain.get(chains.at(place).id)?.texts.some((text) => text.toLowerCase().includes(needle)),
  );
}
