import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { chain } from "../service/api/api-fixture.ts";
import type { ChainFilter } from "../contract/queries.ts";
import { createClient } from "./create-client.ts";
import { newChainsQuery, untilNextLook, type KnownChains } from "./new-chains-query.ts";
import { apiServer } from "./testing/api-server.ts";

const known = (newest: number | undefined, ...ids: readonly string[]): KnownChains => ({
  newest,
  ids: new Set(ids),
});

/** Looks once at a deployment with chains of the seconds 10, 20, 30 and 40, two to a page. */
async function look(seen: KnownChains, filter: ChainFilter = {}) {
  const seconds = [10, 20, 30, 40].map((createdAt) => chain({ _id: `c${createdAt}`, createdAt }));
  const baseUrl = await apiServer({ chains: seconds }, { pageSize: 2 });
  const client = createClient({ baseUrl, token: "all", scheme: "bare" });
  const query = newChainsQuery({ id: "1", client }, filter, seen);
  const { chains, more } = await new QueryClient().query({ ...query, staleTime: 0 });
  return { ids: chains.map(({ _id }) => _id), more };
}

const nowhere = { id: "1", client: createClient({ baseUrl: "", token: "", scheme: "bare" }) };

const enabled = (filter: ChainFilter, seen: KnownChains | undefined) =>
  newChainsQuery(nowhere, filter, seen).enabled;

test("what has come since is told, without what is known of that second", async () => {
  expect(await look(known(40, "c40"))).toEqual({ ids: [], more: false });
  expect(await look(known(30, "c30"))).toEqual({ ids: ["c40"], more: false });
  expect(await look(known(30))).toEqual({ ids: ["c40", "c30"], more: false });
});

test("where all of a page is new, there may be more", async () => {
  expect(await look(known(10, "c10"))).toEqual({ ids: ["c40", "c30"], more: true });
  expect(await look(known(undefined))).toEqual({ ids: ["c40", "c30"], more: true });
});

test("nothing from before what is asked for is new", async () => {
  expect(await look(known(10, "c10"), { createdFrom: 35 })).toEqual({ ids: ["c40"], more: false });
});

test("nothing is asked while nothing is known, or where nothing can come any more", () => {
  expect(enabled({}, undefined)).toBe(false);
  expect(enabled({}, known(10))).toBe(true);
  expect(enabled({ createdTo: 10 }, known(10))).toBe(true);
  expect(enabled({ createdTo: 9 }, known(10))).toBe(false);
  expect(enabled({}, known(1e300))).toBe(false);
});

test("a list that may still grow is looked at once a minute, and one whose end is past no more", () => {
  expect(untilNextLook(Infinity, 10_000)).toBe(60_000);
  expect(untilNextLook(10, 10_000)).toBe(60_000);
  expect(untilNextLook(9, 10_000)).toBe(false);
});

test("nothing is new at first", () => {
  const { initialData } = newChainsQuery(nowhere, {}, undefined);
  expect(initialData).toEqual({ chains: [], more: false });
});
