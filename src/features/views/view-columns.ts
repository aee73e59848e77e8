import { parseSearch, type RawSearch } from "../../filters/search.ts";
import type { View } from "./view.ts";

/** The columns of the list of responses, as that list keeps them. */
export interface ViewColumns {
  /** How they are at an address with this search; undefined where nobody has arranged them. */
  readonly at: (search: RawSearch) => unknown;
  /** Arranges them so for that search; undefined, or what can't be read, as they were at first. */
  readonly arrange: (search: RawSearch, columns: unknown) => void;
}

const hasColumns = ({ screen }: Pick<View, "screen">): boolean => screen === "/responses";

/** The view with the columns that its screen has now. */
export const withColumns = (view: View, columns: ViewColumns): View =>
  hasColumns(view) ? { ...view, columns: columns.at(parseSearch(view.search)) } : view;

/** Arranges the columns as the view has them, before it is opened. */
export function bringColumns(view: View, columns: ViewColumns): void {
  if (hasColumns(view)) columns.arrange(parseSearch(view.search), view.columns);
}
