import { useQuery } from "@tanstack/react-query";
import { createStore, useSelector } from "@tanstack/react-store";
import type { ReportWord } from "../../../analysis/report.ts";
import { useConnection } from "../../../client/connection.ts";
import { readFilter } from "../../../filters/chain-filter.ts";
import { leftBehind } from "../../../filters/narrowing.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { keptComments } from "../../../reading/comments/kept-index.ts";
import { sliceFilter } from "../data/view/nps-view.ts";
import { keptFrom } from "./finder.ts";

interface WordsInView {
  /** The clearest first; undefined where the comments in view have not been read on their own screen. */
  readonly words: readonly ReportWord[] | undefined;
  readonly isLooking: boolean;
}

const NOT_READ = createStore({ phase: "stopped", content: undefined });

/** What sets the comments of detractors apart from those of promoters, where the screen of comments has read them all. */
export function useWordsApart(
  { values, zone }: Pick<Screen, "values" | "zone">,
  complete: boolean,
): WordsInView {
  const connection = useConnection();
  const reading = keptComments(connection, readFilter(values, zone));
  const { phase, content } = useSelector<{ readonly phase: string; readonly content: unknown }>(
    reading?.store ?? NOT_READ,
  );
  // Whether chains are closed, and their version, the API was asked for.
  const { closed: _closed, version: _version, ...filter } = sliceFilter(values, zone);
  const isSame = leftBehind(values, "comments").length === 0 && values.question === undefined;
  const enabled = complete && reading !== undefined && phase === "complete" && isSame;
  const queryKey = [connection.id, "words apart", reading?.name, content, filter] as const;
  const { data, isError } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const asked = { filter, find: "", coded: [], notCoded: [] };
      return (await reading?.askFor({ kind: "words", ...asked }, signal))?.words ?? [];
    },
    enabled,
    placeholderData: keptFrom(3, queryKey),
    retry: false,
    staleTime: Infinity,
    gcTime: 60_000,
  });
  return {
    words: enabled ? data : undefined,
    isLooking: enabled && data === undefined && !isError,
  };
}
