import { ArrowDown, ArrowUp } from "lucide-react";
import { sortedBy, type Sort, type SortKey } from "./sort-rows.ts";
import classes from "./breakdowns.module.css";

interface SortHeadProps {
  readonly label: string;
  readonly by: SortKey;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

/** The head of a column that sorts its table. */
export function SortHead({ label, by, sort, onSort }: SortHeadProps) {
  const Arrow = sort.descending ? ArrowDown : ArrowUp;
  return (
    <button type="button" className={classes["sort"]} onClick={() => onSort(sortedBy(sort, by))}>
      {label}
      <Arrow size={14} aria-hidden data-hidden={sort.by !== by || undefined} />
    </button>
  );
}
