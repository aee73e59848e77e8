import { expect, test } from "vitest";
import { answer, chain } from "../columns/chains.fixture.ts";
import { ColumnBuilder } from "../columns/column-builder.ts";
import { rowMask, type AnswerTerm, type MetadataTerm } from "./row-mask.ts";

const builder = new ColumnBuilder({ choices: new Map() });
builder.append(
  [
    { till: "1", shift: "day", how: "foot" },
    { till: "1", shift: "night", how: "bike" },
    { till: "2", shift: "day", how: "foot" },
    { till: "2" },
    {},
  ].map(({ how, ...metadata }, at) =>
    chain({
      _id: `c${at}`,
      createdAt: at,
      metadata,
      responses: how === undefined ? [] : [answer("Word", "how", how)],
    }),
  ),
);
const columns = builder.snapshot();

const passing = (terms: readonly MetadataTerm[], answers?: readonly AnswerTerm[]) => {
  const mask = rowMask(columns, terms, answers);
  return mask && Array.from(mask.index, (combination) => mask.passing[combination]).join("");
};
const till = (value: string) => ({ key: "till", value });
const day = { key: "shift", value: "day" };
const onFoot = { question: "how", value: "foot" };

test.each([
  [[till("1")], [], "11000"],
  [[till("1"), till("2")], [], "11110"],
  [[till("1"), day], [], "10000"],
  [[till("3")], [], "00000"],
  [[{ key: "other", value: "1" }], [], "00000"],
  [[], [onFoot], "10100"],
  [[till("2")], [onFoot], "00100"],
  [[till("2")], [{ question: "none", value: "1" }], "00000"],
])("of five rows %j and answers %j let pass %s", (terms, answers, rows) => {
  expect(passing(terms, answers)).toBe(rows);
});

test("where nothing is asked for there is no mask", () => {
  expect(passing([])).toBeUndefined();
  expect(passing([], [])).toBeUndefined();
});
