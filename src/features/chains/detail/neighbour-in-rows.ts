import type { Connection } from "../../../client/connection.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { isPathSegment } from "../../../contract/endpoints.ts";
import type { Direction, Neighbour } from "./neighbour-in-list.ts";
import type { AllRows, AllRowsState } from "../all/all-rows.ts";
import { keptRows, rowsQuery } from "../all/kept-rows.ts";
import { readOrder, writeOrder } from "../all/row-order.ts";

/** The neighbour of a chain in the list of all rows, in its order; undefined where that list is not at hand. */
export async function neighbourInRows(
  connection: Connection,
  screen: Pick<Screen, "values" | "zone">,
  id: string,
  direction: Direction,
): Promise<Neighbour | undefined> {
  const { sort, group } = screen.values;
  const all = keptRows(connection, rowsQuery(screen));
  const isNewestFirst = group === undefined && writeOrder(readOrder(sort)) === undefined;
  return all && neighbourAmong(all, { id, direction, isNewestFirst });
}

interface RowsAtHand extends Pick<AllRows, "rows" | "fetch"> {
  readonly store: { readonly state: AllRowsState };
}

interface Wanted {
  readonly id: string;
  readonly direction: Direction;
  /** True for the order that the API has too. */
  readonly isNewestFirst: boolean;
}

/**
 * Undefined also where the rows are gone, and where a row that is still to be read may stand between the two: in the order of
 * the API it can be asked for. In any other order the neighbour is that of the rows read so far.
 */
export async function neighbourAmong(
  all: RowsAtHand,
  { id, direction, isNewestFirst }: Wanted,
): Promise<Neighbour | undefined> {
  const { arranged, arranging, phase } = all.store.state;
  const row = all.rows.rowOf(id);
  if (arranged === undefined || arranging || row === undefined) return undefined;
  const { rows, settled } = arranged;
  const certain = phase === "complete" || !isNewestFirst ? rows.length : settled;
  const place = rows.indexOf(row);
  if (place === -1 || place >= certain) return undefined;
  const step = direction === "next" ? 1 : -1;
  for (let to = place + step; ; to += step) {
    if (to >= certain && certain < rows.length) return undefined;
    const beside = rows[to];
    if (beside === undefined) return lastOf(direction, phase === "complete", isNewestFirst);
    const [chain] = await all.fetch([beside]).catch(() => []);
    if (chain === undefined) return undefined;
    all.rows.put(beside, chain);
    if (isPathSegment(chain._id)) return { kind: "found", chain, page: undefined };
  }
}

/** What is said past the first or the last row. */
function lastOf(direction: Direction, isWhole: boolean, isNewestFirst: boolean): Neighbour | undefined {
  if (isWhole) return { kind: "none" };
  if (!isNewestFirst) return { kind: "unknown" };
  // Nothing stands before the first of the settled rows; what follows the last one can be asked for.
  return direction === "previous" ? { kind: "none" } : undefined;
}
