// What a chain takes in memory once it was read, as columns and as the objects of its page; and how time and memory grow
// from 10,000 to 1,000,000 chains. Objects are kept up to 100,000: a million of them would need a gigabyte.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { ResponseChain } from "../src/contract/resources.ts";
import { ColumnBuilder } from "../src/analysis/columns/column-builder.ts";
import type { Columns } from "../src/analysis/columns/columns.ts";
import { slice } from "../src/analysis/slice/slice.ts";
import { timeGrid } from "../src/analysis/slice/time-grid.ts";
import { ensureTemporal } from "../src/lib/time/temporal.ts";
import { samplePages } from "./analysis/sample-pages.ts";

const SIZES = [10_000, 100_000, 1_000_000];
const MOST_OBJECTS = 100_000;
const PAGE = 100;

setFlagsFromString("--expose-gc");

/** Bytes in use, in buffers too. */
function inUse(): number {
  runInNewContext("gc()");
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** What `make` returns, and the bytes that it takes. */
function weighed<Made>(make: () => Made): { readonly made: Made; readonly bytes: number } {
  const before = inUse();
  const made = make();
  return { made, bytes: inUse() - before };
}

/** The time spent on building alone, in milliseconds: the chains are made up on the way. */
function read(chains: number): { readonly columns: Columns; readonly milliseconds: number } {
  const builder = new ColumnBuilder();
  let milliseconds = 0;
  const timed = <Result>(work: () => Result): Result => {
    const start = performance.now();
    const result = work();
    milliseconds += performance.now() - start;
    return result;
  };
  for (const page of samplePages(chains, PAGE)) timed(() => builder.append(page));
  return { columns: timed(() => builder.snapshot()), milliseconds };
}

/** The chains as they come, none sharing a text with another. */
const keep = (chains: number): readonly ResponseChain[] =>
  [...samplePages(chains, PAGE)].flatMap((page) => structuredClone(page));

await ensureTemporal();
read(1000);
for (const chains of SIZES) {
  const { made, bytes } = weighed(() => read(chains));
  const { columns, milliseconds } = made;
  const grid = timeGrid(columns, {}, "Europe/Helsinki", "week");
  const passes = Array.from({ length: 9 }, () => {
    const start = performance.now();
    slice(columns, {}, grid);
    return performance.now() - start;
  });
  const pass = passes.toSorted((a, b) => a - b)[4] ?? Number.NaN;
  const each = bytes / chains;
  console.log(
    `${chains} chains: ${each.toFixed(1)} bytes each, ${((1000 * milliseconds) / chains).toFixed(2)} µs each to ` +
      `build, ${pass.toFixed(2)} ms a pass`,
  );
  if (chains > MOST_OBJECTS) continue;
  const objects = weighed(() => keep(chains));
  const object = objects.bytes / objects.made.length;
  console.log(
    `  as objects ${object.toFixed(0)} bytes each: columns take ${(each / object).toFixed(3)} (goal 0.2)`,
  );
}
