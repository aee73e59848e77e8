import { useRouter } from "@tanstack/react-router";
import { useLayoutEffect, useRef, type MouseEvent } from "react";
import type { ScreenValues } from "../../../filters/fields.ts";
import { isPlainClick } from "../../../filters/row-links.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import type { BesideComment } from "../../../reading/comments/index-protocol.ts";
import { focusSoon } from "../../../ui/keep-in-view.ts";

/** What an address says of the comments listed beside one. */
const besideText = ({ how, place, chain }: BesideComment): string => `${how}:${place}:${chain}`;

/** The same, read. */
export function besideOf({ beside = "" }: ScreenValues): BesideComment | undefined {
  const [how, place = "", ...chain] = beside.split(":");
  return how === "repeats" || how === "similar"
    ? { how, place: Number(place), chain: chain.join(":") }
    : undefined;
}

const HERE = "this-comment";
/** Pixels that the header covers, and some more. */
const HEADER = 68;

/** Ids of the heading of the comments beside one, and of how many comments there are. */
export const BESIDE = "beside-comment";
export const COUNTED = "comments-counted";

/**
 * Links beside comments, all of one address but for the comment: see `useRowLinks`. `onGo` is told of each that is followed
 * here. What they lead to begins at its top; back from there, the page is where it was left, and the keyboard at that link.
 */
export function useBesideLinks(
  { change, searchWith, values }: Screen,
  { isStale, onGo }: { readonly isStale: boolean; readonly onGo: () => void },
) {
  const router = useRouter();
  const left = useRef<{ readonly top: number; readonly href: string; readonly list: string }>(undefined);
  const list = JSON.stringify({ ...values, beside: undefined });
  const shown = useRef(values.beside);
  useLayoutEffect(() => {
    // The page is as high as it was once all are listed again.
    if (shown.current === values.beside || (values.beside === undefined && isStale)) return;
    shown.current = values.beside;
    const heading = document.getElementById(BESIDE);
    heading?.focus({ preventScroll: true });
    if ((heading?.getBoundingClientRect().top ?? HEADER) < HEADER) heading?.scrollIntoView();
    if (values.beside !== undefined) return;
    // A search or another order leads to another list.
    const back = left.current?.list === list ? left.current : undefined;
    left.current = undefined;
    if (back !== undefined) scrollTo({ top: back.top });
    focusSoon(back === undefined ? `#${COUNTED}` : `a[href="${CSS.escape(back.href)}"]`);
  }, [values.beside, isStale, list]);
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
        const { currentTarget } = event;
        if (values.beside === undefined && currentTarget instanceof HTMLAnchorElement)
          left.current = { top: scrollY, href: currentTarget.getAttribute("href") ?? "", list };
        change({ beside: text });
        onGo();
      },
    };
  };
}
