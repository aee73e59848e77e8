import { FirstContent } from "../../../ui/schedule/first-content.tsx";
import { goToRow } from "../../../ui/go-to-row.ts";
import type { Density } from "../columns/layout.ts";
import type { CardSettings } from "./chain-card.tsx";
import type { Room } from "./table-layout.ts";
import { useInViewFirst } from "../../../ui/schedule/use-in-view-first.ts";
import { columnsIn, ROLES, lineHeight, roomFor, tableStyle } from "./table-layout.ts";
import { ShapeRow, TableRow } from "./table-row.tsx";
import { TableHead } from "./table-head.tsx";
import type { ChainTable } from "./use-chain-table.ts";
import classes from "./table.module.css";

export interface PageTableProps {
  readonly label: string;
  readonly table: ChainTable;
  readonly card: CardSettings;
  readonly room: Room;
  readonly density: Density;
  /** The shape of what comes. */
  readonly waiting: boolean;
  /** Rows of a former question stay, but are seen to be old. */
  readonly stale: boolean;
  /** The id of the chain that is open beside the list. */
  readonly current: string | undefined;
}

const SHAPES = Array.from({ length: 8 }, (_, index) => index);

/** The responses of a page in columns. Rows are keyed by place: changing their text takes half as long as new ones. */
export function PageTable(props: PageTableProps) {
  const { label, table, card, room, density, waiting, stale, current } = props;
  const { rows } = table.getRowModel();
  const columns = columnsIn(table, room);
  const all = rows.map((row, index) => (
    <TableRow
      // oxlint-disable-next-line react/no-array-index-key -- known by its place on purpose, and without a state
      key={index}
      row={row}
      columns={columns}
      index={index}
      room={room}
      isCurrent={row.id === current}
    />
  ));
  const shape = (index: number) => <ShapeRow key={index} index={index} cells={columns.length} />;
  const { lines, isWhole } = useInViewFirst(rows, all, lineHeight(density, room), shape);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it scrolls, so it takes the focus
    <div
      className={classes["frame"]}
      data-card
      tabIndex={0}
      role="region"
      aria-label={label}
      onKeyDown={goToRow}
      onClick={card.links.onClick}
    >
      <table
        {...ROLES.table}
        className={classes["table"]}
        aria-label={label}
        aria-busy={waiting || stale || !isWhole}
        data-density={density}
        data-room={room}
        data-stale={stale || undefined}
        style={tableStyle(table, density, room)}
      >
        <TableHead table={table} room={room} />
        <tbody {...ROLES.rowGroup} className={classes["page"]} style={roomFor(rows.length)}>
          {waiting ? SHAPES.map(shape) : null}
          {lines}
        </tbody>
      </table>
      {rows.length > 0 ? <FirstContent /> : null}
    </div>
  );
}
