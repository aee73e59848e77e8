import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { idAt } from "../columns/chain-ids.ts";
import { anyChains, answer, chain } from "../columns/chains.fixture.ts";
import { ColumnBuilder } from "../columns/column-builder.ts";
import { compare } from "./comparison.ts";
import type { Columns } from "../columns/columns.ts";
import { commentedRows } from "./matching-rows.ts";
import { isComment } from "../texts/comments.ts";
import { scoreOf } from "../texts/nps-answers.ts";
import type { ResponseChain } from "../../contract/resources.ts";

function built(chains: readonly ResponseChain[]): Columns {
  const builder = new ColumnBuilder();
  builder.append(chains);
  return builder.snapshot();
}

/** `count` chains a minute apart from `start` on, with the scores in turn. */
const chains = (name: string, start: number, count: number, scores: readonly number[]) =>
  Array.from({ length: count }, (_, at) =>
    chain({
      _id: `${name} ${at}`,
      touchpointId: name,
      createdAt: start + at * 60,
      responses: [answer("NPS", "q", scores[at % scores.length])],
    }),
  );

describe("two parts side by side", () => {
  const columns = built([...chains("old", 0, 200, [9, 5]), ...chains("new", 100_000, 250, [10, 10, 10, 5])]);

  test("periods: difference and growth", () => {
    const { one, other, difference, growth } = compare(
      columns,
      { createdFrom: 100_000, createdTo: 200_000 },
      { createdFrom: 0, createdTo: 99_999 },
    );
    expect([one.chains, other.chains, growth]).toEqual([250, 200, 0.25]);
    expect(difference).toMatchObject({ different: true });
    expect(difference?.difference).toBeCloseTo(50.4, 9);
  });

  test("touchpoints: no clear difference between a part and itself", () => {
    expect(compare(columns, { touchpoint: ["old"] }, { touchpoint: ["old"] })).toMatchObject({
      difference: { difference: 0, different: false },
      growth: 0,
    });
  });

  test("against nothing there is neither difference nor growth", () => {
    expect(compare(columns, {}, { touchpoint: ["nowhere"] })).toMatchObject({
      difference: undefined,
      growth: undefined,
    });
  });
});

test("the comments behind a number are those of the chains whose answers it counts, newest first", () => {
  fc.assert(
    fc.property(anyChains, fc.subarray(["touchpoint1", "touchpoint2"]), (all, touchpoint) => {
      const columns = built(all);
      const { rows, starts } = commentedRows(columns, { touchpoint });
      const ids = new Set(Array.from(rows, (row) => idAt(columns.ids, columns.time, row)));
      const wanted = all.filter(
        ({ touchpointId, responses }) =>
          (touchpoint.length === 0 || touchpoint.includes(touchpointId)) &&
          responses.some(isComment) &&
          responses.some((each) => scoreOf(each) !== undefined),
      );
      expect(ids).toEqual(new Set(wanted.map(({ _id }) => _id)));
      expect([...rows]).toEqual([...rows].toSorted((a, b) => b - a));
      const byChain = Array.from(starts.subarray(1), (end, at) => [...rows.subarray(starts[at], end)]);
      const idsOf = (each: readonly number[]) =>
        new Set(each.map((row) => idAt(columns.ids, columns.time, row)));
      expect(byChain.map((each) => idsOf(each).size)).toEqual(byChain.map(() => 1));
      expect(byChain).toHaveLength(wanted.length);
    }),
  );
});
