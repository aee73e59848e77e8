/** The chains before and after one, in the order of the list it belongs to. */
import { queryOptions } from "@tanstack/react-query";
import type { Connection } from "../../../client/connection.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import { chainFilter } from "../../../filters/chain-filter.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { isPathSegment } from "../../../lib/path-segment.ts";
import { chainsQuery } from "../queries/chains-query.ts";
import { appliedHere, fitting, isNarrowedHere } from "../../../filters/conditions.ts";
import { neighbourInTime } from "./neighbour-in-time.ts";
import type { Direction } from "./neighbour.ts";
import { neighbourOnPages } from "./neighbour-on-pages.ts";

/** What says which list a chain is in: its filters, zone and page. */
export type ListPlace = Pick<Screen, "values" | "zone">;

export function neighbourQuery(
  connection: Connection,
  { values, zone }: ListPlace,
  chain: Pick<ResponseChain, "_id" | "createdAt">,
  direction: Direction,
) {
  const { page = 1, lang, rows = "pages", sort, group } = values;
  const filter = chainFilter(values, zone);
  const isFitting = fitting(values);
  // Past what no address can lead to.
  const fits = (other: ResponseChain) => isPathSegment(other._id) && isFitting(other);
  const shownAs = { page, rows, sort: sort ?? null, group: group ?? null };
  const place = { ...shownAs, filter, localFilters: appliedHere(values), lang: lang ?? null };
  return queryOptions({
    queryKey: [connection.id, "neighbour", direction, chain._id, place],
    queryFn: async ({ client: cache, signal }) => {
      if (rows === "all" || isNarrowedHere(values)) {
        const { neighbourInRows } = await import("./neighbour-in-rows.ts");
        const inRows = await neighbourInRows(connection, { values, zone }, chain._id, direction);
        if (inRows !== undefined) return inRows;
      }
      const onPages = await neighbourOnPages({
        id: chain._id,
        page,
        direction,
        fits,
        read: (skip) => cache.query(chainsQuery(connection, { filter, lang, skip })),
      });
      return (
        onPages ??
        neighbourInTime({
          chain,
          direction,
          filter,
          fits,
          read: (stretch, skip) => connection.client.chains({ ...stretch, skip }, { signal }),
        })
      );
    },
  });
}
