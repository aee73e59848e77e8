import { expect, test } from "vitest";
import { tokenDigest } from "./token-digest.ts";

test("a digest is SHA-256 in lower-case hexadecimal", async () => {
  // FIPS 180-2, appendix B.1
  const expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  await expect(tokenDigest("abc")).resolves.toBe(expected);
});

test("tokens that differ have digests that differ", async () => {
  expect(await tokenDigest("abc")).not.toBe(await tokenDigest("abd"));
});
