import { useNavigate, useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { carried } from "../../../filters/narrowing.ts";
import { searchFor } from "../../../filters/search.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { isPathSegment } from "../../../lib/path-segment.ts";

export interface CommentLinks {
  /** Undefined for an id that no address can hold. */
  readonly hrefOf: (id: string) => string | undefined;
  readonly onClick: (event: MouseEvent) => void;
}

const HERE = "this-row";

/** Windows with room for comments and a response. */
const wide = matchMedia("(min-width: 1100px)");

/** Links of comments to their responses, which open beside the list where there is room. */
export function useCommentLinks(screen: Screen, onOpen: (id: string) => void): CommentLinks {
  const router = useRouter();
  const navigate = useNavigate();
  const search = searchFor("responses", carried(screen.values));
  const { href } = router.buildLocation({ to: "/responses/$id", params: { id: HERE }, search });
  const [before = "", after = ""] = href.split(HERE);
  return {
    hrefOf: (id) => (isPathSegment(id) ? before + encodeURIComponent(id) + after : undefined),
    onClick: (event) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLElement>("a[data-chain][href]") : null;
      const id = link?.dataset["chain"];
      if (id === undefined || event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      onOpen(id);
      if (wide.matches) screen.change({ response: id });
      else void navigate({ to: "/responses/$id", params: { id }, search });
    },
  };
}

/** True for a click that asks for no other tab, window or file. */
const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
