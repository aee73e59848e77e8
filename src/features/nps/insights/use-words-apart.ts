import { useQuery, type QueryClient } from "@tanstack/react-query";
import type { ReportWord } from "../../../analysis/report.ts";
import type { Columns } from "../../../analysis/columns/columns.ts";
import type { KeyWord, Sides } from "../../../analysis/comments/keyness.ts";
import { scoredChains } from "../../../analysis/comments/scored-chains.ts";
import type { MetricKind } from "../../../analysis/metric/metric.ts";
import { useConnection, type Connection } from "../../../client/connection.ts";
import type { SliceFilter } from "../../../analysis/slice/slice-filter.ts";
import type { ChainFilter } from "../../../contract/queries.ts";
import type { CommentsQuestion } from "../../../reading/comments/index-words.ts";
import type { CommentReading } from "../../../reading/comments/kept-index.ts";
import { chainFilter } from "../../../filters/chain-filter.ts";
import { leftBehind } from "../../../filters/narrowing.ts";
import { chainSlice, sliceFilter } from "../../../filters/sliced-by.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { keptFrom, serialOf } from "./finder.ts";

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
  const { data, isError } = useQuery({
    queryKey,
    queryFn: async ({ signal, client }) => {
      if (kind !== undefined) {
        const reading = (await readComments(connection, read)) ?? (await readComments(connection, {}));
        if (reading === undefined) return null;
        return wordsOf(reading, byMetric(columns, filter, kind, zone), kind, signal);
      }
      const reading = await readComments(connection, read);
      if (reading === undefined) return null;
      const asked = chainSlice(values, zone);
      const coded = values.code && (await codesFor(connection, client, values.code));
      return wordsOf(reading, { ...BY_NPS, filter: asked, coded, zone }, "nps", signal);
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

type SidesAsked = CommentsQuestion & { readonly kind: "sides" };

const ABOUT = { kind: "sides", find: "", surveyNames: {} } as const;

const BY_NPS = { ...ABOUT, sides: scoresApart("detractors") } as const;

/** The side of a metric's top is called as that of NPS is. */
function scoresApart(one: "detractors" | "passives"): Sides {
  return [
    { kind: "score", name: one },
    { kind: "score", name: "promoters" },
  ];
}

/** A share has no bottom: its sides are its top and every other answer that counts. */
const byMetric = (columns: Columns, filter: SliceFilter, kind: MetricKind, zone: string): SidesAsked => ({
  ...ABOUT,
  sides: scoresApart(kind === "share" ? "passives" : "detractors"),
  scored: scoredChains(columns, filter),
  filter: {},
  zone,
});

async function wordsOf(reading: CommentReading, asked: SidesAsked, kind: MetricKind, signal: AbortSignal) {
  const { words } = await reading.askFor(asked, signal);
  return words.map((word) => asReportWord(word, kind));
}

/** By score, every comment that is compared has one. */
function asReportWord(
  { side, one, other, score, forms: _forms, ...word }: KeyWord,
  kind: MetricKind,
): ReportWord {
  const told = { ...word, score: score ?? 0 };
  return kind === "nps"
    ? { ...told, side: side === "one" ? "detractors" : "promoters", detractors: one, promoters: other }
    : { ...told, side: side === "one" ? "other" : "top", top: other, other: one };
}
