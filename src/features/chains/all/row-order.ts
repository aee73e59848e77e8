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

/** The order after a press on the head of `column`: the other way round, or first the way that is asked for most. */
export function pressed(order: RowOrder, column: string): RowOrder {
  if (order.column === column) return { column, descending: !order.descending };
  return { column, descending: column === "created" };
}
