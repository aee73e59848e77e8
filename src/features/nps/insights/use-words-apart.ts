import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@tanstack/react-store";
import type { Columns } from "../../../analysis/columns/columns.ts";
import type { ReportWord } from "../../../analysis/report.ts";
import type { SliceFilter } from "../../../analysis/slice/slice-filter.ts";
import { useConnection } from "../../../client/connection.ts";
import { askOf, serialOf, keptFrom } from "./finder.ts";
import { generationOf } from "../data/readings.ts";
import { commentStore } from "../data/comment-store.ts";

interface WordsInView {
  /** The clearest first; undefined while nobody knows, and while not all comments in view have been read. */
  readonly words: readonly ReportWord[] | undefined;
  readonly isLooking: boolean;
}

/** What sets the comments of detractors apart from those of promoters among the answers in view. */
export function useWordsApart(columns: Columns, filter: SliceFilter, complete: boolean): WordsInView {
  const connection = useConnection();
  const { known, cacheKey } = commentStore(connection, useSelector(generationOf(connection)));
  const read = useSelector(known).byChain.size;
  const enabled = complete && read > 0;
  const queryKey = [connection.id, "words apart", serialOf(columns), filter, cacheKey, read] as const;
  const { data, isError } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await askOf(connection, columns, { kind: "words", filter, cacheKey }, signal)).words,
    enabled,
    placeholderData: keptFrom(3, queryKey),
    // Where comments are missing, asking again brings none.
    retry: false,
    staleTime: Infinity,
    gcTime: 60_000,
  });
  return {
    words: enabled ? data : undefined,
    isLooking: enabled && data === undefined && !isError,
  };
}
