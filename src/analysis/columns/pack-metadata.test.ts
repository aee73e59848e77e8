import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ResponseChain } from "../../contract/resources.ts";
import { idAt } from "./chain-ids.ts";
import { answer, chain, usualId, rowsWhere } from "./chains.fixture.ts";
import { ColumnBuilder } from "./column-builder.ts";
import { buffersOf, type Columns } from "./columns.ts";
import { mergeColumns } from "./merge-columns.ts";
import { pickRows } from "./pick-rows.ts";
import type { MetadataColumn } from "./metadata-columns.ts";
import { packMetadata } from "./pack-metadata.ts";
import type { MetadataTerm } from "../slice/row-mask.ts";
import { slice } from "../slice/slice.ts";
import { sliceable } from "../texts/answer-text.ts";

function built(chains: readonly ResponseChain[]): Columns {
  const builder = new ColumnBuilder();
  builder.append(chains);
  return builder.snapshot();
}

/** What the columns say about a row, by key. */
const saidOf = (metadata: readonly MetadataColumn[], row: number): ReadonlyMap<string, string | undefined> =>
  new Map(
    metadata.flatMap(({ key, values, codes, combinations }) => {
      const code = codes[combinations[row] ?? 0] ?? 0;
      return code === 0 ? [] : [[key, values[code - 1]] as const];
    }),
  );

type Said = readonly [id: string, metadata: ReadonlyMap<string, string | undefined>];

const byId = (rows: readonly Said[]) => rows.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)));

/** What the columns say about the chain of each row. */
const said = ({ rows, ids, time, metadata }: Columns) =>
  byId(Array.from({ length: rows }, (_, row): Said => [idAt(ids, time, row), saidOf(metadata, row)]));

/** What the chains say, once for each row that they make. */
const expected = (chains: readonly ResponseChain[]) =>
  byId(
    chains.flatMap(({ _id, metadata, responses }) => {
      const texts = Object.entries(metadata).map(([key, value]) => [key, sliceable(value)] as const);
      const known = new Map(texts.filter(([, text]) => text !== undefined));
      return Array.from({ length: Math.max(1, responses.length) }, (): Said => [_id, known]);
    }),
  );

const anyKey = fc.oneof(fc.constantFrom("till", "agent", "__proto__", ""), fc.string({ maxLength: 2 }));
const anyValue = fc.oneof(fc.nat(3), fc.string({ maxLength: 2 }), fc.boolean(), fc.constant(null));
const anyChains = fc
  .array(
    fc.record({
      createdAt: fc.nat(20),
      metadata: fc.dictionary(anyKey, anyValue, { noNullPrototype: true }),
      answers: fc.nat(2),
    }),
    { maxLength: 40 },
  )
  .map((chains) =>
    chains.map(({ createdAt, metadata, answers }, serial) =>
      chain({
        _id: usualId(createdAt, serial),
        createdAt,
        metadata,
        responses: Array.from({ length: answers }, (_, n) => answer("NPS", `q${n}`, n)),
      }),
    ),
  );

describe("metadata comes out as it went in", () => {
  test("of what was read, cut, merged and handed over", () => {
    fc.assert(
      fc.property(anyChains, fc.nat(40), fc.integer({ min: 3, max: 20 }), (chains, place, createdTo) => {
        const whole = built(chains);
        expect(said(whole)).toEqual(expected(chains));
        expect(said(mergeColumns([built(chains.slice(place)), built(chains.slice(0, place))]))).toEqual(
          expected(chains),
        );
        const isInside = (time: number) => time >= 3 && time <= createdTo;
        const inside = rowsWhere(whole, isInside);
        expect(said(inside)).toEqual(expected(chains.filter(({ createdAt }) => isInside(createdAt))));
        const parts = [rowsWhere(whole, (time) => !isInside(time)), inside];
        expect(said(mergeColumns(parts))).toEqual(expected(chains));
        const sent = structuredClone(whole, { transfer: buffersOf(whole) });
        expect(said(sent)).toEqual(expected(chains));
        expect(new Set(sent.metadata.map(({ combinations }) => combinations)).size).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("of any codes, whatever is packed with what", () => {
    const open = fc.record({
      values: fc.integer({ min: 1, max: 999 }),
      codes: fc.array(fc.nat(999), { maxLength: 30 }),
    });
    fc.assert(
      fc.property(fc.array(open, { maxLength: 8 }), (keys) => {
        const named = keys.map(({ values, codes }, key) => ({
          key: `k${key}`,
          values: Array.from({ length: values }, (_, value) => `v${value}`),
          codes: Uint16Array.from(codes, (code) => code % (values + 1)),
        }));
        const columns = packMetadata(named, 30);
        for (let row = 0; row < 30; row++) {
          const before = named.map(({ key, values, codes }) => [key, values[(codes[row] ?? 0) - 1]] as const);
          expect([...saidOf(columns, row)]).toEqual(before.filter(([, value]) => value !== undefined));
        }
      }),
    );
  });
});

/** A key whose code in row n is `codeOf(n)`. */
const keyOf = (key: string, count: number, rows: number, codeOf: (row: number) => number) => ({
  key,
  values: Array.from({ length: count }, (_, value) => String(value)),
  codes: Uint16Array.from({ length: rows }, (_, row) => codeOf(row)),
});

const packsOf = (columns: readonly MetadataColumn[]) =>
  [...new Set(columns.map(({ combinations }) => combinations))].map((pack) =>
    columns.filter(({ combinations }) => combinations === pack).map(({ key }) => key),
  );

const bytesOf = (columns: readonly MetadataColumn[]) =>
  columns.map(({ codes, combinations }) => [codes.BYTES_PER_ELEMENT, combinations.BYTES_PER_ELEMENT]);

describe("keys are packed together", () => {
  test.each([
    [240, [1, 1], [1, 1]],
    [256, [1, 1], [2, 1]],
    [257, [1, 2], [2, 2]],
  ])("in one byte a row up to 256 combinations, else in two: %i", (count, one, other) => {
    const keys = [
      keyOf("a", 16, 600, (row) => (row % count) % 16),
      keyOf("b", count, 600, (row) => row % count),
    ];
    expect(bytesOf(packMetadata(keys, 600))).toEqual([one, other]);
  });

  test.each([
    [65_536, [["narrow", "wide"], ["wider"]]],
    [65_537, [["narrow"], ["wide", "wider"]]],
  ])("until their combinations would be more than 65,536: %i", (rows, packs) => {
    const keys = [
      keyOf("wide", 400, rows, (row) => Math.floor(row / 300)),
      keyOf("narrow", 300, rows, (row) => row % 300),
      keyOf("wider", 500, rows, (row) => Math.floor(row / 300)),
    ];
    const columns = packMetadata(keys, rows);
    expect(packsOf(columns)).toEqual(packs);
    const last = Object.fromEntries(saidOf(columns, 65_535));
    expect(last).toEqual({ narrow: "134", wide: "217", wider: "217" });
  });

  test("until the table that numbers them would be too long", () => {
    const rows = 10_000;
    const keys = [keyOf("a", 100, rows, (row) => row % 100), keyOf("b", 100, rows, (row) => row / 100)];
    const small = keyOf("c", 400, rows, (row) => row % 400);
    const large = keyOf("c", 500, rows, (row) => row % 500);
    expect(packsOf(packMetadata([...keys, small], rows))).toEqual([["a", "b", "c"]]);
    expect(packsOf(packMetadata([...keys, large], rows))).toEqual([["a", "b"], ["c"]]);
  });
});

test("columns of several packs can be picked, merged, sliced and handed over", () => {
  const half = 40_000;
  const page = (from: number) =>
    Array.from({ length: half }, (_, n) => {
      const at = from + n;
      const metadata = { a: at % 301, b: Math.floor(at / 301), c: at % 7 };
      const responses = [answer("NPS", "q", 9)];
      return chain({ _id: usualId(at, at), createdAt: at, metadata, responses });
    });
  const merged = mergeColumns([built(page(half)), built(page(0))]);
  expect(packsOf(merged.metadata)).toEqual([["a"], ["b", "c"]]);
  const sliced = (...metadata: readonly MetadataTerm[]) =>
    slice(merged, { metadata }, { unit: "day", periods: [], stretches: [] }, "c");
  const [wanted, other] = [
    { key: "b", value: "2" },
    { key: "c", value: "1" },
  ];
  expect(sliced(wanted, { key: "a", value: "5" }).total.answers).toBe(1);
  expect(sliced(wanted, other).total.answers).toBe(43);
  expect(sliced(wanted, other).byMetadata.map(({ tally }) => tally.answers)).toEqual(
    Array.from({ length: 7 }, () => 43),
  );
  expect(sliced(wanted, { key: "d", value: "1" }).chains).toBe(0);
  const ofA = Array.from({ length: 2 * half }, (_, at) => at).filter((at) => at % 301 === 5);
  const byC = new Map(
    sliced({ key: "a", value: "5" }).byMetadata.map(({ id, tally }) => [id, tally.answers]),
  );
  expect(byC).toEqual(
    new Map([...Map.groupBy(ofA, (at) => String(at % 7))].map(([c, rows]) => [c, rows.length])),
  );
  const picked = pickRows(merged, Uint32Array.of(0, 65_535, 65_536, 79_999));
  expect(packsOf(picked.metadata)).toEqual([["a"], ["b", "c"]]);
  const sent = structuredClone(picked, { transfer: buffersOf(picked) });
  expect([0, 1, 2, 3].map((row) => Object.fromEntries(saidOf(sent.metadata, row)))).toEqual([
    { a: "0", b: "0", c: "0" },
    { a: "218", b: "217", c: "1" },
    { a: "219", b: "217", c: "2" },
    { a: "234", b: "265", c: "3" },
  ]);
});
