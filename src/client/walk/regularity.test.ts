import { expect, test } from "vitest";
import { walkedPage } from "../testing/walked-page.ts";
import { isRegular, startsRegularly } from "./extent.ts";

const rows = (count: number) => Array.from({ length: count }, (_, at) => `r${at}`);

test.for([
  ["leads to where its rows end", walkedPage(rows(10), 10), true],
  ["leads elsewhere", walkedPage(rows(10), 9), false],
  ["is the only one", walkedPage(rows(10)), false],
  ["is empty", walkedPage([], 0), false],
] as const)("a first page that %s starts a regular list: %s", ([, page, starts]) => {
  expect(startsRegularly(page)).toBe(starts);
});

test.for([
  ["is full and leads to the next", walkedPage(rows(10), 30), true],
  ["is the last", walkedPage(rows(3)), true],
  ["is full and the last", walkedPage(rows(10)), true],
  ["is behind the end", walkedPage([]), true],
  ["leads on though it is not full", walkedPage(rows(9), 30), false],
  ["leads elsewhere", walkedPage(rows(10), 29), false],
  ["has more rows than the first", walkedPage(rows(11)), false],
  ["can't say what follows", walkedPage(rows(10), undefined, { pagingFault: "unusable-link" }), false],
] as const)("the third page of ten rows each is regular where it %s: %s", ([, page, regular]) => {
  expect(isRegular(page, 2, 10)).toBe(regular);
});
