import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HAS_COMMENT, valueOf } from "./cells.ts";
import { idAt } from "./chain-ids.ts";
import { anyChains, answer, chain, usualId } from "./chains.fixture.ts";
import { ColumnBuilder } from "./column-builder.ts";
import { buffersOf, timeSpan, undatedChains, UNKNOWN_TIME, type Columns } from "./columns.ts";

function built(...pages: Parameters<ColumnBuilder["append"]>[0][]): Columns {
  const builder = new ColumnBuilder();
  for (const page of pages) builder.append(page);
  return builder.snapshot();
}

const at = (createdAt: number, touchpointName = "") =>
  chain({ _id: usualId(createdAt, 1), createdAt, touchpointName });

const said = (text: string) => chain({ _id: text, responses: [answer("Text", "t1", text)] });

const scores = ({ cell }: Columns) => [...cell].map(valueOf);

/** Bytes of all typed arrays, wherever they are. */
function bytesIn(value: unknown): number {
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce<number>((sum, each) => sum + bytesIn(each), 0);
}

describe("columns", () => {
  test("are sorted by time, whatever order the pages come in", () => {
    expect([...built([at(300), at(100)], [at(200)]).time]).toEqual([100, 200, 300]);
    expect([...built([at(2 ** 31), at(70_000), at(300), at(2 ** 25)]).time]).toEqual([
      300,
      70_000,
      2 ** 25,
      2 ** 31,
    ]);
  });

  test("hold a row for each NPS answer, and one for a chain without any", () => {
    const two = chain({ _id: "a", responses: [answer("NPS", "q1", 9), answer("NPS", "q2", 3)] });
    const columns = built([two, chain({ _id: "b", responses: [answer("Button", "b1", 1)] })]);
    expect([columns.rows, columns.chains]).toEqual([3, 2]);
    expect(scores(columns)).toEqual([9, 3, 12]);
  });

  test.each([[-1], [11], [7.5], ["9"], [undefined]])("do not count %j as a score", (value) => {
    expect(scores(built([chain({ _id: "a", responses: [answer("NPS", "q1", value)] })]))).toEqual([11]);
  });

  test("count each id once, however often it comes", () => {
    const builder = new ColumnBuilder();
    const page = [chain({ _id: usualId(1, 1) }), chain({ _id: "odd" }), chain({ _id: usualId(1, 1) })];
    expect(builder.append(page)).toBe(2);
    expect(builder.append(page)).toBe(0);
    expect(builder.snapshot().rows).toBe(2);
  });

  test("take the name from the newest chain", () => {
    const columns = built([at(200, "New name"), at(100, "Old name")]);
    expect(columns.entries.touchpoint).toEqual([{ id: "touchpoint", name: "New name" }]);
  });

  test("know which chains have a comment", () => {
    const flags = [...built([said("Kind staff"), said("   ")]).cell].map((cell) => cell & HAS_COMMENT);
    expect(flags).toEqual([HAS_COMMENT, 0]);
  });

  test("put a chain with an impossible time last, in no stretch of time", () => {
    const columns = built(
      [1e18, -5, Number.NaN, 100].map((createdAt, n) => chain({ _id: `c${n}`, createdAt })),
    );
    expect([...columns.time]).toEqual([100, UNKNOWN_TIME, UNKNOWN_TIME, UNKNOWN_TIME]);
    expect(timeSpan(columns)).toEqual({ first: 100, last: 100 });
  });

  test("count a chain with an impossible time once, however many answers it has", () => {
    const responses = [answer("NPS", "q1", 9), answer("NPS", "q2", 3)];
    const undated = ["a", "b"].map((_id) => chain({ _id, createdAt: 1e18, responses }));
    expect(undatedChains(built([...undated, chain({ _id: "c", responses })]))).toBe(2);
    expect(undatedChains(built([chain({ _id: "c", responses })]))).toBe(0);
  });

  test("give up a metadata key whose values hardly ever repeat", () => {
    const columns = built(
      Array.from({ length: 1500 }, (_, n) => chain({ _id: `c${n}`, metadata: { order: n, till: n % 300 } })),
    );
    expect(columns.tooVaried).toEqual(["order"]);
    expect(columns.metadata.map(({ key, values }) => [key, values.length])).toEqual([["till", 300]]);
  });

  test("take at most 16 bytes an answer, ids and metadata keys included", () => {
    const length = 40_000;
    const columns = built(
      Array.from({ length }, (_, n) =>
        chain({
          _id: usualId(1_700_000_000 + n, n),
          createdAt: 1_700_000_000 + n,
          metadata: { till: n % 7, agent: n % 18, campaign: n % 5 },
          responses: [answer("NPS", "q1", n % 11)],
        }),
      ),
    );
    const bytes = buffersOf(columns).reduce((sum, buffer) => sum + buffer.byteLength, 0);
    expect(bytes / length).toBeLessThanOrEqual(16.05);
  });

  test("survive a trip to another thread", () => {
    const responses = [answer("NPS", "q1", 5), answer("NPS", "q2", 6)];
    const columns = built([
      chain({ _id: usualId(7, 7), metadata: { till: 1 }, responses }),
      chain({ _id: "odd" }),
    ]);
    const copy = structuredClone(columns);
    expect(structuredClone(columns, { transfer: buffersOf(columns) })).toEqual(copy);
    expect(columns.ids.heads).toBeDefined();
    expect(bytesIn(copy)).toBeGreaterThan(0);
    expect(bytesIn(columns)).toBe(0);
  });

  test("a snapshot does not change when more is appended", () => {
    const builder = new ColumnBuilder();
    builder.append([chain({ _id: "a" })]);
    const before = builder.snapshot();
    const copy = structuredClone(before);
    builder.append([chain({ _id: "b", touchpointId: "other", metadata: { till: "9" } })]);
    expect(before).toEqual(copy);
  });

  test("tell each row's id and the order of pages does not matter", () => {
    fc.assert(
      fc.property(anyChains, fc.nat(60), (chains, cut) => {
        const there = built(chains.slice(0, cut), chains.slice(cut));
        const ids = new Set(Array.from({ length: there.rows }, (_, row) => idAt(there.ids, there.time, row)));
        expect(ids).toEqual(new Set(chains.map(({ _id }) => _id)));
        expect(there.chains).toBe(chains.length);
      }),
    );
  });
});
