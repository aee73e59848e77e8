import type { Connection } from "../../../client/connection.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { isPathSegment } from "../../../lib/path-segment.ts";
import type { Direction, Neighbour } from "./neighbour.ts";
import { keptRows } from "../all/kept-rows.ts";
import { rowsQuery } from "../all/rows-query.ts";

/** The neighbour of a chain in the list of all rows, in its order; undefined where that list is not at hand. */
export async function neighbourInRows(
  connection: Connection,
  screen: Pick<Screen, "values" | "zone">,
  id: string,
  direction: Direction,
): Promise<Neighbour | undefined> {
  const all = keptRows(connection, rowsQuery(screen));
  const { arranged, arranging = true, phase } = all?.store.state ?? {};
  const row = all?.rows.rowOf(id);
  if (all === undefined || arranged === undefined || arranging || row === undefined) return undefined;
  const place = arranged.rows.indexOf(row);
  if (place === -1) return undefined;
  const step = direction === "next" ? 1 : -1;
  for (let to = place + step; ; to += step) {
    const beside = arranged.rows[to];
    if (beside === undefined) return { kind: phase === "complete" ? "none" : "unknown" };
    const [chain] = await all.fetch([beside]);
    if (chain === undefined) return undefined;
    all.rows.put(beside, chain);
    if (isPathSegment(chain._id)) return { kind: "found", chain, page: undefined };
  }
}
