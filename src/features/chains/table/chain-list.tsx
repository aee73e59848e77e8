import { lazy, Suspense } from "react";
import { FirstContent } from "../../../ui/first-content.tsx";
import { goToRow } from "../../../ui/go-to-row.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import type { Density } from "../columns/layout.ts";
import type { CardSettings } from "./chain-card.tsx";
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
  readonly rows: readonly ResponseChain[];
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

const rowId = ({ _id }: ResponseChain): string => _id;

const SHAPES = Array.from({ length: 8 }, (_, index) => index);

/** The responses of a page. All are there to be found, read out and printed; those in view are drawn. */
export function ChainList(props: ChainListProps) {
  const { label, table, rows, card, room, density, waiting, stale, current } = props;
  const drawn = useInViewFirst(rows, rowId, lineHeight(density, room));
  if (room === "phone") {
    return (
      <Suspense>
        <PageCards
          label={label}
          card={card}
          count={rows.length}
          chains={drawn}
          waiting={waiting}
          stale={stale}
        />
      </Suspense>
    );
  }
  const columns = columnsIn(table, room);
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
            ? SHAPES.map((index) => <ShapeRow key={index} index={index} cells={columns.length} />)
            : null}
          {drawn.map((chain, index) => (
            <TableRow
              key={chain._id}
              chain={chain}
              columns={columns}
              index={index}
              room={room}
              isCurrent={chain._id === current}
            />
          ))}
        </tbody>
      </table>
      {rows.length > 0 ? <FirstContent /> : null}
    </div>
  );
}
