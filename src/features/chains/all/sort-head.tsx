import { ArrowDown, ArrowUp } from "lucide-react";
import type { ChainTableColumn } from "../table/chain-features.ts";
import classes from "../table/table.module.css";

/** A press sorts by the column, another press the other way round. */
export function SortHead({ column }: { readonly column: ChainTableColumn }) {
  const sorted = column.getIsSorted();
  const Arrow = sorted === "desc" ? ArrowDown : ArrowUp;
  return (
    <button type="button" className={classes["sort"]} onClick={() => column.toggleSorting()}>
      <span className={classes["headText"]}>{column.columnDef.meta?.name}</span>
      {sorted === false ? null : <Arrow size={14} aria-hidden className={classes["arrow"]} />}
    </button>
  );
}
