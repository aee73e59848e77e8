import { expect, test } from "vitest";
import type { ClientError } from "../http/errors.ts";
import { failedWalk, wholeWalk } from "./types.ts";

test("what was read without a walk is told as one", () => {
  expect(wholeWalk(7)).toMatchObject({ complete: true, chains: 7, gaps: [], stopped: undefined });
  const error: ClientError = { kind: "contract", reason: "empty" };
  expect(failedWalk(error, 7)).toMatchObject({
    complete: false,
    chains: 7,
    stopped: { reason: "failed", error },
    error,
  });
  expect(failedWalk({ kind: "cancelled" }, 7)).toMatchObject({
    complete: false,
    stopped: { reason: "cancelled" },
    error: undefined,
  });
});
