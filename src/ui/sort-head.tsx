import { ArrowDown, ArrowUp } from "lucide-react";
import classes from "./sort-head.module.css";

/** How TanStack Table names a column's order, as `aria-sort` does; undefined where the rows are sorted by another one. */
export function directionOf(sorted: false | "asc" | "desc") {
  if (sorted === false) return undefined;
  return sorted === "asc" ? "ascending" : "descending";
}

interface SortHeadProps {
  readonly label: string;
  /** Undefined where the rows are sorted by another column. */
  readonly sorted: ReturnType<typeof directionOf>;
  readonly onSort: () => void;
}

/** The head of a column that sorts its table. */
export function SortHead({ label, sorted, onSort }: SortHeadProps) {
  const Arrow = sorted === "ascending" ? ArrowUp : ArrowDown;
  return (
    <button type="button" className={classes["head"]} onClick={onSort}>
      {label}
      <Arrow size={14} aria-hidden data-hidden={sorted === undefined || undefined} />
    </button>
  );
}
