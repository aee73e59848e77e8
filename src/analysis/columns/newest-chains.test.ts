import { expect, test } from "vitest";
import { chain } from "./chains.fixture.ts";
import { ColumnBuilder } from "./column-builder.ts";
import { newestChains } from "./newest-chains.ts";

const columnsOf = (...chains: readonly { _id: string; createdAt: number; surveyId: string }[]) => {
  const builder = new ColumnBuilder();
  builder.append(chains.map(chain));
  return builder.snapshot();
};

test("the newest chains are those of the last second of the surveys asked for", () => {
  const columns = columnsOf(
    { _id: "a", createdAt: 10, surveyId: "s1" },
    { _id: "b", createdAt: 20, surveyId: "s1" },
    { _id: "c", createdAt: 20, surveyId: "s2" },
    { _id: "d", createdAt: 30, surveyId: "s2" },
    { _id: "e", createdAt: -1, surveyId: "s2" },
  );
  expect(newestChains(columns, [])).toEqual({ newest: 30, ids: new Set(["d"]) });
  expect(newestChains(columns, ["s1"])).toEqual({ newest: 20, ids: new Set(["b", "c"]) });
  expect(newestChains(columns, ["s3"])).toEqual({ newest: undefined, ids: new Set() });
  expect(newestChains(columnsOf(), [])).toEqual({ newest: undefined, ids: new Set() });
});
