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
 * the API it can be asked for. In any other order nobody knows before everything is read.
 */
export async function neighbourAmong(
  all: RowsAtHand,
  { id, direction, isNewestFirst }: Wanted,
): Promise<Neighbour | undefined> {
  const { arranged, arranging, phase } = all.store.state;
  const row = all.rows.rowOf(id);
  if (row === undefined) return undefined;
  const unread = isNewestFirst ? undefined : ({ kind: "unread" } as const);
  if (arranged === undefined || arranging) return unread;
  const { rows, settled, settledLast } = arranged;
  const place = rows.indexOf(row);
  if (place === -1) return undefined;
  const isWhole = phase === "complete";
  // Without a gap are all of them, or those at the end where the newest stand.
  const from = isWhole || settledLast === 0 ? 0 : rows.length - settledLast;
  const end = isWhole || settledLast > 0 ? rows.length : settled;
  if (place < from || place >= end) return unread;
  const isEnd = isWhole || (direction === "next" ? settledLast : settled) > 0;
  const step = direction === "next" ? 1 : -1;
  for (let to = place + step; ; to += step) {
    const beside = rows[to];
    if (beside === undefined && isEnd) return { kind: "none" };
    if (beside === undefined || to < from || to >= end) return unread;
    const [chain] = await all.fetch([beside]).catch(() => []);
    if (chain === undefined) return undefined;
    all.rows.put(beside, chain);
    if (isPathSegment(chain._id)) return { kind: "found", chain, page: undefined };
  }
}
