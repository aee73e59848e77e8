import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Bookmarks, type Bookmark } from "./bookmarks.ts";

const at = (skip: number, revision = 1): Bookmark => ({
  skip,
  after: { createdAt: -skip, id: `c${skip}` },
  revision,
});

const START = { skip: 0 } as const;

/** Bookmarks of lists that were read at revision 1. */
function newBookmarks(): Bookmarks {
  const bookmarks = new Bookmarks();
  bookmarks.fits(START, 1);
  return bookmarks;
}

describe("bookmarks", () => {
  test("are found as the nearest one before a place, in whatever order they were left", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 200 })), fc.nat({ max: 250 }), (skips, wanted) => {
        const bookmarks = newBookmarks();
        for (const skip of skips) bookmarks.add("list", at(skip));
        const before = skips.filter((skip) => skip <= wanted);
        const expected = before.length === 0 ? { skip: 0 } : at(Math.max(...before));
        expect(bookmarks.nearest("list", wanted)).toEqual(expected);
        expect(bookmarks.nearest("other", wanted)).toEqual({ skip: 0 });
      }),
    );
  });

  test("hold for one revision, the newest that was seen", () => {
    const bookmarks = newBookmarks();
    bookmarks.add("list", at(5));
    expect(bookmarks.fits(at(5), 1)).toBe(true);
    expect(bookmarks.nearest("list", 9)).toEqual(at(5));
    expect(bookmarks.fits(at(5), 2)).toBe(false);
    expect(bookmarks.nearest("list", 9)).toEqual(START);
  });

  test("of an older revision are not taken, and what was read at one fits nowhere", () => {
    const bookmarks = newBookmarks();
    expect(bookmarks.fits(START, 2)).toBe(true);
    bookmarks.add("list", at(5, 1));
    expect(bookmarks.nearest("list", 9)).toEqual(START);
    bookmarks.add("list", at(7, 2));
    expect(bookmarks.fits(START, 1)).toBe(false);
    expect(bookmarks.fits(at(5, 1), 1)).toBe(false);
    expect(bookmarks.nearest("list", 9)).toEqual(at(7, 2));
  });

  test("stay few: long walks are thinned out evenly, lists not used for long are forgotten", () => {
    const bookmarks = newBookmarks();
    bookmarks.add("old", at(1));
    for (let page = 1; page <= 10_000; page++) bookmarks.add("walk", at(page * 100));
    const gaps = Array.from({ length: 1_000 }, (_, index) => {
      const wanted = index * 1_000;
      return wanted - bookmarks.nearest("walk", wanted).skip;
    });
    expect(Math.max(...gaps)).toBeLessThan(5_000);
    for (let list = 0; list < 63; list++) bookmarks.add(`list ${list}`, at(1));
    expect(bookmarks.nearest("old", 1)).toEqual({ skip: 0 });
    expect(bookmarks.nearest("walk", 1_000_000).skip).toBeGreaterThan(0);
  });
});
