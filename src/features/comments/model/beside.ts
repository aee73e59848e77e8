import type { ScreenValues } from "../../../filters/fields.ts";
import type { BesideComment } from "../../../reading/comments/index-words.ts";

/** What an address says of the comments listed beside one. */
export const besideText = ({ how, place, chain }: BesideComment): string => `${how}:${place}:${chain}`;

/** The same, read. */
export function besideOf({ beside = "" }: ScreenValues): BesideComment | undefined {
  const [how, place = "", ...chain] = beside.split(":");
  return how === "repeats" || how === "similar"
    ? { how, place: Number(place), chain: chain.join(":") }
    : undefined;
}
