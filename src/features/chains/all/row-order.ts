import type { SortingState } from "@tanstack/react-table";
import type { ScreenValues } from "../../../filters/fields.ts";

/** The column that rows are sorted by. */
export interface RowOrder {
  readonly column: string;
  readonly descending: boolean;
}

/** The order of lists: newest first. */
const NEWEST_FIRST: RowOrder = { column: "created", descending: true };

/** `-created` and the like, as an address writes it. */
export function readOrder(text: ScreenValues["sort"]): RowOrder {
  if (text === undefined) return NEWEST_FIRST;
  return text.startsWith("-")
    ? { column: text.slice(1), descending: true }
    : { column: text, descending: false };
}

/** For the address, which leaves the order of lists out. */
export const writeOrder = ({ column, descending }: RowOrder): string | undefined =>
  column === NEWEST_FIRST.column && descending ? undefined : `${descending ? "-" : ""}${column}`;

/** The order as the table has it. */
export const sortingOf = ({ column, descending }: RowOrder): SortingState => [
  { id: column, desc: descending },
];

/** The order that the table asks for. */
export function orderOf([first]: SortingState): RowOrder {
  return first === undefined ? NEWEST_FIRST : { column: first.id, descending: first.desc };
}
