import { lazy, Suspense } from "react";
import type { ListRoom } from "./column-place.ts";
import { PageTable, type PageTableProps } from "./page-table.tsx";

interface ChainListProps extends Omit<PageTableProps, "room"> {
  readonly room: ListRoom;
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
