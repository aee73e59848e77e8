import { shallow, useSelector } from "@tanstack/react-store";
import { useLingui } from "@lingui/react/macro";
import { defaultRangeExtractor, useVirtualizer, type Range } from "@tanstack/react-virtual";
import { useEffect, useEffectEvent, useRef, useState, memo, useMemo } from "react";
import { FirstContent } from "../../../ui/schedule/first-content.tsx";
import { type CardSettings, ChainCard } from "../table/chain-card.tsx";
import { type ListRoom, columnsIn, lineHeight } from "../table/table-layout.ts";
import { GridFrame, HEAD, GroupRow, placed, useLineFocus } from "./grid-frame.tsx";
import type { GridFrameProps, LineProps, Scroller } from "./grid-frame.tsx";
import { SHAPES, type Line, type Lines, wantedRows, type Stretch } from "./lines.ts";
import type { RowCache } from "../../../reading/row-cache.ts";
import { useChainTable, type ChainTableOptions } from "../table/use-chain-table.ts";
import type { ChainRow, ChainTableColumn } from "../table/chain-features.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import classes from "./grid.module.css";
import { ShapeRow, TableRow } from "../table/table-row.tsx";

interface GridProps extends Pick<GridFrameProps, "label" | "room" | "density" | "busy"> {
  readonly tableOptions: ChainTableOptions;
  readonly card: CardSettings;
  readonly lines: Lines;
  readonly rows: RowCache<ResponseChain>;
  /** Changes where other rows are shown, or in another order: then the list is scrolled to its start. */
  readonly shownAs: string;
  /** The id of the chain that is open beside the list. */
  readonly current: string | undefined;
  readonly onToggle: (group: string) => void;
}

const GROUP_HEIGHT = 40;
const OVERSCAN = 2;

/** A list of any length, of which the lines in view are drawn. Scrolled by itself, under heads that stay. */
export function Grid(props: GridProps) {
  "use no memo"; // the virtualizer changes within
  const { t } = useLingui();
  const { label, tableOptions, card, lines, rows, room, density, busy, shownAs, current } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const focus = useLineFocus(scroller);
  const { held } = focus;
  const version = useSelector(rows.version);
  const height = lineHeight(density, room);
  const head = room === "phone" ? 0 : HEAD;
  // oxlint-disable-next-line react/incompatible-library -- the directive above keeps the compiler out
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: lines.count,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (lines.at(index)?.kind === "group" ? GROUP_HEIGHT : height),
    overscan: OVERSCAN,
    scrollMargin: head,
    scrollPaddingStart: head,
    rangeExtractor: (range) => withHeld(range, held),
  });
  useEffect(() => virtualizer.measure(), [virtualizer, lines, height]);
  useEffect(() => virtualizer.scrollToOffset(0), [virtualizer, shownAs]);
  const items = virtualizer.getVirtualItems();
  const inView = items.map(({ index }) => lines.at(index));
  const { table, columns, rowOn } = useTableInView(inView, rows, tableOptions, room);
  const { startIndex: first, endIndex: last } = virtualizer.range ?? { startIndex: 0, endIndex: 0 };
  const from = Math.max(0, first - OVERSCAN);
  const top = (items.find(({ index }) => index === from)?.start ?? head) - head;
  useRevealed(current, (id) => {
    const row = rows.rowOf(id);
    const line = row === undefined ? undefined : lines.lineOf(row);
    if (line !== undefined && !isSeen(virtualizer, line, head + height))
      virtualizer.scrollToIndex(line, { align: "center" });
  });
  const keyOf = useLineKeys(from, virtualizer.isScrolling, held);
  useWanted(rows, lines, { first, last }, virtualizer.scrollDirection === "backward");
  const followFocus = useEffectEvent(focus.follow);
  useEffect(() => followFocus(), [items, version, held]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it scrolls, so it takes the focus
    <div
      ref={scroller}
      className={classes["scroller"]}
      data-card
      tabIndex={0}
      role="region"
      aria-label={label}
      onKeyDown={(event) => focus.onKeyDown(event, virtualizer)}
      onFocus={focus.onFocus}
      onClick={card.links.onClick}
    >
      <GridFrame
        label={label}
        table={table}
        room={room}
        density={density}
        busy={busy}
        count={lines === SHAPES ? undefined : lines.count}
        height={head + virtualizer.getTotalSize()}
        top={top}
      >
        {items.map(({ index, start }) => {
          const line = lines.at(index);
          if (line === undefined) return null;
          const isApart = index < from || index > last + OVERSCAN;
          const place = { index, room, apart: isApart ? start - head - top : undefined };
          const key = keyOf(index);
          if (line.kind === "group")
            return <GroupRow key={key} {...place} {...line} onToggle={props.onToggle} />;
          const row = rowOn(line);
          const isCurrent = current !== undefined && row?.id === current;
          const shown = { columns, card, row, isCurrent };
          return <GridLine key={key} {...place} {...shown} />;
        })}
      </GridFrame>
      <p className={classes["printed"]}>{t`Only the rows in view are printed. An export has all of them.`}</p>
      {lines.count > 0 ? <FirstContent /> : null}
    </div>
  );
}

/** Says what rows are wanted on the lines in view, and again when what is here of them has changed. */
function useWanted(
  rows: RowCache<ResponseChain>,
  lines: Lines,
  { first, last }: Stretch,
  isGoingUp: boolean,
): void {
  useEffect(() => {
    const want = () => rows.want(wantedRows(lines, { first, last }, isGoingUp));
    want();
    const { unsubscribe } = rows.version.subscribe(want);
    return unsubscribe;
  }, [rows, lines, first, last, isGoingUp]);
}

/** Whether a line is wholly in the window, which may end above the list's own end; heads and line take `used` pixels. */
function isSeen({ scrollElement, getOffsetForIndex }: Scroller, line: number, used: number): boolean {
  if (scrollElement === null) return false;
  const room = Math.min(scrollElement.clientHeight, innerHeight - scrollElement.getBoundingClientRect().top);
  const below = (getOffsetForIndex(line, "start")?.[0] ?? 0) - scrollElement.scrollTop;
  return below >= 0 && below + used <= room;
}

/** Calls `reveal` once for each chain that opens or closes: after that the list is scrolled by its reader alone. */
function useRevealed(current: string | undefined, reveal: (id: string) => void): void {
  const newest = useRef(current);
  const revealIt = useEffectEvent((id: string | undefined) => {
    newest.current = id ?? newest.current;
    if (newest.current !== undefined) reveal(newest.current);
  });
  useEffect(() => {
    // The router restores where the list was scrolled to, in pixels, before the next frame.
    const frame = requestAnimationFrame(() => revealIt(current));
    return () => cancelAnimationFrame(frame);
  }, [current]);
}

/** The table over the rows of the lines drawn; its columns are the same array until they, or the layout, change. */
function useTableInView(
  inView: readonly (Line | undefined)[],
  rows: RowCache<ResponseChain>,
  options: ChainTableOptions,
  room: ListRoom,
) {
  "use no memo"; // the columns must outlive the table, which is another object for each window
  const chainOn = (line: Line | undefined) => (line?.kind === "row" ? rows.get(line.row) : undefined);
  const chains = inView.flatMap((line) => chainOn(line) ?? []);
  const table = useChainTable(chains, options);
  const [start, center] = [table.getStartVisibleLeafColumns(), table.getCenterVisibleLeafColumns()];
  const columns = useMemo(
    () => (room === "phone" ? [] : columnsIn(table, room)),
    // oxlint-disable-next-line react/exhaustive-deps -- what changes of the table
    [start, center, table.state, room],
  );
  const { rowsById } = table.getRowModel();
  return { table, columns, rowOn: (line: Line) => rowsById[chainOn(line)?._id ?? ""] };
}

/** Lines that are held stay drawn. */
function withHeld(range: Range, held: readonly number[]): number[] {
  const indexes = new Set(defaultRangeExtractor(range));
  const others = held.filter((index) => index < range.count && !indexes.has(index));
  return [...indexes, ...others].toSorted((a, b) => a - b);
}

/** Lines from one drawing to the next that no eye can follow. */
const FAST = 6;

/**
 * The keys of the lines drawn. A line keeps its elements, which may have the focus or a pointer over them; only while
 * the list is scrolled fast are elements used again for lines that come, which costs less than making new ones.
 */
function useLineKeys(first: number, isScrolling: boolean, held: readonly number[]) {
  const [before, setBefore] = useState({ first, isFast: false });
  const isFast = isScrolling && (before.isFast || Math.abs(first - before.first) >= FAST);
  if (before.first !== first || before.isFast !== isFast) setBefore({ first, isFast });
  return (index: number): string =>
    isFast && !held.includes(index) ? `place ${index - first}` : `line ${index}`;
}

interface GridLineProps extends LineProps {
  readonly columns: readonly ChainTableColumn[];
  readonly card: CardSettings;
  /** Undefined until it is here. */
  readonly row: ChainRow | undefined;
  /** True for the chain that is open beside the list. */
  readonly isCurrent: boolean;
}

/** One response on its line. Drawn anew only where it changes: most of a scrolled screen does not. */
const GridLine = memo(
  function GridLine({ index, apart, columns, card, room, row, isCurrent }: GridLineProps) {
    const style = placed(apart);
    if (room === "phone") return <ChainCard {...card} index={index} row={row} style={style} />;
    if (row === undefined) return <ShapeRow index={index} cells={columns.length} style={style} />;
    return <TableRow {...{ row, columns, index, room, isCurrent, style }} />;
  },
  // The table makes its rows anew for each window of the list; their chains stay the same.
  ({ row: before, ...were }, { row, ...are }) => before?.original === row?.original && shallow(were, are),
);
