import type { Columns } from "../../../analysis/columns/columns.ts";

const serials = new WeakMap<Columns, number>();
let serial = 0;

/** Columns by a number that no others ever had: what was found in others says nothing of them. */
export function serialOf(columns: Columns): number {
  const known = serials.get(columns) ?? (serial += 1);
  serials.set(columns, known);
  return known;
}
