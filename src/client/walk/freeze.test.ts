import { expect, test } from "vitest";
import { freeze } from "./freeze.ts";

const NOW = Date.parse("2026-11-20T12:00:00.900Z");
const SECONDS = Date.parse("2026-11-20T12:00:00Z") / 1000;

test("a query without an end ends now, in whole seconds", () => {
  expect(freeze({ touchpointId: "t1" }, NOW)).toEqual({ touchpointId: "t1", createdTo: SECONDS });
});

test("an end in the past stays, one in the future is now", () => {
  expect(freeze({ createdTo: 5 }, NOW).createdTo).toBe(5);
  expect(freeze({ createdTo: SECONDS + 86_400 }, NOW).createdTo).toBe(SECONDS);
});

test("a clock that is behind leaves out nothing that has been seen", () => {
  expect(freeze({}, NOW, SECONDS + 7200).createdTo).toBe(SECONDS + 7200);
  expect(freeze({ createdTo: SECONDS + 60 }, NOW, SECONDS + 7200).createdTo).toBe(SECONDS + 60);
});
