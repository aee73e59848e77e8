import { useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import type { ScreenValues } from "../../../filters/fields.ts";
import { isPlainClick } from "../../../filters/row-links.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import type { BesideComment } from "../../../reading/comments/index-words.ts";

/** What an address says of the comments listed beside one. */
const besideText = ({ how, place, chain }: BesideComment): string => `${how}:${place}:${chain}`;

/** The same, read. */
export function besideOf({ beside = "" }: ScreenValues): BesideComment | undefined {
  const [how, place = "", ...chain] = beside.split(":");
  return how === "repeats" || how === "similar"
    ? { how, place: Number(place), chain: chain.join(":") }
    : undefined;
}

/** Of a link to the comments beside one, or back to all. */
export type BesideLink = ReturnType<typeof useBesideLinks>;

const HERE = "this-comment";

/** Links beside comments, all of one address but for the comment: see `useRowLinks`. `onGo` is told of each that is followed here. */
export function useBesideLinks({ change, searchWith }: Screen, onGo: () => void) {
  const router = useRouter();
  const hrefWith = (beside: string | undefined) =>
    router.buildLocation({ to: "/comments", search: searchWith({ beside }) }).href;
  const [before = "", after = ""] = hrefWith(HERE).split(HERE);
  const all = hrefWith(undefined);
  return (beside: BesideComment | undefined) => {
    const text = beside && besideText(beside);
    return {
      href: text === undefined ? all : before + encodeURIComponent(text) + after,
      onClick: (event: MouseEvent) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        change({ beside: text });
        onGo();
      },
    };
  };
}
