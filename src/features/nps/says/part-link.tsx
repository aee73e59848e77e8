import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { ScreenValues } from "../../../filters/fields.ts";
import { goToPart } from "./keep-in-view.ts";
import type { Part } from "./sentence.ts";

/** Nobody is where a link leads to before they have followed it. */
const HERE = { includeHash: true } as const;

interface PartLinkProps {
  readonly to: Part;
  /** The search of the address in which that part shows what is meant; left out where it does as it is. */
  readonly search?: ScreenValues | undefined;
  readonly children: ReactNode;
}

/** Leads to a part of the screen, by an address that shows it to whoever opens it. */
export const PartLink = ({ to, search, children }: PartLinkProps) => (
  <Link
    to="."
    search={search ?? true}
    hash={to}
    resetScroll={false}
    activeOptions={HERE}
    preload={false}
    onClick={() => goToPart(to)}
  >
    {children}
  </Link>
);
