import { expect, test } from "vitest";
import { answer, chain } from "../columns/chains.fixture.ts";
import { ColumnBuilder } from "../columns/column-builder.ts";
import { listEstimate, pageEstimate } from "./list-estimate.ts";

const READ = [0, 3, 6, 9, 12, 15, 18];
const OF_PAGES = 20;

/** Pages of ten chains, two places in turn; on each page more give a 10 than on the one before. */
function readPages() {
  const builder = new ColumnBuilder();
  // In whatever order they come, and though times have nothing to do with pages.
  for (const page of READ.toReversed()) {
    const chains = Array.from({ length: 10 }, (_, at) =>
      chain({
        _id: `${page}-${at}`,
        createdAt: 1_700_000_000 + ((page * 10 + at) % 7),
        touchpointId: at % 2 === 0 ? "even" : "odd",
        metadata: { side: at % 2 === 0 ? "even" : "odd" },
        responses: at === 9 ? [] : [answer("NPS", "q", at * 2 < page ? 10 : at === 8 ? 8 : 0)],
      }),
    );
    builder.append(chains, {}, page);
  }
  return builder.snapshot({ pages: true });
}

/** What page `page` adds up to, of the chains at the places given. */
const pageOf = (page: number, places: readonly number[]) => ({
  page,
  answers: places.length,
  balance: places.reduce((sum, at) => sum + (at * 2 < page ? 1 : at === 8 ? 0 : -1), 0),
});

test("each answer belongs to the page that it came with, in whatever order rows lie", () => {
  const all = READ.map((page) => pageOf(page, [0, 1, 2, 3, 4, 5, 6, 7, 8]));
  expect(listEstimate(readPages(), OF_PAGES, {})).toEqual(pageEstimate(all, OF_PAGES));
});

test("a slice has an estimate of its own", () => {
  const even = READ.map((page) => pageOf(page, [0, 2, 4, 6, 8]));
  expect(listEstimate(readPages(), OF_PAGES, { touchpoint: ["even"] })).toEqual(pageEstimate(even, OF_PAGES));
  expect(listEstimate(readPages(), OF_PAGES, { touchpoint: ["nowhere"] })).toBeUndefined();
});

test("without the number of pages there is none", () => {
  expect(listEstimate(readPages(), undefined, {})).toBeUndefined();
  const { pages: _pages, ...columns } = readPages();
  expect(listEstimate(columns, OF_PAGES, {})).toBeUndefined();
});

test("what is narrowed by metadata, or to a stretch of time, has an estimate of its own as well", () => {
  const even = READ.map((page) => pageOf(page, [0, 2, 4, 6, 8]));
  const metadata = [{ key: "side", value: "even" }];
  expect(listEstimate(readPages(), OF_PAGES, { metadata })).toEqual(pageEstimate(even, OF_PAGES));
  const [createdFrom, createdTo] = [1_700_000_001, 1_700_000_003];
  const early = READ.map((page) => {
    const places = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((at) => {
      const second = (page * 10 + at) % 7;
      return second >= 1 && second <= 3;
    });
    return pageOf(page, places);
  });
  const brush = { createdFrom, createdTo };
  expect(listEstimate(readPages(), OF_PAGES, { brush })).toEqual(pageEstimate(early, OF_PAGES));
});
