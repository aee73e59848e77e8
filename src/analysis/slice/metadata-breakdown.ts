/** What rows are counted with by the values of one metadata key or the answers to one question, worked out before the pass over them. */
import type { Columns } from "../columns/columns.ts";
import { rowMask } from "./row-mask.ts";
import type { CompiledFilter, SliceFilter } from "./slice-filter.ts";

/** Counters in a row for one value: what a cell counts as, and `ELSEWHERE` for what fails a filter. */
export const METADATA_STRIDE = 8;
const ELSEWHERE = METADATA_STRIDE - 1;

/** A row's counter is at `tallies[combinations[row]] + places[cell[row]]`; tallies are by place in `values` plus one. */
export type MetadataBreakdown = NonNullable<ReturnType<typeof metadataBreakdown>>;

/** A metadata key, or the question whose answers numbers are broken down by. */
export type BreakdownKey = string | { readonly answer: string };

/**
 * Makes the breakdown by `key` ready, which its own terms never narrow. `cells` has the bits of the filters that each
 * cell fails, `buckets` what it counts as. Undefined where no chain has the key.
 */
export function metadataBreakdown(
  columns: Columns,
  key: BreakdownKey | undefined,
  { metadata = [], answers = [] }: SliceFilter,
  { cells, buckets }: Pick<CompiledFilter, "cells" | "buckets">,
) {
  const [name, question] = typeof key === "object" ? [undefined, key.answer] : [key, undefined];
  const keys = question === undefined ? columns.metadata : (columns.answers?.columns ?? []);
  const column = keys.find((candidate) => candidate.key === (question ?? name));
  if (column === undefined) return undefined;
  const mask = rowMask(
    columns,
    metadata.filter((term) => term.key !== name),
    answers.filter((term) => term.question !== question),
  );
  const { values, codes, combinations } = column;
  /** By cell, the counter within a tally. */
  const places = cells.map((bits, cell) => (bits === 0 ? (buckets[cell] ?? ELSEWHERE) : ELSEWHERE));
  /** By combination, where the tally of the key's value starts: at 8 times its code. */
  const tallies = Uint32Array.from(codes, (code) => code * METADATA_STRIDE);
  /** The mask has the rows that are counted, where `tallies` does not tell. */
  if (mask === undefined || mask.index !== combinations)
    return { values, combinations, tallies, places, mask };
  // Where the keys are packed together, what fails goes to the tally of code 0, which belongs to no value.
  const passed = tallies.map((tally, combination) => tally * (mask.passing[combination] ?? 0));
  return { values, combinations, tallies: passed, places, mask: undefined };
}
