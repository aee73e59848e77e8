/** From the options of an export to its file. */
import type { ChainsQuery } from "../../../contract/queries.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import { type DateRange, dateAt } from "../../../lib/time/dates.ts";
import type { FileProgress, MadeFile } from "../../../ui/downloads/use-file.ts";
import { coveredChain } from "../../../analysis/texts/covered.ts";
import { exportColumns, type Contents, type ExportHeaders } from "./columns.ts";
import { GatheredRows } from "./gathered-rows.ts";
import { type Extent, type FileWords, isWhole, writeTable } from "../../../ui/downloads/write-table.ts";
import { slug } from "../../../ui/downloads/offered.ts";
import type { Client } from "../../../client/create-client.ts";
import { ApiError } from "../../../client/http/errors.ts";
import { frozenPages } from "../../../client/walk/frozen-pages.ts";
import type { SeenNames } from "../../../client/seen-names.ts";
import { createWalk } from "../../../client/walk/walk.ts";
import type { FileChoice } from "../../../ui/downloads/file-fields.tsx";

export const EXPORT_FORMATS = ["csv", "xlsx", "jsonl"] as const;
type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** This page, the rows chosen by hand, or everything that matches. */
export const EXPORT_SCOPES = ["page", "chosen", "all"] as const;
export type ExportScope = (typeof EXPORT_SCOPES)[number];

export interface ExportChoice extends FileChoice<ExportFormat> {
  readonly scope: ExportScope;
  /** Contact answers, e-mail addresses and phone numbers as they are. */
  readonly uncovered: boolean;
}

export const FIRST_CHOICE: ExportChoice = {
  format: "csv",
  scope: "all",
  uncovered: false,
  provenance: false,
  marked: true,
};

export interface ExportSource extends Pick<Contents, "surveys" | "titleOf" | "codes" | "metrics"> {
  readonly connection: { readonly client: Pick<Client, "chains">; readonly seen: Pick<SeenNames, "note"> };
  /** What the API is asked for everything that matches. */
  readonly query: ChainsQuery;
  /** What rows must be besides. */
  readonly fits: (chain: ResponseChain) => boolean;
  readonly page: readonly ResponseChain[];
  /** Rows of the page that came in a form that can't be read. */
  readonly unreadable: number;
  /** Everything that matches where it has been read, in the order in which it is shown. */
  readonly inView?: RowsInView | undefined;
  readonly chosen: readonly ResponseChain[];
  readonly range: DateRange;
  readonly zone: string;
}

/** Rows that need not be read again. */
export interface RowsInView extends Extent {
  readonly count: number;
  readonly chains: () => AsyncIterable<readonly ResponseChain[]>;
}

/** The words that stand in a file, in the language of the interface. */
export interface ExportWords extends FileWords {
  readonly headers: ExportHeaders;
  /** What was exported: the name of the survey, or what stands for several. */
  readonly subject: string;
}

/** Throws an `ApiError` where nothing can be read, and where `signal` aborts. */
export async function runExport(
  source: ExportSource,
  choice: ExportChoice,
  words: ExportWords,
  signal: AbortSignal,
  onProgress: (progress: FileProgress) => void,
): Promise<MadeFile> {
  const rows = new GatheredRows(source.inView !== undefined);
  const extent = await gather(source, choice, rows, signal, onProgress);
  const table = {
    rows: rows.chains(),
    count: rows.count,
    columns: exportColumns(
      { ...source, met: rows.questions, metadataKeys: rows.metadataKeys },
      words.headers,
      source.zone,
    ),
    ...extent,
    lines: rows.lines(),
  };
  return {
    name: `${fileName(source, words.subject, rows.span)}.${choice.format}`,
    file: await writeTable(table, choice, words, signal, onProgress),
    rows: rows.count,
    complete: isWhole(extent),
  };
}

/** How much of what was asked for is there. Throws where nothing could be read, and where `signal` aborts. */
async function gather(
  { connection, query, fits, page, unreadable: onPage, chosen, inView }: ExportSource,
  { scope, uncovered }: ExportChoice,
  rows: GatheredRows,
  signal: AbortSignal,
  onProgress: (progress: FileProgress) => void,
): Promise<Extent> {
  const add = (chains: readonly ResponseChain[]) => rows.add(uncovered ? chains : chains.map(coveredChain));
  if (scope !== "all") {
    add(scope === "page" ? page : chosen);
    return { complete: true, unreadable: scope === "page" ? onPage : 0 };
  }
  if (inView !== undefined) {
    for await (const chains of inView.chains()) {
      signal.throwIfAborted();
      add(chains);
      onProgress({ step: "reading", rows: rows.count, expected: inView.count });
    }
    return { ...inView, complete: inView.complete && rows.count === inView.count };
  }
  const { client, seen } = connection;
  const walk = createWalk<ResponseChain>({
    fetchPage: frozenPages(client, query, Date.now),
    onPage: (chains) => {
      seen.note(chains);
      add(chains.filter(fits));
    },
    onProgress: ({ read, expected }) => onProgress({ step: "reading", rows: read, expected }),
  });
  const { complete, unreadable, chains, error } = await walk.run(signal);
  signal.throwIfAborted();
  if (chains === 0 && error !== undefined) throw new ApiError(error);
  return { complete, unreadable };
}

const LAST_SECOND = 8.64e12;

/**
 * `store-visit_2026-01-01_2026-11-20.csv`: which surveys, from when to when. Where a date was not asked for, that of the
 * newest or the oldest row stands in.
 */
function fileName({ range, zone }: ExportSource, subject: string, span: GatheredRows["span"]): string {
  const day = (seconds: number | undefined) =>
    seconds === undefined || !(Math.abs(seconds) <= LAST_SECOND) ? undefined : dateAt(seconds, zone);
  const dates = [range.from ?? day(span?.oldest), range.to ?? day(span?.newest)];
  const parts = [slug(subject), ...dates].filter((part) => part !== undefined && part !== "");
  return parts.join("_") || "earshot";
}
