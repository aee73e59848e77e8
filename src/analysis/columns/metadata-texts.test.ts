import * as fc from "fast-check";
import { expect, test } from "vitest";
import { MetadataBuilder } from "./metadata-builder.ts";
import { MetadataTexts } from "./metadata-texts.ts";

const encoder = new TextEncoder();

/** Bytes that stand before those of the rows. */
const BEFORE = 3;

/** The columns of rows that come as JSON, in two batches, one behind the other in the same bytes. */
function columnsOf(rows: readonly string[], builder = new MetadataBuilder()) {
  const texts = new MetadataTexts(builder);
  const half = Math.floor(rows.length / 2);
  for (const [first, part] of [
    [0, rows.slice(0, half)],
    [half, rows.slice(half)],
  ] as const) {
    const offsets = [BEFORE];
    for (const row of part) offsets.push((offsets.at(-1) ?? 0) + encoder.encode(row).length);
    const bytes = encoder.encode(`..${"x".repeat(BEFORE)}${part.join("")}`).subarray(2);
    texts.put(first, part.length, { offsets: Int32Array.from([...offsets, 0, 0]), bytes });
  }
  return builder.columns(rows.length);
}

test("rows in bytes say what they say parsed, whatever came in the same place before", () => {
  const anyKey = fc.constantFrom("a", "ab", 'a"', "till", "é");
  const anyValue = fc.constantFrom("x", "xy", 'x"', "", 1, 12, 1.5, true, null, [1, 2], { a: 1 });
  const anyRow = fc.dictionary(anyKey, anyValue, { noNullPrototype: true });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyRow, fc.constantFrom(0, 1)), { minLength: 1, maxLength: 40 }),
      (rows) => {
        const builder = new MetadataBuilder();
        rows.forEach(([row], at) => builder.set(at, row));
        const json = rows.map(([row, spaces]) => JSON.stringify(row, undefined, spaces));
        expect(columnsOf(json)).toEqual(builder.columns(rows.length));
      },
    ),
  );
});

test.each(['{"a":}', '{"a":1', '{"a"}', '{"a":x}', "{a:1}"])(
  "%s is refused, also behind rows that are like it",
  (row) => {
    expect(() => columnsOf([row])).toThrow(SyntaxError);
    expect(() => columnsOf(['{"a":1}', '{"a":12}', row])).toThrow(SyntaxError);
  },
);

const asObject = (value: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries<unknown>(Object.entries(value ?? {}));

/** What the builder makes of the same rows parsed. */
function parsedColumns(rows: readonly string[], builder = new MetadataBuilder()) {
  rows.forEach((row, at) => builder.set(at, asObject(JSON.parse(row))));
  return builder.columns(rows.length);
}

const ofFew = () => new MetadataBuilder({ values: 3, keys: 64 });

test("a key with too many values is given up, whatever it says from then on", () => {
  const rows = [1, 2, 3, 4, 5, "six", [7], 1].map((order) => JSON.stringify({ order, till: 2, of: "a" }));
  expect(columnsOf(rows, ofFew())).toEqual(parsedColumns(rows, ofFew()));
  expect(columnsOf(rows, ofFew()).map(({ key }) => key)).toEqual(["of", "till"]);
});

test("more keys and values than are remembered are found all the same", () => {
  const one = Array.from({ length: 5_000 }, (_, at) =>
    JSON.stringify({ [`k${at}`]: "a", list: [at], z: "z" }),
  );
  const rows = [...one, ...one.slice(0, 50)];
  expect(columnsOf(rows)).toEqual(parsedColumns(rows));
});
