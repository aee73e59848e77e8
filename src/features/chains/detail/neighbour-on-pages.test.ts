import * as fc from "fast-check";
import { expect, test } from "vitest";
import { chain } from "../../testing/chain-documents.ts";
import { pageOf } from "../../testing/pages.ts";
import { neighbourOnPages } from "./neighbour-on-pages.ts";

const list = (languages: readonly string[]) =>
  languages.map((language, index) => chain({ _id: `c${index}`, language }));
const fits = (candidate: { readonly language: string }) => candidate.language === "fi";

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
