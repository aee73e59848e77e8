import { expect, test } from "vitest";
import { idAt } from "./chain-ids.ts";
import { answer, chain } from "./chains.fixture.ts";
import { ColumnBuilder } from "./column-builder.ts";
import { orderedByTime, pickRows } from "./pick-rows.ts";

function built(...times: readonly number[]) {
  const builder = new ColumnBuilder({ choices: new Map() });
  times.forEach((createdAt, page) => {
    const responses = [answer("NPS", "q", 9), answer("Word", "w", `word ${page}`)];
    builder.append([chain({ _id: `c${page}`, createdAt, responses })], {}, page);
  });
  return builder.snapshot({ pages: true });
}

test("rows are in the order of their times; of one time in the order in which they came", () => {
  const { ids, time, pages } = built(300, 100, 2 ** 31, 100, 70_000);
  expect([...time]).toEqual([100, 100, 300, 70_000, 2 ** 31]);
  expect([0, 1, 2, 3, 4].map((row) => idAt(ids, time, row))).toEqual(["c1", "c3", "c0", "c4", "c2"]);
  expect([...(pages ?? [])]).toEqual([1, 3, 0, 4, 2]);
});

test("what is in order is left as it is", () => {
  const columns = built(100, 100, 200);
  expect(orderedByTime(columns)).toBe(columns);
});

test("picked rows keep their ids, answers and pages", () => {
  const picked = pickRows(built(100, 200, 300), Uint32Array.of(2, 0));
  expect([picked.rows, picked.chains]).toEqual([2, 2]);
  expect([0, 1].map((row) => idAt(picked.ids, picked.time, row))).toEqual(["c2", "c0"]);
  expect([...(picked.pages ?? [])]).toEqual([2, 0]);
  const [words] = picked.answers?.columns ?? [];
  expect(
    Array.from(words?.combinations ?? [], (each) => words?.values[(words.codes[each] ?? 0) - 1]),
  ).toEqual(["word 2", "word 0"]);
});
