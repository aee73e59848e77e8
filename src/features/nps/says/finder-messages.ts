import type { Columns } from "../../../analysis/columns/columns.ts";
import type { Drivers } from "../../../analysis/drivers/find-drivers.ts";
import type { Findings, FindingsRequest } from "../../../analysis/findings/find.ts";

/** What the screen's thread asks of the finder. Searches are told apart by a number that is never used twice. */
export type ToFinder =
  | { readonly kind: "columns"; readonly columns: Columns }
  | { readonly kind: "find"; readonly search: number; readonly request: FindingsRequest }
  | { readonly kind: "stop"; readonly search: number };

/** All that was found. */
export interface Found {
  readonly findings: Findings;
  /** What goes with the score; undefined where nothing clearly does. */
  readonly drivers: Drivers | undefined;
}

/** Nothing is told of a search that was stopped. */
export interface FromFinder extends Found {
  readonly search: number;
}
