/** How somebody wants the columns: which, in what order, how wide, which of them stay in view, how dense the rows. */
import * as z from "zod/mini";

const NARROWEST = 60;
const WIDEST = 900;
/** What a column that stays in view takes unless somebody has made it wider. */
const PINNED_WIDTH = 190;

/** What the boxes take where a column stays in view beside them. */
export const BOX_WIDTH = 40;

export const layoutSchema = z.object({
  /** Ids in their order; columns that are not named keep their place after those that are. */
  order: z.array(z.string()),
  shown: z.record(z.string(), z.boolean()),
  widths: z.record(z.string(), z.number().check(z.gte(NARROWEST), z.lte(WIDEST))),
  pinned: z.array(z.string()),
  dense: z.boolean(),
});
export type Layout = z.infer<typeof layoutSchema>;

export const NO_LAYOUT: Layout = { order: [], shown: {}, widths: {}, pinned: [], dense: false };

/** A column as far as its place goes. */
export interface Placeable {
  readonly id: string;
  /** Whether it shows unless somebody has said. */
  readonly shownAtFirst: boolean;
}

export type Placed<Column> = Column & {
  readonly shown: boolean;
  readonly pinned: boolean;
  readonly width: number | undefined;
};

/** All columns in their order, those that stay in view first. */
export function placed<Column extends Placeable>(
  columns: readonly Column[],
  { order, shown, widths, pinned }: Layout,
): readonly Placed<Column>[] {
  const ranks = new Map(order.map((id, index) => [id, index]));
  const pins = new Set(pinned);
  const rank = (column: Placed<Column>, index: number) =>
    [column.pinned ? 0 : 1, ranks.get(column.id) ?? order.length, index] as const;
  return columns
    .map((column) => ({
      ...column,
      shown: own(shown, column.id) ?? column.shownAtFirst,
      pinned: pins.has(column.id),
      width: own(widths, column.id) ?? (pins.has(column.id) ? PINNED_WIDTH : undefined),
    }))
    .map((column, index) => ({ column, rank: rank(column, index) }))
    .toSorted((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1] || a.rank[2] - b.rank[2])
    .map(({ column }) => column);
}

/** The layout with `id` in the place of `target`, and what was there moved on. */
export function movedTo(layout: Layout, ids: readonly string[], id: string, target: string): Layout {
  const [from, to] = [ids.indexOf(id), ids.indexOf(target)];
  if (from === -1 || to === -1 || from === to) return layout;
  const rest = ids.filter((each) => each !== id);
  return { ...layout, order: rest.toSpliced(to, 0, id) };
}

export const withShown = (layout: Layout, id: string, shown: boolean): Layout => ({
  ...layout,
  shown: { ...layout.shown, [id]: shown },
});

export const withPinned = (layout: Layout, id: string, pinned: boolean): Layout => ({
  ...layout,
  pinned: pinned ? [...new Set([...layout.pinned, id])] : layout.pinned.filter((each) => each !== id),
});

export const withWidth = (layout: Layout, id: string, width: number): Layout => ({
  ...layout,
  widths: { ...layout.widths, [id]: Math.round(Math.min(WIDEST, Math.max(NARROWEST, width))) },
});

const own = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
