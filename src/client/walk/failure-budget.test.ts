import { expect, test } from "vitest";
import type { ClientError } from "../http/errors.ts";
import { FailureBudget } from "./parallel-reader.ts";

const network = (reason: "offline" | "timeout"): ClientError => ({
  kind: "network",
  reason,
  origin: "https://feedback.example.org",
  attempts: 3,
});

test("offline, nothing more is asked for", () => {
  expect(new FailureBudget().isLost(network("offline"))).toBe(true);
  expect(new FailureBudget().isLost(network("timeout"))).toBe(false);
  expect(new FailureBudget().isLost({ kind: "contract", reason: "empty" })).toBe(false);
});

const answered = (status: number): ClientError => ({
  kind: "http",
  status,
  invalidParameters: [],
  attempts: 3,
});

test("where the token is refused, nothing more is asked for", () => {
  const lost = [401, 403, 404, 500].map((status) => new FailureBudget().isLost(answered(status)));
  expect(lost).toEqual([true, true, false, false]);
});

/** How many such failures in a row it takes. */
function failuresUntilLost(budget: FailureBudget, fault: ClientError): number {
  let failures = 1;
  while (!budget.isLost(fault)) failures += 1;
  return failures;
}

test("twelve failures in a row are too many, or six without any answer, unless a page comes in between", () => {
  expect(failuresUntilLost(new FailureBudget(), answered(500))).toBe(12);
  expect(failuresUntilLost(new FailureBudget(), network("timeout"))).toBe(6);
  const budget = new FailureBudget();
  for (let failures = 0; failures < 11; failures += 1) budget.isLost(answered(500));
  budget.succeeded();
  expect(failuresUntilLost(budget, answered(500))).toBe(12);
});
