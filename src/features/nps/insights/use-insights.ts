import type { BuiltReport } from "../../../analysis/report/build-report.ts";
import type { ReportWords } from "../../../reports/words.ts";
import type { FindingsRequest } from "../../../analysis/findings/find.ts";
import type { FilterOptions } from "../../../filters/options.ts";
import { useListedEvents } from "../../../filters/use-listed-events.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import type { Moment } from "../../../analysis/report-beside.ts";
import type { ReportChange } from "../../../analysis/report.ts";
import { useQuery } from "@tanstack/react-query";
import { useConnection } from "../../../client/connection.ts";
import { chainFilter } from "../../../filters/chain-filter.ts";
import { leftBehind } from "../../../filters/narrowing.ts";
import { failureOf, holdingOf, keptFrom, serialOf, useAsked } from "./finder.ts";
import { chainSlice, sliceFilter } from "../../../filters/sliced-by.ts";
import type { ColumnsInView } from "../data/use-columns-reading.ts";
import { commentedChains } from "../data/view/commented-chains.ts";
import type { AgainstBefore } from "../data/view/use-period-before.ts";
import type { Sentence } from "./sentence.ts";
import { unreadOf, useNames, useReport, type TitledQuestion, useReportWords } from "./use-report.ts";
import type { Columns } from "../../../analysis/columns/columns.ts";
import type { SliceFilter } from "../../../analysis/slice/slice-filter.ts";
import { dayBounds } from "../../../lib/time/dates.ts";

type Viewed = Pick<Screen, "values" | "zone">;

interface Around {
  readonly against: AgainstBefore | undefined;
  readonly options: FilterOptions;
  readonly questions: readonly TitledQuestion[];
  readonly isReadingAnswers: boolean;
  readonly isReadingComments: boolean;
}

/** What the numbers in view say, and what that rests on. */
export function useInsights(
  reading: ColumnsInView,
  { values, zone }: Viewed,
  { against, options, questions, isReadingAnswers, isReadingComments }: Around,
) {
  const { columns, chains, phase, readAt, lacksMetadata } = reading;
  const complete = phase === "complete";
  const { findings, isComparing, failure } = useFindings(reading, { values, zone }, against);
  const names = useNames(options, questions, values.lang);
  const filter = sliceFilter(values, zone);
  const goesWith = useDrivers(columns, chains, filter, findings !== undefined && !isReadingAnswers);
  const apart = useWordsApart(
    { columns, chains, complete: complete && !isReadingAnswers },
    { values, zone },
    isReadingComments,
  );
  const lacksAnswers = columns.answers === undefined;
  const failed = failure ?? goesWith.failure ?? apart.failure;
  const isSettled = !goesWith.isLooking && !apart.isLooking;
  const report = useReport(findings, goesWith.drivers ?? undefined, apart.words, names, {
    zone,
    readAt,
    lacksMetadata,
    lacksAnswers,
    happened: useListedEvents(complete)?.concerning(filter.touchpoint ?? []),
    isSettled: isSettled && failed === undefined,
  });
  const say = useReportWords(findings !== undefined);
  const told = report && say && inWords(report, say);
  const changes = findings?.changes;
  const sentences = isComparing || isReadingAnswers ? undefined : told?.sentences;
  return {
    /** The most telling first; undefined while nothing can be claimed: none are told before everything has been looked for. */
    sentences: sentences?.length === 0 ? undefined : sentences,
    /** Of the lasting change that is one of the sentences; undefined without. */
    lately: sentences && told?.lately,
    /** Of the place whose own change is one of the sentences; undefined without. */
    moved: sentences && told?.moved,
    /** False while more may be said yet. */
    isSettled: failed !== undefined || (isSettled && sentences !== undefined),
    /** What of it could not be worked out; undefined where nothing failed. */
    failure: failed,
    /** What was not read, and so not compared, in words. */
    uncompared: say === undefined ? [] : unreadOf(lacksMetadata, lacksAnswers).map(say.uncompared),
    /** The lasting changes of a trend that has enough periods to tell; undefined where there are too few. */
    changes: changes &&
      report &&
      told && {
        /** Periods with answers. */
        units: changes.units,
        segments: changes.segments,
        found: report.figures.changes,
        /** A sentence for each of those found. */
        told: told.changes,
      },
    /** What that was found in; undefined while nothing can be claimed. */
    findings,
    names,
    /** What goes with the score; null where nothing clearly does, undefined while nothing can be claimed. */
    drivers: goesWith.drivers === undefined ? undefined : report?.figures.drivers,
    /** What detractors and promoters say differently; undefined where not all of their comments have been looked through. */
    words: apart.words,
  };
}

/** The day in the zone of the report. */
const dayOf = ({ iso }: Moment): string => iso.slice(0, 10);

/** What is stated and what has changed, each as a report tells it. */
function inWords({ statements, figures }: BuiltReport, say: ReportWords) {
  const { zone, grain, changes } = figures;
  const latest = statements.find((statement) => statement.kind === "change")?.change;
  const moved = statements.find((statement) => statement.kind === "moved")?.moved;
  /** A score as it is written, what it was before, and the period that it begins with. */
  const latelyOf = ({ before, after, since }: ReportChange) => ({
    now: say.score(after.score),
    before: say.score(before.score),
    since: say.period(since, { zone, grain }),
  });
  return {
    lately: latest && latelyOf(latest),
    moved: moved && {
      id: moved.id,
      name: moved.name,
      dimension: moved.dimension,
      from: dayOf(moved.since),
      ...latelyOf(moved),
    },
    sentences: statements.map((statement): Sentence => ({
      ...say.find(statement, { zone, grain }),
      statement,
    })),
    changes: changes.map((change) => say.find({ kind: "change", change }, { zone, grain }).text),
  };
}

/** What goes with the score of what a filter selects of so many chains, looked for once it is `enabled`. */
function useDrivers(columns: Columns, chains: number, filter: SliceFilter, enabled: boolean) {
  const key = ["drivers", serialOf(columns), filter, holdingOf(columns, chains)];
  const asked = useAsked(columns, { kind: "drivers", filter }, { key, enabled, from: 3 });
  const { data, error, refetch } = asked;
  return {
    /** Null where nothing clearly goes with the score; undefined while unknown. */
    drivers: enabled ? data && (data.drivers ?? null) : undefined,
    isLooking: !enabled || (data === undefined && error === null),
    failure: failureOf(error, refetch),
  };
}

const finders = () => import("./words-apart.ts");

/**
 * What sets the comments of detractors apart from those of promoters, or those of a metric's top from others, where all have been
 * read: on their own screen, or by itself where it `isReading`.
 */
function useWordsApart(
  { columns, chains, complete }: Pick<ColumnsInView, "columns" | "chains"> & { readonly complete: boolean },
  { values, zone }: Viewed,
  isReading: boolean,
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
  const queryKey = [
    connection.id,
    "words apart",
    { read, isReading, chains },
    filter,
    values.code,
    scored,
  ] as const;
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const { wordsByMetric, wordsByNps } = await finders();
      const hasComments = isReading && commentedChains(columns, filter, 0).count > 0;
      const asked = { connection, read, isReading: hasComments, chains, zone, signal };
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
    /** The clearest first; undefined where the comments in view have not been read. */
    words: enabled ? (data ?? undefined) : undefined,
    isLooking: enabled && data === undefined && error === null,
    failure: failureOf(error, refetch),
  };
}

function useFindings(
  { columns: inView, chains, phase }: ColumnsInView,
  { values, zone }: Viewed,
  against: AgainstBefore | undefined,
) {
  // By code, what is in view holds none of the days before.
  const columns = values.code !== undefined && against !== undefined ? against.columns : inView;
  // Of part of the responses nothing is claimed.
  const complete = phase === "complete";
  const request: FindingsRequest = {
    filter: sliceFilter(values, zone),
    zone,
    grain: values.period,
    otherwise: sidesOf(against, zone),
  };
  const { otherwise, ...asked } = request;
  const key = ["findings", serialOf(columns), otherwise, holdingOf(columns, chains), asked, chains];
  const enabled = complete && columns.rows > 0;
  // While answers that have come are looked into, what was found without them stands.
  const question = { kind: "findings", request } as const;
  const found = useAsked(columns, question, { key, enabled, from: 5 });
  const { data, isPlaceholderData, error, refetch } = found;
  const findings = complete ? data?.findings : undefined;
  const ofAll = useAsked(columns, question, { key, enabled, from: 4 });
  // What stands of before lacks nothing but the days before, where these are compared.
  const isCompared = otherwise === undefined || findings?.difference !== undefined;
  const isOpen = against?.phase === "reading" || (isPlaceholderData && !isCompared);
  // Where the score has changed, that is what is explained, whatever was before.
  return {
    /** What is found in everything in view; undefined while that is being looked for: never what others said. */
    findings,
    /** True while answers, or the days before, may still tell what made a difference. */
    isComparing: ofAll.data === undefined || (isOpen && findings?.changes?.changes[0] === undefined),
    failure: failureOf(error, refetch),
  };
}

/** The days before and the days in view, once both were read whole. */
function sidesOf(against: AgainstBefore | undefined, zone: string): FindingsRequest["otherwise"] {
  if (against === undefined || against.phase !== "complete") return undefined;
  const [before, now] = [dayBounds(against.days, zone), dayBounds(against.inView, zone)];
  if (before.createdFrom === undefined || before.createdTo === undefined) return undefined;
  if (now.createdFrom === undefined || now.createdTo === undefined) return undefined;
  return [
    { createdFrom: before.createdFrom, createdTo: before.createdTo },
    { createdFrom: now.createdFrom, createdTo: now.createdTo },
  ];
}

/** The lasting changes of a trend that has enough periods to tell. */
export type ChangesInView = NonNullable<ReturnType<typeof useInsights>["changes"]>;
