import { useNavigate, useRouter, type ParsedLocation } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { isPathSegment } from "../contract/endpoints.ts";
import type { ScreenValues } from "./fields.ts";

const HERE = "this-row";

export type RowLinks = ReturnType<typeof useRowLinks>;

/** How a response is opened from the list that is shown at `entry`; undefined where it is shown on that very screen. */
type Opening = (
  id: string,
  entry: ParsedLocation,
) => Pick<NonNullable<Parameters<ReturnType<typeof useNavigate>>[0]>, "resetScroll" | "state"> | undefined;

/** Links of rows by chain id. All share one listener: a router's link takes longer than the rest of its row. */
export function useRowLinks(search: ScreenValues, opening: Opening) {
  const router = useRouter();
  const navigate = useNavigate();
  const { href } = router.buildLocation({ to: "/responses/$id", params: { id: HERE }, search });
  const open = (id: string) => {
    // As the address is then: each new one would have all rows drawn anew.
    const options = opening(id, router.state.location);
    if (options) void navigate({ to: "/responses/$id", params: { id }, search, ...options });
  };
  const [before = "", after = ""] = href.split(HERE);
  return {
    /** Undefined for an id that no address can hold. */
    hrefOf: (id: string) => (isPathSegment(id) ? before + encodeURIComponent(id) + after : undefined),
    open,
    onClick: (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLElement>("a[data-chain][href]") : null;
      const id = link?.dataset["chain"];
      if (id === undefined || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      open(id);
    },
  };
}

/** True for a click that asks for no other tab, window or file. */
export const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
