/** The layout of the columns: which, in what order, how wide, which of them stay in view, how dense the rows. */
import type {
  ColumnOrderState,
  ColumnPinningState,
  ColumnSizingState,
  ColumnVisibilityState,
} from "@tanstack/react-table";
import * as z from "zod/mini";
import type { ResponseChain, Response } from "../../../contract/resources.ts";
import { isNamed } from "../../../contract/question-key.ts";
import type { DataColumn } from "../../../ui/data-table.tsx";

/** A column that can be chosen, moved and resized. */
export interface ChainColumn extends Omit<DataColumn<ResponseChain>, "head" | "sorted"> {
  /** Whether it shows by default. */
  readonly shownAtFirst: boolean;
}

/** A chain's answers to the question that `name`, a key or an id alone, stands for. */
export const answersTo = (name: string, { surveyId, responses }: ResponseChain): readonly Response[] =>
  responses.filter(({ questionId }) => isNamed(name, { surveyId, _id: questionId }));

/** Characters that a cell draws of an answer: more than its lines hold, and enough for a printed list. */
export const COMMENT = 600;

/** Characters of a question’s title, or of a key, in the head of its column. */
export const HEADER = 120;

/** What a chain's touchpoint is called: its id where it has no name. */
export const touchpointOf = ({ touchpointName, touchpointId }: ResponseChain): string =>
  touchpointName || touchpointId;

/** Pixels that a column may be made wide. */
const [NARROWEST, WIDEST] = [60, 900];

/** The column of the boxes that choose rows, which stands before all others. */
export const CHOSEN = "chosen";

export const layoutSchema = z.object({
  /** Ids in their order; columns that are not named keep their place after those that are. */
  order: z.array(z.string()),
  shown: z.record(z.string(), z.boolean()),
  widths: z.record(z.string(), z.number().check(z.gte(NARROWEST), z.lte(WIDEST))),
  pinned: z.array(z.string()),
  dense: z.boolean(),
  /** Three lines a row. Layouts of former versions say nothing of it. */
  relaxed: z.optional(z.boolean()),
});

export type Layout = z.infer<typeof layoutSchema>;

export const NO_LAYOUT: Layout = { order: [], shown: {}, widths: {}, pinned: [], dense: false };

export type Density = "dense" | "default" | "relaxed";

export const densityOf = ({ dense, relaxed = false }: Layout): Density =>
  dense ? "dense" : relaxed ? "relaxed" : "default";

export const withDensity = (layout: Layout, density: Density): Layout => ({
  ...layout,
  dense: density === "dense",
  relaxed: density === "relaxed",
});

export interface ColumnState {
  readonly columnOrder: ColumnOrderState;
  readonly columnVisibility: ColumnVisibilityState;
  readonly columnPinning: ColumnPinningState;
  readonly columnSizing: ColumnSizingState;
}

export function columnState(
  { order, shown, widths, pinned }: Layout,
  columns: readonly Pick<ChainColumn, "id" | "shownAtFirst">[],
): ColumnState {
  const ids = columns.map(({ id }) => id);
  const placed = [...order.filter((id) => ids.includes(id)), ...ids.filter((id) => !order.includes(id))];
  const pins = placed.filter((id) => pinned.includes(id));
  return {
    columnOrder: [CHOSEN, ...placed],
    columnVisibility: Object.fromEntries(
      columns.map(({ id, shownAtFirst }) => [id, own(shown, id) ?? shownAtFirst]),
    ),
    columnPinning: { start: pins.length === 0 ? [] : [CHOSEN, ...pins], end: [] },
    columnSizing: widths,
  };
}

/** The layout with what the table asks for, which was `before`. */
export function withColumnState(layout: Layout, before: ColumnState, after: Partial<ColumnState>): Layout {
  const { columnOrder, columnVisibility, columnPinning, columnSizing } = after;
  const changed = Object.entries(columnVisibility ?? {}).filter(
    ([id, isShown]) => own(before.columnVisibility, id) !== isShown,
  );
  return {
    ...layout,
    ...(columnOrder === undefined ? {} : { order: columnOrder.filter(isOwn) }),
    ...(columnPinning === undefined ? {} : { pinned: columnPinning.start.filter(isOwn) }),
    ...(columnSizing === undefined ? {} : { widths: bounded(columnSizing) }),
    shown: { ...layout.shown, ...Object.fromEntries(changed) },
  };
}

const isOwn = (id: string): boolean => id !== CHOSEN;

const bounded = (widths: ColumnSizingState): ColumnSizingState =>
  Object.fromEntries(
    Object.entries(widths).map(([id, width]) => [
      id,
      Math.round(Math.min(WIDEST, Math.max(NARROWEST, width))),
    ]),
  );

/** The order with `id` in the place of `target`, and what was there moved on. */
export function movedTo(ids: readonly string[], id: string, target: string): string[] {
  const [from, to] = [ids.indexOf(id), ids.indexOf(target)];
  if (from === -1 || to === -1) return [...ids];
  return ids.filter((each) => each !== id).toSpliced(to, 0, id);
}

const own = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
