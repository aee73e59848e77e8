import { describe, expect, test } from "vitest";
import { answer, chain } from "../columns/chains.fixture.ts";
import { ColumnBuilder } from "../columns/column-builder.ts";
import { compare } from "./comparison.ts";
import type { Columns } from "../columns/columns.ts";
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

  test("periods: the difference", () => {
    const { one, other, difference } = compare(
      columns,
      { createdFrom: 100_000, createdTo: 200_000 },
      { createdFrom: 0, createdTo: 99_999 },
    );
    expect([one.chains, other.chains]).toEqual([250, 200]);
    expect(difference).toMatchObject({ different: true });
    expect(difference?.difference).toBeCloseTo(50.4, 9);
  });

  test("touchpoints: no clear difference between a part and itself", () => {
    expect(compare(columns, { touchpoint: ["old"] }, { touchpoint: ["old"] })).toMatchObject({
      difference: { difference: 0, different: false },
    });
  });

  test("against nothing there is no difference", () => {
    expect(compare(columns, {}, { touchpoint: ["nowhere"] })).toMatchObject({ difference: undefined });
  });
});
