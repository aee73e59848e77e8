import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { ScreenValues } from "../../../filters/fields.ts";
import type { Part } from "./sentence.ts";

/** Comes with the lower parts: before them there is nowhere to go. Where it can't be loaded, the address goes there once. */
const go = async (part: Part) => {
  const { goToPart } = await import("../../../ui/keep-in-view.ts");
  goToPart(part);
};

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
    onClick={() => void go(to).catch(() => undefined)}
  >
    {children}
  </Link>
);
