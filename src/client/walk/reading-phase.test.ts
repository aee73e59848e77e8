import { expect, test } from "vitest";
import { ApiError } from "../http/errors.ts";
import { phaseAfter, throwRefusal } from "./types.ts";

test("a reading that was left is still under way, and one that was stopped is not", () => {
  const left = { complete: false, stopped: { reason: "cancelled" } } as const;
  expect(phaseAfter(left, false)).toBe("reading");
  expect(phaseAfter(left, true)).toBe("stopped");
  expect(phaseAfter({ complete: true, stopped: undefined }, true)).toBe("complete");
  expect(phaseAfter({ complete: false, stopped: undefined }, true)).toBe("incomplete");
});

test("only a refused token is thrown", () => {
  expect(() => throwRefusal({ kind: "http", status: 401, invalidParameters: [], attempts: 1 })).toThrow(
    ApiError,
  );
  expect(() => throwRefusal({ kind: "http", status: 403, invalidParameters: [], attempts: 1 })).not.toThrow();
  expect(() => throwRefusal(undefined)).not.toThrow();
});
