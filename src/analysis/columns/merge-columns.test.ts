import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { ResponseChain } from "../../contract/resources.ts";
import { ensureTemporal } from "../../lib/time/temporal.ts";
import { idAt } from "./chain-ids.ts";
import { anyChains, answer, chain, rowsWhere } from "./chains.fixture.ts";
import { ColumnBuilder } from "./column-builder.ts";
import type { Columns } from "./columns.ts";
import { mergeColumns } from "./merge-columns.ts";
import { slice } from "../slice/slice.ts";
import { timeGrid } from "../slice/time-grid.ts";

await ensureTemporal();

function built(chains: readonly ResponseChain[]): Columns {
  const builder = new ColumnBuilder();
  builder.append(chains);
  return builder.snapshot();
}

/** All that a slice shows, with the ids. */
function shown(columns: Columns) {
  const { by, byMetadata, ...rest } = slice(columns, {}, timeGrid(columns, {}, "UTC", "day"), "till");
  const ids = Array.from({ length: columns.rows }, (_, row) => idAt(columns.ids, columns.time, row));
  return { ...rest, by, byMetadata, ids: ids.toSorted() };
}

test("parts that are merged show what reading them at once shows", () => {
  fc.assert(
    fc.property(anyChains, fc.nat(60), fc.nat(60), (chains, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const parts = [chains.slice(0, low), chains.slice(low, high), chains.slice(high)].map(built);
      expect(shown(mergeColumns(parts))).toEqual(shown(built(chains)));
    }),
    { numRuns: 60 },
  );
});

test("columns cut at two moments are the same again when merged", () => {
  const second = fc.nat(42).map((n) => 1_700_000_000 + (n - 1) * 7200);
  fc.assert(
    fc.property(anyChains, second, second, (chains, one, other) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      const whole = built(chains);
      const inside = rowsWhere(whole, (time) => time >= from && time <= to);
      const outside = rowsWhere(whole, (time) => time < from || time > to);
      expect(inside.chains + outside.chains).toBe(whole.chains);
      expect(shown(mergeColumns([outside, inside]))).toEqual(shown(whole));
    }),
    { numRuns: 60 },
  );
});

/** Chains that each have another number, for a question and for a key. */
function partFrom(first: number, count: number): Columns {
  const builder = new ColumnBuilder({ choices: new Map() });
  builder.append(
    Array.from({ length: count }, (_, at) => first + at).map((at) =>
      chain({ _id: `c${at}`, metadata: { order: at }, responses: [answer("Slider", "wait", at)] }),
    ),
  );
  return builder.snapshot();
}

test("a question or a key whose values are too many only in all parts together is given up, and named", () => {
  const known = mergeColumns([partFrom(0, 25), partFrom(25, 25)]);
  expect(known.answers?.columns.map(({ key, values }) => [key, values.length])).toEqual([["wait", 50]]);
  const asked = mergeColumns([partFrom(0, 25), partFrom(25, 26)]);
  expect(asked.answers).toEqual({ columns: [], tooVaried: ["wait"], several: [], hasMoreKeys: false });
  const parts = [partFrom(0, 600), partFrom(600, 600)];
  expect(parts.map(({ tooVaried }) => tooVaried)).toEqual([[], []]);
  expect(mergeColumns(parts)).toMatchObject({ metadata: [], tooVaried: ["order"] });
});

/** A chain for each key. */
function partOf(keys: readonly string[]): Columns {
  const builder = new ColumnBuilder();
  builder.append(
    keys.map((key) => chain({ _id: key, metadata: { [key]: "a" }, responses: [answer("NPS", "nps", 9)] })),
  );
  return builder.snapshot();
}

test("of more keys than are kept the merged columns keep those that come first by name, as one builder would", () => {
  const names = Array.from({ length: 80 }, (_, at) => `key ${String(at).padStart(2, "0")}`);
  const [low, high] = [names.slice(0, 40), names.slice(40)];
  for (const parts of [[low, high], [high, low], [names, []], [[...names].toReversed()]]) {
    const merged = mergeColumns(parts.map(partOf));
    expect(merged.metadata.map(({ key }) => key)).toEqual(names.slice(0, 64));
    expect(merged.hasMoreKeys).toBe(true);
  }
  expect(mergeColumns([partOf(low)])).toMatchObject({ hasMoreKeys: false });
});
