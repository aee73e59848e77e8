import { expect, test } from "vitest";
import type { PagingFault } from "../page.ts";
import type { Row } from "../testing/moving-list.ts";
import { walkedPage } from "../testing/walked-page.ts";
import type { FetchPage, WalkedPage } from "./types.ts";
import { createWalk } from "./walk.ts";

/** Ids of the shape that deployments give. */
const id = (number: number) => number.toString(16).padStart(24, "0");

const all = Array.from({ length: 95 }, (_, at) => id(at));

const page = (ids: readonly string[], nextSkip?: number, pagingFault?: PagingFault) =>
  walkedPage(ids, nextSkip, { pagingFault });

/** Walks over what `answer` gives for each skip. */
async function walk(answer: (skip: number) => WalkedPage<Row>) {
  let requests = 0;
  const ids: string[] = [];
  const fetchPage: FetchPage<Row> = (skip) => {
    requests += 1;
    return Promise.resolve(answer(skip));
  };
  const onPage = (rows: readonly Row[]) => void ids.push(...rows.map(({ _id }) => _id));
  const result = await createWalk({ fetchPage, onPage, mostPages: 300, now: () => 0 }).run(
    new AbortController().signal,
  );
  return { result, ids, requests };
}

const slice = (skip: number, size: number) => all.slice(skip, skip + size);
const nextOf = (skip: number, size: number) => (skip + size < all.length ? skip + size : undefined);

test.for([
  ["pages of uneven size", (skip: number) => page(slice(skip, 7 + (skip % 5)), nextOf(skip, 7 + (skip % 5)))],
  [
    "a page size that changes in the middle",
    (skip: number) => page(slice(skip, skip < 40 ? 10 : 6), nextOf(skip, skip < 40 ? 10 : 6)),
  ],
  ["pages that overlap", (skip: number) => page(slice(skip, 10), nextOf(skip, 5))],
  [
    "a last page that names an empty one",
    (skip: number) => page(slice(skip, 5), skip < 95 ? skip + 5 : undefined),
  ],
  [
    "the last page again behind the end",
    (skip: number) => page(slice(Math.min(skip, 90), 10), nextOf(skip, 10)),
  ],
  [
    "an empty page in the middle",
    (skip: number) =>
      skip === 30
        ? page([], 31, "empty-with-next")
        : page(
            slice(skip > 30 ? skip - 1 : skip, 10),
            skip < 90 ? (skip === 20 ? 30 : skip + 10) : undefined,
          ),
  ],
  ["no more than one row on a page", (skip: number) => page(slice(skip, 1), nextOf(skip, 1))],
] as const)("%s: everything is read", async ([, answer]) => {
  const { ids, requests, result } = await walk(answer);
  expect(result).toMatchObject({ complete: true, chains: 95 });
  expect(new Set(ids)).toEqual(new Set(all));
  expect(requests).toBeLessThan(220);
});

test("what was read out of order before the order was found to be odd is not said to be missing", async () => {
  // Regular up to the fourth page at first; behind it pages are of other sizes, and none of them comes when followed.
  let isOdd = false;
  const { result } = await walk((skip) => {
    if (skip >= 40) isOdd = true;
    if (isOdd && skip === 10) throw new Error("gone");
    return skip < 40 ? page(slice(skip, 10), skip + 10) : page(slice(skip, 7), nextOf(skip, 7));
  });
  expect(result.complete).toBe(false);
  expect(result.gaps).toEqual([{ firstPage: 2, lastPage: undefined, ofPages: undefined, isInPart: true }]);
});

test.for([
  ["ignores skip", "repeated-page", (skip: number) => page(slice(0, 10), skip + 10)],
  [
    "ignores skip, and names pages that begin inside others",
    "repeated-page",
    (skip: number) => page(slice(0, 10), skip + 7),
  ],
  [
    "ignores skip and always names the second page",
    "not-advancing",
    (skip: number) => (skip < 10 ? page(slice(0, 10), 10) : page(slice(0, 10), undefined, "not-advancing")),
  ],
  [
    "links a page to itself",
    "not-advancing",
    (skip: number) =>
      skip < 30 ? page(slice(skip, 10), skip + 10) : page(slice(skip, 10), undefined, "not-advancing"),
  ],
  [
    "names a next page that cannot be read",
    "unusable-link",
    (skip: number) => page(slice(skip, 10), undefined, "unusable-link"),
  ],
  [
    "has one empty page after the other",
    "empty-with-next",
    (skip: number) => (skip < 30 ? page(slice(skip, 10), skip + 10) : page([], skip + 10, "empty-with-next")),
  ],
  ["never ends", "too-many-pages", (skip: number) => page([id(skip)], skip + 1)],
] as const)("a deployment that %s ends the walk: %s", async ([, reason, answer]) => {
  const { result, requests } = await walk(answer);
  expect(result).toMatchObject({ complete: false, stopped: { reason } });
  expect(requests).toBeLessThanOrEqual(reason === "too-many-pages" ? 300 : 12);
});

const from = (firstPage: number) => [{ firstPage, lastPage: undefined, ofPages: undefined }];

test("where the first page does not lead to the second, all from the second on is missing", async () => {
  const { result } = await walk(() => page(slice(0, 10), undefined, "unusable-link"));
  expect(result).toMatchObject({ chains: 10, gaps: from(2), error: undefined });
});

test("where pages are uneven, what is missing is told in pages as long as the first", async () => {
  const gone = new Error("gone");
  const uneven = await walk((skip) => {
    if (skip >= 24) throw gone;
    return page(slice(skip, skip === 0 ? 7 : 12), skip + 12);
  });
  expect(uneven.result).toMatchObject({ gaps: from(4), error: { detail: "gone" } });
  const emptyFirst = await walk((skip) => {
    if (skip >= 20) throw gone;
    return skip === 0 ? page([], 10, "empty-with-next") : page(slice(skip, 10), skip + 10);
  });
  expect(emptyFirst.result).toMatchObject({ chains: 10, gaps: from(3) });
});
