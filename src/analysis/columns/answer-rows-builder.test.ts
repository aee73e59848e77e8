import { expect, test } from "vitest";
import { packId } from "../../lib/id-map.ts";
import { AnswerRowsBuilder } from "./answer-rows-builder.ts";
import type { AnswerRows, RowTexts } from "./answer-rows.ts";
import { answer, chain, usualId } from "./chains.fixture.ts";
import { ColumnBuilder } from "./column-builder.ts";

const [TWO, NONE, ONE] = [usualId(100, 1), usualId(200, 2), usualId(300, 3)];

/** Two answers of which one is off the scale, a chain without any, and one of another place. */
const CHAINS = [
  chain({
    _id: TWO,
    createdAt: 100,
    metadata: { till: "1" },
    responses: [answer("NPS", "q1", 9), answer("NPS", "q1", 11), answer("Text", "t1", "Kind staff")],
  }),
  chain({ _id: NONE, createdAt: 200 }),
  chain({ _id: ONE, createdAt: 300, touchpointId: "gate", responses: [answer("NPS", "q1", 0)] }),
];

function textsOf(texts: readonly string[]): RowTexts {
  const ends = texts.map((_, at) => texts.slice(0, at + 1).join("").length);
  return { offsets: Int32Array.of(0, ...ends), bytes: new TextEncoder().encode(texts.join("")) };
}

const ROWS: AnswerRows = {
  length: 4,
  time: Float64Array.of(100, 100, 200, 300),
  carriesOn: Uint8Array.of(0, 1, 0, 0),
  ids: Uint32Array.from([TWO, TWO, NONE, ONE].flatMap((id) => packId(id) ?? [])),
  oddIds: new Map(),
  kind: Uint32Array.of(0, 0, 1, 2),
  kinds: CHAINS.map((each) => ({ ...each, questionId: each._id === NONE ? undefined : "q1" })),
  value: Float64Array.of(9, 11, Number.NaN, 0),
  hasComment: Uint8Array.of(1, 1, 0, 0),
  metadata: textsOf(['{"till":"1"}', '{"till":"1"}', "{}", "{}"]),
};

test("rows of answers make the columns that their chains make, ids and all", () => {
  const [rows, chains] = [new AnswerRowsBuilder(), new ColumnBuilder()];
  rows.append(ROWS);
  chains.append(CHAINS);
  expect(rows.chains).toBe(3);
  expect(rows.snapshot()).toEqual(chains.snapshot());
});
