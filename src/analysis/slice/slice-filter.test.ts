import { expect, test } from "vitest";
import { cellOf } from "../columns/cells.ts";
import { answer, chain } from "../columns/chains.fixture.ts";
import { ColumnBuilder } from "../columns/column-builder.ts";
import { CHAIN_BITS, compileFilter, dimensionBit, SCORE_BIT, type SliceFilter } from "./slice-filter.ts";

const builder = new ColumnBuilder();
[10, 20, 30, 40, 1e18].forEach((createdAt, at) =>
  builder.append(
    [
      chain({
        _id: `c${at}`,
        createdAt,
        touchpointId: at % 2 === 0 ? "even" : "odd",
        responses: [answer("NPS", "q", at)],
      }),
    ],
    { isClosed: at % 2 === 0, surveyVersion: 3 },
  ),
);
const columns = builder.snapshot();

test.each<[SliceFilter, readonly number[]]>([
  [{}, [0, 5, 0, 5]],
  [{ createdFrom: 20 }, [1, 4, 1, 4]],
  [{ createdFrom: 21, createdTo: 39 }, [2, 3, 2, 3]],
  [{ createdTo: 30 }, [0, 3, 0, 3]],
  [{ createdTo: Infinity }, [0, 4, 0, 4]],
  [{ brush: { createdFrom: 20, createdTo: 30 } }, [0, 5, 1, 3]],
  [{ createdFrom: 20, createdTo: 30, brush: { createdFrom: 0, createdTo: 99 } }, [1, 3, 1, 3]],
  [{ createdFrom: 10, createdTo: 40, brush: { createdFrom: 15, createdTo: 35 } }, [0, 4, 1, 3]],
])(
  "of rows at 10, 20, 30, 40 and no known moment %j has those from, to, and in its brush",
  (filter, rows) => {
    const { from, to, first, last } = compileFilter(columns, filter);
    expect([from, to, first, last]).toEqual(rows);
  },
);

/** What each of the two groups, even and odd, fails with a score of 3. */
const failed = (filter: SliceFilter) => {
  const { cells } = compileFilter(columns, filter);
  return [0, 1].map((group) => cells[cellOf(group, 3)]);
};
const [PLACE, QUESTION, TEAM] = (["touchpoint", "question", "team"] as const).map(dimensionBit);
const PLAIN = 0x40;

test.each<[SliceFilter, readonly (number | undefined)[]]>([
  [{}, [0, 0]],
  [{ touchpoint: ["odd"], team: [], survey: [] }, [PLACE, 0]],
  [{ touchpoint: ["none"], team: ["none"] }, [(PLACE ?? 0) | (TEAM ?? 0), (PLACE ?? 0) | (TEAM ?? 0)]],
  [{ question: ["survey.q"] }, [0, 0]],
  [{ question: ["other.q"] }, [QUESTION, QUESTION]],
  [{ scores: [3, 4] }, [0, 0]],
  [{ scores: [4] }, [SCORE_BIT, SCORE_BIT]],
  [{ closed: true }, [0, PLAIN]],
  [{ closed: false, version: 3 }, [PLAIN, 0]],
  [{ version: 2 }, [PLAIN, PLAIN]],
])("by %j two groups fail %j", (filter, bits) => {
  expect(failed(filter)).toEqual(bits);
});

test("chains are counted whatever question or score is asked for", () => {
  expect([SCORE_BIT, QUESTION ?? 0, PLACE ?? 0, PLAIN].map((bit) => (CHAIN_BITS & bit) !== 0)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
