import type { ResponseChain } from "../../../contract/resources.ts";
import { FirstContent } from "../../../ui/first-content.tsx";
import { goToRow } from "../../../ui/go-to-row.ts";
import { roomFor } from "./table-style.ts";
import { ChainCard, type CardSettings } from "./chain-card.tsx";
import classes from "./cards.module.css";

interface PageCardsProps {
  readonly label: string;
  readonly card: CardSettings;
  /** Those that are drawn. */
  readonly chains: readonly ResponseChain[];
  /** How many there are. */
  readonly count: number;
  /** The shape of what comes. */
  readonly waiting: boolean;
  /** Rows of a former question stay, but are seen to be old. */
  readonly stale: boolean;
}

const SHAPES = Array.from({ length: 6 }, (_, index) => index);

/** The responses of a page where there is no room for columns. */
export function PageCards({ label, card, chains, count, waiting, stale }: PageCardsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for the links within
    <ul
      className={classes["list"]}
      style={roomFor(count)}
      aria-label={label}
      aria-busy={waiting || stale}
      onClick={card.links.onClick}
      onKeyDown={goToRow}
    >
      {waiting
        ? SHAPES.map((index) => <ChainCard key={index} {...card} index={index} chain={undefined} />)
        : chains.map((chain, index) => <ChainCard key={chain._id} {...card} index={index} chain={chain} />)}
      {chains.length > 0 ? <FirstContent /> : null}
    </ul>
  );
}
