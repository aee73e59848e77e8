import type { ResponseChain } from "../../../contract/resources.ts";
import { FirstContent } from "../../../ui/first-content.tsx";
import { goToRow } from "../../../ui/go-to-row.ts";
import type { Density } from "../columns/layout.ts";
import { lineHeight, roomFor } from "./table-style.ts";
import { ChainCard, type CardSettings } from "./chain-card.tsx";
import { useInViewFirst } from "./use-in-view-first.ts";
import classes from "./cards.module.css";

interface PageCardsProps {
  readonly label: string;
  readonly rows: readonly ResponseChain[];
  readonly card: CardSettings;
  readonly density: Density;
  /** The shape of what comes. */
  readonly waiting: boolean;
  /** Rows of a former question stay, but are seen to be old. */
  readonly stale: boolean;
}

const SHAPES = Array.from({ length: 6 }, (_, index) => index);

/** The responses of a page where there is no room for columns. */
export function PageCards({ label, rows, card, density, waiting, stale }: PageCardsProps) {
  const all = rows.map((chain, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- known by its place on purpose, and without a state
    <ChainCard key={index} {...card} index={index} chain={chain} />
  ));
  const { lines } = useInViewFirst(rows, all, lineHeight(density, "phone"));
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
      {waiting
        ? SHAPES.map((index) => <ChainCard key={index} {...card} index={index} chain={undefined} />)
        : lines}
      {rows.length > 0 ? <FirstContent /> : null}
    </ul>
  );
}
