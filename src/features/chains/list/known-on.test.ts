import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { newChainsQuery } from "../../../client/new-chains-query.ts";
import type { ChainsQuery } from "../../../contract/queries.ts";
import { chain } from "../../testing/chain-documents.ts";
import { matching, newestFirst, pageOf } from "../../testing/pages.ts";
import { knownOn } from "../pages/page-bar.tsx";

const at = (createdAt: number) => chain({ _id: `c${createdAt}`, createdAt });

/** What one look tells, where the first page was read when only `before` was there. */
async function look(before: readonly number[], coming: readonly number[], size: number) {
  const first = pageOf(newestFirst(before.map(at)), 0, size);
  const all = newestFirst([...before, ...coming].map(at));
  const asked: ChainsQuery[] = [];
  const chains = async (query: ChainsQuery) => {
    asked.push(query);
    return pageOf(matching(all, query), query.skip ?? 0, size);
  };
  const cache = new QueryClient();
  const query = newChainsQuery({ id: "1", client: { chains } }, {}, knownOn(first));
  const found = await cache.query({ ...query, staleTime: 0 });
  cache.clear();
  return { ids: found.chains.map(({ _id }) => _id), more: found.more, asked };
}

test("only what is not older than the newest row is asked for, and only what is new told", async () => {
  expect(await look([10, 20], [30, 40], 10)).toEqual({
    ids: ["c40", "c30"],
    more: false,
    asked: [{ createdFrom: 20 }],
  });
});

test("there are more than a page of new ones only where no known one has come", async () => {
  expect((await look([10, 20], [30], 2)).more).toBe(false);
  expect(await look([10, 20], [30, 40, 50], 2)).toMatchObject({ ids: ["c50", "c40"], more: true });
});

test("a list that was empty is asked for as a whole", async () => {
  expect(await look([], [5], 10)).toMatchObject({ ids: ["c5"], asked: [{}] });
});
