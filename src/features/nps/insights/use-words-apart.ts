import { useQuery } from "@tanstack/react-query";
import type { Columns } from "../../../analysis/columns/columns.ts";
import { useConnection } from "../../../client/connection.ts";
import { chainFilter } from "../../../filters/chain-filter.ts";
import { leftBehind } from "../../../filters/narrowing.ts";
import { chainSlice, sliceFilter } from "../../../filters/sliced-by.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { failureOf, keptFrom, serialOf } from "./finder.ts";

const finders = () => import("./words-apart.ts");

/**
 * What sets the comments of detractors apart from those of promoters, or those of a metric's top from others, where the screen
 * of comments has read them all.
 */
export function useWordsApart(
  { values, zone }: Pick<Screen, "values" | "zone">,
  columns: Columns,
  complete: boolean,
) {
  const connection = useConnection();
  const read = chainFilter(values, zone);
  const filter = sliceFilter(values, zone);
  const kind = columns.scored?.metric.kind;
  // Which comments a metric's answers come with, the columns know.
  const isSame =
    kind !== undefined || (leftBehind(values, "comments").length === 0 && values.question === undefined);
  const enabled = complete && isSame;
  const scored = kind === undefined ? undefined : serialOf(columns);
  const queryKey = [connection.id, "words apart", read, filter, values.code, scored] as const;
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const { wordsByMetric, wordsByNps } = await finders();
      const asked = { connection, read, zone, signal };
      return kind === undefined
        ? wordsByNps({ ...asked, filter: chainSlice(values, zone) }, client, values.code)
        : wordsByMetric({ ...asked, filter }, columns, kind);
    },
    enabled,
    placeholderData: keptFrom(3, queryKey),
    // Comments are read on their own screen: they may have been since this one was left.
    staleTime: 0,
    gcTime: 60_000,
  });
  return {
    /** The clearest first; undefined where the comments in view have not been read on their own screen. */
    words: enabled ? (data ?? undefined) : undefined,
    isLooking: enabled && data === undefined && error === null,
    failure: failureOf(error, refetch),
  };
}
