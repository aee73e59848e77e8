import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@tanstack/react-store";
import type { Columns } from "../../../analysis/columns/columns.ts";
import type { ReportWord } from "../../../analysis/report.ts";
import type { SliceFilter } from "../../../analysis/slice/slice-filter.ts";
import { useConnection } from "../../../client/connection.ts";
import { serialOf } from "../finding/columns-serial.ts";
import { askOf } from "../finding/finder.ts";
import { generationOf } from "../reading/readings.ts";
import { commentStore } from "./comment-store.ts";

/**
 * What sets the comments of detractors apart from those of promoters among the answers in view, the clearest first;
 * undefined while that is looked for, and while not all of these comments have been read.
 */
export function useWordsApart(
  columns: Columns,
  filter: SliceFilter,
  complete: boolean,
): readonly ReportWord[] | undefined {
  const connection = useConnection();
  const { known, cacheKey } = commentStore(connection, useSelector(generationOf(connection)));
  const read = useSelector(known).byChain.size;
  const enabled = complete && read > 0;
  const { data } = useQuery({
    queryKey: [connection.id, "words apart", serialOf(columns), filter, cacheKey, read],
    queryFn: async ({ signal }) =>
      (await askOf(connection, columns, { kind: "words", filter, cacheKey }, signal)).words,
    enabled,
    // Where comments are missing, asking again brings none.
    retry: false,
    staleTime: Infinity,
    gcTime: 60_000,
  });
  return enabled ? data : undefined;
}
