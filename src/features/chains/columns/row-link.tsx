import { useLingui } from "@lingui/react/macro";
import type { ResponseChain } from "../../../contract/resources.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import classes from "./cells.module.css";
import { useNavigate, useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import type { ScreenValues } from "../../../filters/fields.ts";
import { isPathSegment } from "../../../lib/path-segment.ts";
import { rowLinkAt } from "../beside/use-beside.ts";

interface RowLinkProps {
  readonly chain: ResponseChain;
  readonly zone: string;
  readonly links: RowLinks;
}

/** When a response was given, which leads to it. */
export function RowLink({ chain, zone, links }: RowLinkProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  return (
    <a href={links.hrefOf(chain._id)} data-chain={chain._id} className={classes["created"]}>
      {moment(chain.createdAt, zone) ?? t`Unknown time`}
    </a>
  );
}

const HERE = "this-row";

export interface RowLinks {
  /** Undefined for an id that no address can hold. */
  readonly hrefOf: (id: string) => string | undefined;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * Links of rows by their chains' ids. All of them share one listener and one address but for the id: a link of the
 * router's own takes longer to make than the rest of its row.
 */
export function useRowLinks(search: ScreenValues): RowLinks {
  const router = useRouter();
  const navigate = useNavigate();
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
      // As the address is then: each new one would have all rows drawn anew.
      const beside = rowLinkAt(router.state.location);
      void navigate({ to: "/responses/$id", params: { id }, search, ...beside });
    },
  };
}

/** True for a click that asks for no other tab, window or file. */
const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
