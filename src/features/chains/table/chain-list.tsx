import { lazy, Suspense } from "react";
import type { ResponseChain } from "../../../contract/resources.ts";
import type { Density } from "../columns/layout.ts";
import type { CardSettings } from "./chain-card.tsx";
import type { ListRoom } from "./column-place.ts";
import { PageTable } from "./page-table.tsx";
import type { ChainTable } from "./use-chain-table.ts";

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

/** The responses of a page. All are there to be found, read out and printed; those in view are drawn. */
export function ChainList(props: ChainListProps) {
  const { room } = props;
  if (room !== "phone") return <PageTable {...props} room={room} />;
  return (
    <Suspense>
      <PageCards {...props} />
    </Suspense>
  );
}
