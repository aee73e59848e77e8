import { FirstContent } from "../../../ui/schedule/first-content.tsx";
import { goToRow } from "../../../ui/go-to-row.ts";
import { useInViewFirst } from "../../../ui/schedule/use-in-view-first.ts";
import { roomFor } from "./table-layout.ts";
import { ChainCard } from "./chain-card.tsx";
import type { PageTableProps } from "./page-table.tsx";
import classes from "./cards.module.css";

type PageCardsProps = Pick<PageTableProps, "label" | "table" | "card" | "waiting" | "stale">;

/** Pixels from one card to the next, at least. */
const CARD = 72;

const SHAPES = Array.from({ length: 6 }, (_, index) => index);

/** The responses of a page where there is no room for columns. */
export function PageCards({ label, table, card, waiting, stale }: PageCardsProps) {
  const { rows } = table.getRowModel();
  const all = rows.map((row, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- known by its place on purpose, and without a state
    <ChainCard key={index} {...card} index={index} row={row} />
  ));
  const shape = (index: number) => <ChainCard key={index} {...card} index={index} row={undefined} />;
  const { lines } = useInViewFirst(rows, all, CARD, shape);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for the links within
    <ul
      className={classes["list"]}
      style={roomFor(rows.length)}
      aria-label={label}
      aria-busy={waiting || stale}
      onClick={card.links.onClick}
      onKeyDown={goToRow}
    >
      {waiting ? SHAPES.map(shape) : lines}
      {rows.length > 0 ? <FirstContent /> : null}
    </ul>
  );
}
