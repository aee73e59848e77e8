import { expect, test } from "vitest";
import { judgeRows } from "../../../../analysis/funnel/judge-rows.ts";
import { funnelRows } from "./funnel-rows.ts";

const row = (id: string, bottom: number, top: number) => ({
  id,
  name: id,
  counts: { top, middle: 0, bottom, answers: top + bottom },
});
const rows = [
  ...Array.from({ length: 8 }, (_, at) => row(`r${at}`, 100 + at, 100 + at)),
  row("bad", 390, 10),
  row("tiny", 3, 2),
];

test("rows lie in it by their answers, those left out that nothing can be said of", () => {
  const judged = judgeRows(rows.map(({ counts }) => counts));
  const shown = judged && funnelRows(rows, judged);
  expect(shown?.map(({ id }) => id)).toEqual(["r0", "r1", "r2", "r3", "r4", "r5", "r6", "r7", "bad"]);
  expect(shown?.at(-1)).toMatchObject({ answers: 400, score: -95, standing: "unusuallyLow" });
});
