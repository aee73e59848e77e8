import { expect, test } from "vitest";
import { releaseBytes } from "./release-bytes.ts";

test("bytes that have their memory to themselves give it back", () => {
  const bytes = new Uint8Array(1_000_000);
  releaseBytes(bytes);
  expect(bytes.length).toBe(0);
});

test("bytes in the runtime's pool stay, and so does what else is in it", () => {
  const [bytes, other] = [Buffer.from("small"), Buffer.from("other")];
  releaseBytes(bytes);
  expect(other.toString()).toBe("other");
});
