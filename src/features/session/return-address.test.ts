import { expect, test } from "vitest";
import { returnAddress } from "./return-address.ts";

test("goes back to the screen that was asked for, filters and all", () => {
  expect(returnAddress("/responses?from=2026-01-01&survey=a")).toBe("/responses?from=2026-01-01&survey=a");
});

test.each([
  "https://evil.example/nps",
  "//evil.example/nps",
  "/\\evil.example",
  "\\\\evil.example",
  "javascript:alert(1)",
  "/sign-in?back=/sign-in",
  "",
])("%s leads home instead", (back) => {
  expect(returnAddress(back)).toBe("/");
});

test("without one, home", () => {
  expect(returnAddress(undefined)).toBe("/");
});
