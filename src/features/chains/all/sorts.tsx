import { ArrowDown, ArrowUp } from "lucide-react";
import type { ChainTableColumn } from "../table/chain-features.ts";
import type { Sorts } from "../table/table-head.tsx";
import classes from "../table/table.module.css";
import hiding from "../../../ui/hidden.module.css";

/** A press sorts by the column, another press the other way round. A column of boxes is only named. */
function SortHead({ column }: { readonly column: ChainTableColumn }) {
  if (!column.getCanSort()) return <span className={hiding["hidden"]}>{column.columnDef.meta?.name}</span>;
  const sorted = column.getIsSorted();
  const Arrow = sorted === "desc" ? ArrowDown : ArrowUp;
  return (
    <button type="button" className={classes["sort"]} onClick={() => column.toggleSorting()}>
      <span className={classes["headText"]}>{column.columnDef.meta?.name}</span>
      {sorted === false ? null : <Arrow size={14} aria-hidden className={classes["arrow"]} />}
    </button>
  );
}

export const sorts: Sorts = {
  Head: SortHead,
  directionOf: (column) => {
    const sorted = column.getIsSorted();
    return sorted === false ? undefined : sorted === "desc" ? "descending" : "ascending";
  },
};
