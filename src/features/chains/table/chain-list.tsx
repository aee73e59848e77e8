import { lazy, Suspense } from "react";
import { FirstContent } from "../../../ui/first-content.tsx";
import { goToRow } from "../../../ui/go-to-row.ts";
import type { Density } from "../columns/layout.ts";
import type { CardSettings } from "./chain-card.tsx";
import type { ChainRow } from "./chain-features.ts";
import { columnsIn, type ListRoom } from "./column-place.ts";
import { ShapeRow, TableRow } from "./table-row.tsx";
import { TableHead } from "./table-head.tsx";
import { ROLES } from "./table-roles.ts";
import { lineHeight, roomFor, tableStyle } from "./table-style.ts";
import type { ChainTable } from "./use-chain-table.ts";
import { useInViewFirst } from "./use-in-view-first.ts";
import classes from "./table.module.css";

interface ChainListProps {
  readonly label: string;
  readonly table: ChainTable;
  readonly card: CardSettings;
  readonly room: ListRoom;
  readonly density: Density;
  /** The shape of what comes. */
  readonly waiting: boolean;
  /** Rows of a former question stay, but are seen to be old. */
  readonly stale: boolean;
  /** The id of the chain that is open beside the list. */
  readonly current: string | undefined;
}

const PageCards = lazy(async () => ({ default: (await import("./page-cards.tsx")).PageCards }));

const rowId = ({ id }: ChainRow): string => id;

const SHAPES = Array.from({ length: 8 }, (_, index) => index);

/** The responses of a page. All are there to be found, read out and printed; those in view are drawn. */
export function ChainList(props: ChainListProps) {
  const { label, table, card, room, density, waiting, stale, current } = props;
  const { rows } = table.getRowModel();
  const drawn = useInViewFirst(rows, rowId, lineHeight(density, room));
  if (room === "phone") {
    return (
      <Suspense>
        <PageCards
          label={label}
          card={card}
          count={rows.length}
          chains={drawn.map(({ original }) => original)}
          waiting={waiting}
          stale={stale}
        />
      </Suspense>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it scrolls, so it takes the focus
    <div
      className={classes["frame"]}
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
        aria-busy={waiting || stale || drawn.length < rows.length}
        data-density={density}
        data-dense={density === "dense" || undefined}
        data-stale={stale || undefined}
        style={tableStyle(table, density, room)}
      >
        <TableHead table={table} room={room} />
        <tbody {...ROLES.rowGroup} className={classes["page"]} style={roomFor(rows.length)}>
          {waiting
            ? SHAPES.map((index) => (
                <ShapeRow key={index} index={index} cells={columnsIn(table, room).length} />
              ))
            : null}
          {drawn.map((row, index) => (
            <TableRow key={row.id} row={row} index={index} room={room} isCurrent={row.id === current} />
          ))}
        </tbody>
      </table>
      {rows.length > 0 ? <FirstContent /> : null}
    </div>
  );
}
