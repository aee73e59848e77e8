import { expect, test } from "vitest";
import { packId } from "../../lib/id-map.ts";
import { AnswerRowsBuilder } from "./answer-rows-builder.ts";
import type { AnswerRows, RowTexts } from "./answer-rows.ts";
import { valueOf } from "./cells.ts";
import { idAt } from "./chain-ids.ts";
import { answer, chain, usualId } from "./chains.fixture.ts";
import { ColumnBuilder } from "./column-builder.ts";

const [TWO, NONE, ONE] = [usualId(100, 2 ** 40 + 1), usualId(200, 2), usualId(300, 2 ** 35)];

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
  let end = 0;
  const ends = texts.map((text) => (end += text.length));
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

test("ids of another shape are told by their rows, the others as they are", () => {
  const [rows, chains] = [new AnswerRowsBuilder(), new ColumnBuilder()];
  const odd = CHAINS.map((each) => Object.assign({}, each, each._id === NONE && { _id: "odd" }));
  rows.append({ ...ROWS, oddIds: new Map([[2, "odd"]]) });
  chains.append(odd);
  const { ids, time, cell } = rows.snapshot();
  const expected = chains.snapshot();
  expect([0, 1, 2, 3].map((row) => idAt(ids, time, row))).toEqual([TWO, TWO, "odd", ONE]);
  expect([...cell]).toEqual([...expected.cell]);
});

test("facts that were asked for are those of every row", () => {
  const rows = new AnswerRowsBuilder({ isClosed: true, surveyVersion: 3 });
  rows.append(ROWS);
  for (const facts of rows.snapshot().facts) expect(facts).toEqual({ isClosed: true, surveyVersion: 3 });
});

test("of thousands of rows in several batches each keeps its id, its moment and its metadata", () => {
  const COUNT = 3_000;
  const batch = (first: number): AnswerRows => {
    const numbers = Array.from({ length: COUNT }, (_, at) => first + at);
    return {
      length: COUNT,
      time: Float64Array.from(numbers),
      carriesOn: new Uint8Array(COUNT),
      ids: Uint32Array.from(numbers.flatMap((at) => [at, 7, at])),
      oddIds: new Map(),
      kind: new Uint32Array(COUNT),
      kinds: ROWS.kinds,
      value: Float64Array.from(numbers, (at) => at % 11),
      hasComment: new Uint8Array(COUNT),
      metadata: textsOf(numbers.map((at) => `{"till":${at % 7}}`)),
    };
  };
  const rows = new AnswerRowsBuilder();
  rows.append(batch(COUNT));
  rows.append(batch(0));
  const { ids, time, cell, metadata } = rows.snapshot();
  const [till] = metadata;
  const last = 2 * COUNT - 1;
  for (const row of [0, 1_100, COUNT - 1, COUNT, last]) {
    expect(idAt(ids, time, row)).toBe(usualId(row, 7 * 2 ** 32 + row));
    expect([time[row], valueOf(cell[row] ?? 0)]).toEqual([row, row % 11]);
    expect(till?.values[(till.codes[till.combinations[row] ?? 0] ?? 0) - 1]).toBe(String(row % 7));
  }
});
