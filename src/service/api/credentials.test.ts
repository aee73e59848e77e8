import { expect, test } from "vitest";
import { sameDigest, tokenOf } from "./authentication.ts";

test.each([
  ["secret", "secret"],
  ["Bearer secret", "secret"],
  ["bearer secret", "secret"],
  ["BEARER   secret ", "secret"],
  ["Bearersecret", "Bearersecret"],
  ["Bearer", undefined],
  ["  ", undefined],
  [undefined, undefined],
])("the header %j holds the token %j", (header, token) => {
  expect(tokenOf(header)).toBe(token);
});

test("digests are the same only when every character is", () => {
  expect(sameDigest("abc", "abc")).toBe(true);
  expect(sameDigest("abc", "abd")).toBe(false);
  expect(sameDigest("abc", "ab")).toBe(false);
});
