/** The words that set comments apart: it comes with the first question. */
import type { QueryClient } from "@tanstack/react-query";
import type { ReportWord } from "../../../analysis/report.ts";
import type { Columns } from "../../../analysis/columns/columns.ts";
import type { KeyWord, Sides } from "../../../analysis/comments/keyness.ts";
import { scoredChains } from "../../../analysis/comments/scored-chains.ts";
import type { MetricKind } from "../../../analysis/metric/metric.ts";
import type { Connection } from "../../../client/connection.ts";
import type { SliceFilter } from "../../../analysis/slice/slice-filter.ts";
import type { ChainFilter } from "../../../contract/queries.ts";
import type { CommentsQuestion } from "../../../reading/comments/index-protocol.ts";
import {
  commentsFor,
  commentsGeneration,
  forgetComments,
  keptComments,
  type CommentReading,
} from "../../../reading/comments/kept-index.ts";

interface CommentsAsked {
  readonly connection: Connection;
  /** Which comments may have been read. */
  readonly read: ChainFilter;
  /** True where they are read if they have not been; else the words of those that their own screen has read are told. */
  readonly isReading: boolean;
  /** So many chains have been counted: where there are more by now, their comments are read anew. */
  readonly chains: number;
  readonly signal: AbortSignal;
}

interface WordsAsked extends CommentsAsked {
  readonly filter: SliceFilter;
  readonly zone: string;
}

/** Null where the comments have not been read. `codes` are names. */
export async function wordsByNps(
  { filter, zone, ...asked }: WordsAsked,
  cache: QueryClient,
  codes: readonly string[] | undefined,
) {
  const reading = await readComments(asked);
  if (reading === undefined) return null;
  const coded = codes && (await codesFor(asked.connection, cache, codes));
  return wordsOf(reading, { ...BY_NPS, filter, coded, zone }, "nps", asked.signal);
}

/** By the metric of `kind` that `columns` hold. Null where the comments have not been read. */
export async function wordsByMetric(
  { filter, zone, ...asked }: WordsAsked,
  columns: Columns,
  kind: MetricKind,
) {
  const reading = (await readComments(asked)) ?? keptWhole(asked.connection, {});
  if (reading === undefined) return null;
  return wordsOf(reading, byMetric(columns, filter, kind, zone), kind, asked.signal);
}

/** The chains that had been counted when comments were asked for. */
const readBeside = new WeakMap<CommentReading, number>();

/** Undefined where not all comments of what is `read` are there. Throws where `signal` aborts. */
async function readComments({ connection, read, isReading, chains, signal }: CommentsAsked) {
  if (!isReading) return keptWhole(connection, read);
  const current = () => commentsFor(connection, read, commentsGeneration(connection).state);
  if ((readBeside.get(current()) ?? chains) !== chains) forgetComments(connection);
  const reading = current();
  readBeside.set(reading, chains);
  await reading.finish(signal);
  signal.throwIfAborted();
  return reading.store.state.phase === "complete" ? reading : undefined;
}

function keptWhole(connection: Connection, read: ChainFilter): CommentReading | undefined {
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
