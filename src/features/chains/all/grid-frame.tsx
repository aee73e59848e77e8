import type { ReactNode, CSSProperties, FocusEvent, KeyboardEvent, RefObject } from "react";
import { useRef, useState } from "react";
import type { Density } from "../columns/layout.ts";
import { type ListRoom, ROLES, tableStyle } from "../table/table-layout.ts";
import { TableHead, type Sorts } from "../table/table-head.tsx";
import type { ChainTable } from "../table/use-chain-table.ts";
import tables from "../table/table.module.css";
import classes from "./grid.module.css";
import { ArrowDown, ArrowUp, ChevronDown, ChevronRight } from "lucide-react";
import type { ChainTableColumn } from "../table/chain-features.ts";
import hiding from "../../../ui/hidden.module.css";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ShortText } from "../../../ui/short-text.tsx";
import type { RowGroup } from "./arrange.ts";
import type { Virtualizer } from "@tanstack/react-virtual";
import { rowByKey } from "../../../ui/go-to-row.ts";
import { directionOf } from "../../../ui/sort-head.tsx";

export type Scroller = Virtualizer<HTMLDivElement, Element>;

const NONE: readonly number[] = [];

/** From line to line by key, whether they are drawn or not: the first link or button of each takes the focus. */
export function useLineFocus(scroller: RefObject<HTMLDivElement | null>) {
  const [held, setHeld] = useState(NONE);
  const wanted = useRef<number>(undefined);
  return {
    /** Puts the focus on the line that it was sent to, once that is drawn. */
    follow: () => {
      if (wanted.current === undefined) return;
      const line = `[data-line="${wanted.current}"]`;
      const target = scroller.current?.querySelector<HTMLElement>(`${line} :is(a[href], button)`);
      if (target === null || target === undefined) return;
      wanted.current = undefined;
      target.focus({ preventScroll: true });
    },
    /** Lines that stay drawn however far away the reader is: those that have the focus, or will. */
    held,
    onFocus: ({ target }: FocusEvent) => {
      const line = lineOf(target);
      setHeld(line === undefined ? NONE : [line]);
    },
    onKeyDown: (event: KeyboardEvent, virtualizer: Scroller) => {
      const focused = lineOf(document.activeElement);
      const from = wanted.current ?? focused;
      const last = virtualizer.options.count - 1;
      const line = rowByKey(event, { from, last, page: pageOf(virtualizer) });
      if (line === undefined) return;
      wanted.current = line;
      setHeld(focused === undefined ? [line] : [focused, line]);
      virtualizer.scrollToIndex(line);
    },
  };
}

/** Lines that a Page key goes: as many as there are in view, less one to hold on to. */
const pageOf = ({ range }: Scroller): number =>
  range === null ? 1 : Math.max(1, range.endIndex - range.startIndex - 1);

function lineOf(element: Element | null): number | undefined {
  const line = element?.closest<HTMLElement>("[data-line]")?.dataset["line"];
  return line === undefined ? undefined : Number(line);
}

/** The height of the heads, which stay in view. */
export const HEAD = 36;

export interface GridFrameProps {
  readonly label: string;
  readonly table: ChainTable;
  readonly room: ListRoom;
  readonly density: Density;
  readonly busy: boolean;
  /** How many lines there are; undefined while that is not known. */
  readonly count: number | undefined;
  /** Pixels of the whole list. */
  readonly height: number;
  /** Pixels from its start to the first line drawn. */
  readonly top: number;
  readonly children: ReactNode;
}

/** What the lines stand in. All of them move as one: a style of its own for each costs several times what drawing it does. */
export function GridFrame(props: GridFrameProps) {
  const { label, table, room, density, busy, count, height, top, children } = props;
  const lines = { transform: `translateY(${top}px)` };
  if (room === "phone") {
    return (
      <div style={{ height }}>
        <ul className={classes["cards"]} aria-label={label} aria-busy={busy} style={lines}>
          {children}
        </ul>
      </div>
    );
  }
  return (
    <table
      {...ROLES.table}
      className={tables["table"]}
      aria-label={label}
      aria-busy={busy}
      aria-rowcount={count === undefined ? -1 : count + 1}
      data-density={density}
      data-room={room}
      style={{ ...tableStyle(table, density, room), height }}
    >
      <TableHead table={table} room={room} sorts={sorts} />
      <tbody {...ROLES.rowGroup} className={classes["body"]} style={lines}>
        {children}
      </tbody>
    </table>
  );
}

/** A press sorts by the column, another press the other way round. A column of boxes is only named. */
function SortHead({ column }: { readonly column: ChainTableColumn }) {
  if (!column.getCanSort()) return <span className={hiding["hidden"]}>{column.columnDef.meta?.name}</span>;
  const sorted = column.getIsSorted();
  const Arrow = sorted === "desc" ? ArrowDown : ArrowUp;
  return (
    <button type="button" className={tables["sort"]} onClick={() => column.toggleSorting()}>
      <span className={tables["headText"]}>{column.columnDef.meta?.name}</span>
      {sorted === false ? null : <Arrow size={14} aria-hidden className={tables["arrow"]} />}
    </button>
  );
}

const sorts: Sorts = {
  Head: SortHead,
  directionOf: (column) => directionOf(column.getIsSorted()),
};

export interface LineProps {
  /** The line that it stands on, from 0. */
  readonly index: number;
  /** Pixels from the first line drawn, for a line that stands apart from the others. */
  readonly apart: number | undefined;
  readonly room: ListRoom;
}

export const placed = (apart: number | undefined): CSSProperties | undefined =>
  apart === undefined ? undefined : { position: "absolute", insetBlockStart: apart };

interface GroupRowProps extends LineProps {
  readonly group: RowGroup;
  readonly isOpen: boolean;
  readonly onToggle: (id: string) => void;
}

/** The head of rows that go together: their name and how many they are. A press closes or opens them. */
export function GroupRow({ index, apart, room, group, isOpen, onToggle }: GroupRowProps) {
  const { t } = useLingui();
  const { id, name, count } = group;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const style = placed(apart);
  const button = (
    <button type="button" className={classes["group"]} aria-expanded={isOpen} onClick={() => onToggle(id)}>
      <Chevron size={16} aria-hidden />
      <ShortText>{name === "" ? t`Without a name` : name}</ShortText>
      <span className={classes["groupCount"]}>
        {t`${plural(count, { one: "# response", other: "# responses" })}`}
      </span>
    </button>
  );
  if (room === "phone") {
    return (
      <li className={classes["groupRow"]} style={style} data-line={index}>
        {button}
      </li>
    );
  }
  return (
    <tr
      {...ROLES.row}
      className={classes["groupRow"]}
      style={style}
      aria-rowindex={index + 2}
      data-line={index}
    >
      <th {...ROLES.rowHead} className={classes["groupCell"]}>
        {button}
      </th>
    </tr>
  );
}
