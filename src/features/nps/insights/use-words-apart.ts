import { useQuery, type QueryClient } from "@tanstack/react-query";
import type { ReportWord } from "../../../analysis/report.ts";
import type { KeyWord } from "../../../analysis/comments/keyness.ts";
import { useConnection, type Connection } from "../../../client/connection.ts";
import type { ChainFilter } from "../../../contract/queries.ts";
import type { CommentsAsked } from "../../../reading/comments/index-words.ts";
import type { CommentReading } from "../../../reading/comments/kept-index.ts";
import { readFilter } from "../../../filters/chain-filter.ts";
import { leftBehind } from "../../../filters/narrowing.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { sliceFilter } from "../data/view/nps-view.ts";
import { keptFrom } from "./finder.ts";

interface WordsInView {
  /** The clearest first; undefined where the comments in view have not been read on their own screen. */
  readonly words: readonly ReportWord[] | undefined;
  readonly isLooking: boolean;
}

/** What sets the comments of detractors apart from those of promoters, where the screen of comments has read them all. */
export function useWordsApart(
  { values, zone }: Pick<Screen, "values" | "zone">,
  complete: boolean,
): WordsInView {
  const connection = useConnection();
  const read = readFilter(values, zone);
  // Whether chains are closed, and their version, the API was asked for.
  const { closed: _closed, version: _version, ...filter } = sliceFilter(values, zone);
  const isSame = leftBehind(values, "comments").length === 0 && values.question === undefined;
  const enabled = complete && isSame;
  const queryKey = [connection.id, "words apart", read, filter, values.code] as const;
  const { data, isError } = useQuery({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const reading = await readComments(connection, read);
      if (reading === undefined) return null;
      const coded = values.code && (await codesFor(connection, client, values.code));
      return wordsOf(reading, { filter, coded, find: "", zone }, signal);
    },
    enabled,
    placeholderData: keptFrom(3, queryKey),
    retry: false,
    // Comments are read on their own screen: they may have been since this one was left.
    staleTime: 0,
    refetchOnWindowFocus: false,
    gcTime: 60_000,
  });
  return {
    words: enabled ? (data ?? undefined) : undefined,
    isLooking: enabled && data === undefined && !isError,
  };
}

/** Undefined where the comments have not been read. */
async function readComments(connection: Connection, read: ChainFilter): Promise<CommentReading | undefined> {
  const { keptComments } = await import("../../../reading/comments/kept-index.ts");
  const reading = keptComments(connection, read);
  return reading?.store.state.phase === "complete" ? reading : undefined;
}

/** The searches of codes. */
async function codesFor(connection: Connection, cache: QueryClient, names: readonly string[]) {
  const { codesNamed } = await import("../data/coded-chains.ts");
  return (await codesNamed(connection, cache, names)).map(({ find }) => find);
}

async function wordsOf(
  reading: CommentReading,
  asked: CommentsAsked & { readonly zone: string },
  signal: AbortSignal,
): Promise<readonly ReportWord[]> {
  const sides = await reading.askFor(
    { kind: "sides", ...asked, sides: SCORES_APART, surveyNames: {} },
    signal,
  );
  return sides?.words.map(asReportWord) ?? [];
}

const SCORES_APART = [
  { kind: "score", name: "detractors" },
  { kind: "score", name: "promoters" },
] as const;

/** By score, every comment that is compared has one. */
const asReportWord = ({ side, one, other, score, ...word }: KeyWord): ReportWord => ({
  ...word,
  score: score ?? 0,
  side: side === "one" ? "detractors" : "promoters",
  detractors: one,
  promoters: other,
});
