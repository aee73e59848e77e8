import { expect, test } from "vitest";
import { progressOf } from "./columns-reading.ts";

const walk = (read: number, expected: number | undefined, exact: boolean) => ({
  progress: { read, expected, exact, pagesRead: 1, pagesKnown: 2 },
});

test("nothing is known before the first page, unless some of it need not be read", () => {
  expect(progressOf(0, [{ progress: undefined }])).toBeUndefined();
  expect(progressOf(5, [{ progress: undefined }])).toEqual({ read: 5, expected: undefined, exact: false });
});

test("what is expected is exact once all walks know their end", () => {
  expect(progressOf(5, [walk(1, 10, true), walk(2, 20, true)])).toEqual({
    read: 8,
    expected: 35,
    exact: true,
  });
  expect(progressOf(5, [walk(1, 10, true), walk(2, 20, false)])).toMatchObject({
    expected: 35,
    exact: false,
  });
  expect(progressOf(5, [walk(1, 10, true), walk(2, undefined, false)])).toMatchObject({
    expected: undefined,
    exact: false,
  });
});
