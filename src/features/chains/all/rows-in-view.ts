import type { ResponseChain } from "../../../contract/resources.ts";
import type { RowsInView } from "../export/run-export.ts";
import type { AllRows, AllRowsState } from "./all-rows.ts";

/** Rows that are handed over at once. */
const STRETCH = 500;

/** The rows in view, in their order, for a file. */
export function rowsInView(
  all: AllRows,
  { arranged, phase }: Pick<AllRowsState, "arranged" | "phase">,
): RowsInView {
  const rows = arranged?.rows ?? new Uint32Array();
  return {
    count: rows.length,
    complete: phase === "complete",
    async *chains(): AsyncGenerator<readonly ResponseChain[]> {
      for (let start = 0; start < rows.length; start += STRETCH)
        yield await all.fetch([...rows.subarray(start, start + STRETCH)]);
    },
  };
}
