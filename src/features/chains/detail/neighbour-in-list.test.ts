import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { ChainFilter } from "../../../contract/queries.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import { chain } from "../../testing/chain-documents.ts";
import { matching, newestFirst, pageOf } from "../../testing/pages.ts";
import { neighbourInTime, neighbourOnPages } from "./neighbour-in-list.ts";

const fits = (candidate: ResponseChain) => candidate.language === "fi";

function server(all: readonly ResponseChain[], size: number) {
  const requests = { made: 0 };
  const read = async (filter: ChainFilter, skip: number) => {
    requests.made += 1;
    const { createdFrom = -Infinity, createdTo = Infinity } = filter;
    expect(createdFrom, "the window is not upside down").toBeLessThanOrEqual(createdTo);
    return pageOf(matching(all, filter), skip, size);
  };
  return { read, requests };
}

const chains = fc
  .array(fc.record({ time: fc.integer({ min: 0, max: 60 }), language: fc.constantFrom("fi", "en") }), {
    minLength: 1,
    maxLength: 40,
  })
  .map((rows) =>
    rows.map(({ time, language }, index) => chain({ _id: `c${index}`, createdAt: time * 500, language })),
  );

test("the neighbour in time is the neighbour in the list, ties and filters included, whatever the pages", async () => {
  await fc.assert(
    fc.asyncProperty(
      chains,
      fc.integer({ min: 3, max: 8 }),
      fc.nat(),
      fc.option(fc.integer({ min: 0, max: 30_000 }), { nil: undefined }),
      fc.option(fc.integer({ min: 0, max: 30_000 }), { nil: undefined }),
      fc.boolean(),
      async (all, size, seed, one, other, ascending) => {
        const bounds = [one, other].filter((bound) => bound !== undefined).toSorted((a, b) => a - b);
        const [createdFrom, createdTo] = bounds;
        const filter: ChainFilter = {
          ...(createdFrom === undefined ? {} : { createdFrom }),
          ...(createdTo === undefined ? {} : { createdTo }),
        };
        const ordered = newestFirst(all);
        const here = ordered[seed % ordered.length] ?? chain();
        const index = ordered.indexOf(here);
        const inList = (each: ResponseChain) => matching([each], filter).length > 0 && fits(each);
        const expected = {
          next: ordered.find((each, at) => at > index && inList(each)),
          previous: ordered.findLast((each, at) => at < index && inList(each)),
        };
        const { read } = server(ascending ? ordered.toReversed() : ordered, size);
        for (const direction of ["next", "previous"] as const) {
          const found = await neighbourInTime({ chain: here, direction, filter, fits, read });
          const neighbour = expected[direction];
          expect(found).toEqual(
            neighbour === undefined ? { kind: "none" } : { kind: "found", chain: neighbour, page: undefined },
          );
        }
      },
    ),
  );
});

test("among 100,000 chains it takes a few requests", async () => {
  const all = Array.from({ length: 100_000 }, (_, index) =>
    chain({ _id: `c${index}`, createdAt: 2_000_000_000 - index * 337, language: "fi" }),
  );
  for (const index of [0, 5, 777, 50_000, 99_998]) {
    for (const direction of ["next", "previous"] as const) {
      const here = all[index] ?? chain();
      const { read, requests } = server(all, 100);
      const found = await neighbourInTime({ chain: here, direction, filter: {}, fits, read });
      const neighbour = all[direction === "next" ? index + 1 : index - 1];
      expect(found).toEqual(
        neighbour === undefined ? { kind: "none" } : { kind: "found", chain: neighbour, page: undefined },
      );
      expect(requests.made).toBeLessThanOrEqual(4);
    }
  }
});

test("a chain without a possible time has no neighbours in time", async () => {
  const { read, requests } = server([], 10);
  const odd = chain({ createdAt: 1e300 });
  expect(await neighbourInTime({ chain: odd, direction: "next", filter: {}, fits, read })).toEqual({
    kind: "unknown",
  });
  expect(requests.made).toBe(0);
});

const list = (languages: readonly string[]) =>
  languages.map((language, index) => chain({ _id: `c${index}`, language }));

test("the neighbour is the next row that fits, on whatever page it is", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom("fi", "en"), { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 1, max: 5 }),
      fc.nat(),
      async (languages, size, seed) => {
        const all = list(languages);
        const index = seed % all.length;
        const asked = {
          id: `c${index}`,
          page: Math.floor(index / size) + 1,
          fits,
          read: async (skip: number) => pageOf(all, skip, size),
        };
        const expected = {
          next: all.findIndex((each, at) => at > index && fits(each)),
          previous: all.findLastIndex((each, at) => at < index && fits(each)),
        };
        for (const direction of ["next", "previous"] as const) {
          const place = expected[direction];
          expect(await neighbourOnPages({ ...asked, direction })).toEqual(
            place === -1
              ? { kind: "none" }
              : { kind: "found", chain: all[place], page: Math.floor(place / size) + 1 },
          );
        }
      },
    ),
  );
});

test("a chain that is not on its page has no neighbours there", async () => {
  const all = list(["fi", "fi", "fi"]);
  const read = async (skip: number) => pageOf(all, skip, 2);
  expect(await neighbourOnPages({ id: "c2", page: 1, direction: "next", fits, read })).toBeUndefined();
  expect(await neighbourOnPages({ id: "c2", page: 9, direction: "next", fits, read })).toBeUndefined();
});

test("where nothing fits for twenty pages the search is given up", async () => {
  const all = list(["fi", ...Array.from({ length: 90 }, () => "en"), "fi"]);
  const read = async (skip: number) => pageOf(all, skip, 2);
  expect(await neighbourOnPages({ id: "c0", page: 1, direction: "next", fits, read })).toEqual({
    kind: "unknown",
  });
});
