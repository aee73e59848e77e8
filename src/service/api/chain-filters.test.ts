import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ChainFilter } from "../../contract/queries.ts";
import { writeQuery } from "../../client/http/address.ts";
import type { ArchivedChain } from "../documents/documents.ts";
import { apiFixture, chain, survey } from "./api-fixture.ts";

const at = (createdAt: number) => chain({ _id: `at-${createdAt}`, createdAt });

async function found(chains: readonly ArchivedChain[], query: string): Promise<readonly string[]> {
  const surveys = [survey(), survey({ _id: "s2", name: "Web" })];
  const { page } = await apiFixture({ surveys, chains });
  return (await page(`/v5.0.3/response-chains?${query}`)).data.map(({ _id }) => _id);
}

describe("bounds", () => {
  const chains = [at(100), at(101), at(102)];

  test("createdFrom is included", async () => {
    expect(await found(chains, "createdFrom=101")).toEqual(["at-102", "at-101"]);
  });

  test("createdTo is included", async () => {
    expect(await found(chains, "createdTo=101")).toEqual(["at-101", "at-100"]);
  });

  test("both together may name one second", async () => {
    expect(await found(chains, "createdFrom=101&createdTo=101")).toEqual(["at-101"]);
  });
});

test("touchpoint, survey, closedness and survey version each filter", async () => {
  const chains = [
    chain({ _id: "plain" }),
    chain({ _id: "elsewhere", touchpointId: "t2" }),
    chain({ _id: "web", surveyId: "s2" }),
    chain({ _id: "open", isClosed: false }),
    chain({ _id: "old", surveyVersion: 2 }),
  ];
  expect(await found(chains, "touchpointId=t2")).toEqual(["elsewhere"]);
  expect(await found(chains, "surveyId=s2")).toEqual(["web"]);
  expect(await found(chains, "surveyId=s2,s1&touchpointId=t1&surveyVersion=3&isClosed=true")).toEqual([
    "web",
    "plain",
  ]);
  expect(await found(chains, "isClosed=false")).toEqual(["open"]);
  expect(await found(chains, "surveyVersion=2")).toEqual(["old"]);
});

test("isClosed goes by what is stored, on version 2 too", async () => {
  const chains = [chain({ surveyVersion: 2, isClosed: false })];
  expect(await found(chains, "surveyVersion=2&isClosed=false")).toEqual(["chain-1"]);
});

const facts = {
  createdAt: fc.integer({ min: 0, max: 9 }),
  touchpointId: fc.constantFrom("t1", "t2"),
  surveyId: fc.constantFrom("s1", "s2"),
  isClosed: fc.boolean(),
  surveyVersion: fc.constantFrom<2 | 3>(2, 3),
};

test("filters in combination keep exactly the chains that have everything asked for", async () => {
  const filter: fc.Arbitrary<ChainFilter> = fc.record(
    {
      createdFrom: fc.integer({ min: 0, max: 5 }),
      createdTo: fc.integer({ min: 5, max: 9 }),
      touchpointId: facts.touchpointId,
      surveyId: fc.uniqueArray(facts.surveyId, { minLength: 1 }),
      isClosed: facts.isClosed,
      surveyVersion: facts.surveyVersion,
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record(facts), { maxLength: 12 }), filter, async (rows, asked) => {
      const chains = rows.map((row, index) => chain({ _id: `c${index}`, ...row }));
      const expected = chains.filter(
        (each) =>
          each.createdAt >= (asked.createdFrom ?? 0) &&
          each.createdAt <= (asked.createdTo ?? 9) &&
          each.touchpointId === (asked.touchpointId ?? each.touchpointId) &&
          (asked.surveyId ?? [each.surveyId]).includes(each.surveyId) &&
          each.isClosed === (asked.isClosed ?? each.isClosed) &&
          each.surveyVersion === (asked.surveyVersion ?? each.surveyVersion),
      );
      const ids = await found(chains, writeQuery(asked));
      expect(new Set(ids)).toEqual(new Set(expected.map(({ _id }) => _id)));
      expect(ids).toHaveLength(expected.length);
    }),
    { numRuns: 50 },
  );
});
