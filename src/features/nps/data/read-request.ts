import type { KnownFacts, Columns } from "../../../analysis/columns/columns.ts";
import type { ReadRange } from "../../../analysis/coverage.ts";
import type { ChainFilter } from "../../../contract/queries.ts";
import { chainFilter } from "../../../filters/chain-filter.ts";
import type { ScreenValues } from "../../../filters/fields.ts";
import type { ColumnsTask } from "./reader-protocol.ts";
import type { WalkProgress, WalkResult } from "../../../client/walk/types.ts";

/** The end of a range that is open. */
export const OPEN_END = Number.MAX_SAFE_INTEGER - 1;

/** What the API must be asked for. Everything else is sliced from what was read. */
export interface ReadRequest extends Omit<ColumnsTask, "kind"> {
  /** True where metadata is needed, which devices do not keep. */
  readonly metadata: boolean;
}

/** What is wanted beyond what values name. */
export type ReadOptions = Partial<Pick<ReadRequest, "metadata" | "answers" | "metric">>;

/**
 * The request behind a screen's values. Metadata and answers are asked for where the values name any of them, or by `options`.
 */
export function readRequest(
  values: ScreenValues,
  zone: string,
  { metadata = false, answers = false, metric }: ReadOptions = {},
): ReadRequest {
  const filter = chainFilter(values, zone);
  const { createdFrom = 0, createdTo = OPEN_END, surveyId = [], isClosed, surveyVersion } = filter;
  return {
    range: { surveys: surveyId, from: createdFrom, to: createdTo },
    facts: { isClosed, surveyVersion },
    metadata: metadata || values.metadata !== undefined || (values.by !== undefined && !byAnswer(values)),
    answers: answers || values.answer !== undefined || byAnswer(values),
    metric,
  };
}

/** What a reader is told to read of a range. */
export const columnsTask = (
  range: ReadRange,
  { facts, answers, metric }: Pick<ReadRequest, "facts" | "answers" | "metric">,
): ColumnsTask => ({ kind: "columns", range, facts, answers, metric });

const byAnswer = ({ breakdown }: ScreenValues): boolean => breakdown === "answer";

/** The API's filter for a range. */
export function rangeFilter({ surveys, from, to }: ReadRange, facts: KnownFacts): ChainFilter {
  const { isClosed, surveyVersion } = facts;
  return {
    ...(from > 0 && { createdFrom: from }),
    ...(to < OPEN_END && { createdTo: to }),
    ...(surveys.length > 0 && { surveyId: surveys }),
    ...(isClosed !== undefined && { isClosed }),
    ...(surveyVersion !== undefined && { surveyVersion }),
  };
}

/** A range on its way into columns, wherever that happens. */
export interface ReadPart {
  readonly range: ReadRange;
  /** When the first page was asked for, in unix milliseconds. */
  readonly startedAt: number;
  /** Undefined before the first page. */
  readonly progress: WalkProgress | undefined;
  /** Chains that a snapshot holds. */
  readonly chains: number;
  readonly snapshot: () => Columns;
  /** Reads on until the end or `signal`; failures are part of the result. */
  readonly run: (signal: AbortSignal) => Promise<WalkResult>;
}

/** Begins a part; `announce` is called whenever there is more to show. */
export type StartPart = (range: ReadRange, announce: () => void) => ReadPart;

/** Of what is under way a snapshot is taken when it has grown by a seventh: all of them cost what eight do. */
export const GROWTH = 8 / 7;
