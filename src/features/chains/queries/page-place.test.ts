import { expect, test } from "vitest";
import { pagePlace } from "./page-place.ts";

test("the first page begins at the start, whatever is known", () => {
  expect(pagePlace(1, undefined)).toEqual({ kind: "known", skip: 0 });
});

test("a later page waits for the first one to tell the size of a page", () => {
  expect(pagePlace(3, undefined)).toEqual({ kind: "unknown" });
  expect(pagePlace(3, { nextSkip: 50 })).toEqual({ kind: "known", skip: 100 });
});

test("behind a first page that is the last one there is nothing", () => {
  expect(pagePlace(2, { nextSkip: undefined })).toEqual({ kind: "beyond" });
});
