import { expect, test } from "vitest";
import type { ClientError } from "../http/errors.ts";
import { FailureBudget } from "./failure-budget.ts";

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
