import { expect, test } from "vitest";
import { readBody } from "./body.ts";
import { errorOf } from "./errors.ts";

const CAP = 20;

/** What is read of a body that comes in these pieces. */
async function bodyOf(...pieces: readonly (string | Uint8Array<ArrayBuffer>)[]) {
  const stream = new Blob([...pieces]).stream();
  return readBody(new Response(pieces.length === 0 ? null : stream), CAP).catch(errorOf);
}

const letter = new TextEncoder().encode("ä");

test("a body is its text, however it was cut, without a byte order mark", async () => {
  expect(await bodyOf("whole")).toEqual({ text: "whole" });
  expect(await bodyOf("\u{feff}whole")).toEqual({ text: "whole" });
  expect(await bodyOf()).toEqual({ text: "" });
  expect(await bodyOf("a", letter.slice(0, 1), letter.slice(1), "b")).toEqual({ text: "aäb" });
});

test("a body that ends inside a character broke off; one with other bytes is no text", async () => {
  expect(await bodyOf("a", letter.slice(0, 1))).toEqual({ broken: true });
  const fault = { kind: "contract", reason: "not-utf8" };
  expect(await bodyOf("a", letter.slice(1), "b")).toEqual(fault);
});

test("a body may be as long as the cap, and not a byte longer", async () => {
  expect(await bodyOf("x".repeat(CAP))).toEqual({ text: "x".repeat(CAP) });
  const fault = { kind: "contract", reason: "too-large", detail: "more than 20 bytes" };
  expect(await bodyOf("x".repeat(CAP + 1))).toEqual(fault);
});

test("a body that comes in pieces is put together in their order", async () => {
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      for (const piece of ["one ", "two ", "three"]) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  expect(await readBody(new Response(stream), CAP)).toEqual({ text: "one two three" });
});
