import type { ResponseChain } from "../../../contract/resources.ts";
import type { Chosen } from "./use-chosen.ts";
import classes from "./choose-box.module.css";

interface ChooseBoxProps {
  readonly name: string;
  readonly chosen: Chosen;
  /** One row, or all of a page. */
  readonly chains: readonly ResponseChain[];
}

/** Picks rows by hand, and is half ticked where some of several are picked. What it hits is as large as its cell. */
export function ChooseBox({ name, chosen, chains }: ChooseBoxProps) {
  const picked = chains.filter(({ _id }) => chosen.has(_id)).length;
  return (
    <label className={classes["cell"]}>
      <input
        type="checkbox"
        className={classes["box"]}
        aria-label={name}
        checked={picked > 0 && picked === chains.length}
        ref={(box) => {
          if (box !== null) box.indeterminate = picked > 0 && picked < chains.length;
        }}
        onChange={() => chosen.toggle(chains)}
      />
    </label>
  );
}
