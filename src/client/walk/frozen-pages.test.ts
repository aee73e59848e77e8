import { expect, test } from "vitest";
import type { ChainsQuery } from "../../contract/queries.ts";
import { chain } from "../../analysis/chains.fixture.ts";
import { frozenPages } from "./frozen-pages.ts";

const options = { signal: new AbortController().signal };
const NOTHING = { unreadable: [], notAsked: 0, margin: [], received: 0, ids: [] };

test("the first page is asked for as it is, all others end where it did, whatever the clock says", async () => {
  const asked: ChainsQuery[] = [];
  const chains = async (query: ChainsQuery) => {
    asked.push(query);
    const ending = { nextSkip: undefined, previousSkip: undefined, pagingFault: undefined };
    return {
      ...NOTHING,
      ...ending,
      rows: [chain({ _id: "a", createdAt: 5000 }), chain({ _id: "b", createdAt: 7000 })],
    };
  };
  const read = frozenPages({ chains }, { touchpointId: "t", skip: 3 }, () => 1000);
  await read(0, options);
  await read(100, options);
  expect(asked).toEqual([
    { touchpointId: "t", skip: 0 },
    { touchpointId: "t", skip: 100, createdTo: 7000 },
  ]);
});
