import { Link } from "@tanstack/react-router";
import type { ComponentProps, ReactNode } from "react";
import { isPathSegment } from "../lib/path-segment.ts";
import type { AnySearch } from "./search.ts";

interface IdLinkProps extends Pick<ComponentProps<typeof Link>, "preload" | "resetScroll" | "state"> {
  readonly to: "/responses/$id" | "/surveys/$id";
  readonly id: string;
  readonly search: AnySearch;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Leads to what has this id; words alone where no address can hold the id, and would be another page's. */
export function IdLink({ to, id, className, children, ...link }: IdLinkProps) {
  if (!isPathSegment(id)) return <span className={className}>{children}</span>;
  return (
    <Link to={to} params={{ id }} className={className} {...link}>
      {children}
    </Link>
  );
}
