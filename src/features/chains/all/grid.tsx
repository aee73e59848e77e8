import { useSelector } from "@tanstack/react-store";
import { Trans } from "@lingui/react/macro";
import { defaultRangeExtractor, useVirtualizer, type Range } from "@tanstack/react-virtual";
import { useEffect, useEffectEvent, useRef, type CSSProperties, type MouseEvent } from "react";
import { FirstContent } from "../../../ui/first-content.tsx";
import { GridHead } from "./grid-head.tsx";
import { GridRow } from "./grid-row.tsx";
import { GroupRow } from "./group-row.tsx";
import type { GridColumn } from "./grid-columns.ts";
import { useLineKeys } from "./use-line-keys.ts";
import { SHAPES, type Lines } from "./lines.ts";
import type { RowCache } from "./row-cache.ts";
import type { RowOrder } from "./row-order.ts";
import { useLineFocus } from "./use-line-focus.ts";
import { wantedRows } from "./wanted-rows.ts";
import { ROLES } from "./table-roles.ts";
import classes from "./grid.module.css";

interface GridProps {
  readonly label: string;
  readonly columns: readonly GridColumn[];
  readonly lines: Lines;
  readonly rows: RowCache;
  /** Pixels from one row to the next. */
  readonly rowHeight: number;
  readonly dense: boolean;
  readonly busy: boolean;
  readonly order: RowOrder;
  /** Changes where other rows are shown, or in another order: then the list is scrolled to its start. */
  readonly shownAs: string;
  /** The id of the chain that is open beside the list. */
  readonly current: string | undefined;
  readonly onRowClick: (event: MouseEvent) => void;
  readonly onOrder: (order: RowOrder) => void;
  readonly onResize: ((id: string, width: number) => void) | undefined;
  readonly onToggle: (group: string) => void;
}

/** The height of the heads, which stay in view. */
const HEAD = 38;
const GROUP_HEIGHT = 40;
const OVERSCAN = 2;

/** A table of any length, of which the lines in view are drawn. Scrolled by itself, under heads that stay. */
export function Grid(props: GridProps) {
  "use no memo"; // the virtualizer changes within
  const { label, columns, lines, rows, rowHeight, dense, busy, order, shownAs, current } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const focus = useLineFocus(scroller);
  useSelector(rows.version);
  const { held } = focus;
  // oxlint-disable-next-line react/incompatible-library -- the directive above keeps the compiler out
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: lines.count,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (lines.at(index)?.kind === "group" ? GROUP_HEIGHT : rowHeight),
    overscan: OVERSCAN,
    scrollMargin: HEAD,
    scrollPaddingStart: HEAD,
    rangeExtractor: (range) => withHeld(range, held),
  });
  useEffect(() => virtualizer.measure(), [virtualizer, lines, rowHeight]);
  useEffect(() => virtualizer.scrollToOffset(0), [virtualizer, shownAs]);
  const items = virtualizer.getVirtualItems();
  const { startIndex: first, endIndex: last } = virtualizer.range ?? { startIndex: 0, endIndex: 0 };
  const from = Math.max(0, first - OVERSCAN);
  const top = (items.find(({ index }) => index === from)?.start ?? HEAD) - HEAD;
  const reveal = useEffectEvent((id: string | undefined) => {
    const row = id === undefined ? undefined : rows.rowOf(id);
    const line = row === undefined ? undefined : lines.lineOf(row);
    if (line !== undefined) virtualizer.scrollToIndex(line);
  });
  // Once for each chain that opens: from then on the list is scrolled by its reader alone.
  useEffect(() => reveal(current), [current]);
  const keyOf = useLineKeys(from, virtualizer.isScrolling, held);
  const isGoingUp = virtualizer.scrollDirection === "backward";
  useEffect(() => rows.want(wantedRows(lines, { first, last }, isGoingUp)));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it scrolls, so it takes the focus
    <div
      ref={scroller}
      className={classes["frame"]}
      tabIndex={0}
      role="region"
      aria-label={label}
      onKeyDown={(event) => focus.onKeyDown(event, virtualizer)}
      onFocus={focus.onFocus}
      onClick={props.onRowClick}
    >
      <table
        {...ROLES.table}
        className={classes["table"]}
        aria-label={label}
        aria-busy={busy}
        aria-rowcount={lines === SHAPES ? -1 : lines.count + 1}
        data-dense={dense || undefined}
        style={{
          ...heightsOf(rowHeight, HEAD + virtualizer.getTotalSize()),
          minWidth: columns.reduce((sum, { least }) => sum + least, 0),
        }}
      >
        <GridHead columns={columns} order={order} onOrder={props.onOrder} onResize={props.onResize} />
        {/* All lines move as one: a style of its own for each costs several times what drawing it does. */}
        <tbody {...ROLES.rowGroup} className={classes["body"]} style={{ transform: `translateY(${top}px)` }}>
          {items.map(({ index, start }) => {
            const line = lines.at(index);
            const isApart = index < from || index > last + OVERSCAN;
            const place = { index, apart: isApart ? start - HEAD - top : undefined };
            if (line === undefined) return null;
            if (line.kind === "group")
              return <GroupRow key={keyOf(index)} {...place} {...line} onToggle={props.onToggle} />;
            const chain = line.kind === "row" ? rows.get(line.row) : undefined;
            const isCurrent = current !== undefined && chain?._id === current;
            return (
              <GridRow key={keyOf(index)} {...place} columns={columns} chain={chain} isCurrent={isCurrent} />
            );
          })}
        </tbody>
      </table>
      <p className={classes["printed"]}>
        <Trans>Only the rows in view are printed. An export has all of them.</Trans>
      </p>
      {lines.count > 0 ? <FirstContent /> : null}
    </div>
  );
}

const heightsOf = (row: number, height: number): CSSProperties & { readonly "--row-height": string } => ({
  height,
  "--row-height": `${row}px`,
});

/** Lines that are held stay drawn. */
function withHeld(range: Range, held: readonly number[]): number[] {
  const indexes = new Set(defaultRangeExtractor(range));
  const others = held.filter((index) => index < range.count && !indexes.has(index));
  return [...indexes, ...others].toSorted((a, b) => a - b);
}
