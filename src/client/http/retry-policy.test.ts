import { expect, test } from "vitest";
import type { ClientError } from "./errors.ts";
import { answered } from "../testing/answered.ts";
import { defaultLimits, readRetryAfter, waitBeforeRetry } from "./retry-policy.ts";

const unreachable: ClientError = {
  kind: "network",
  reason: "unreachable",
  origin: "https://host",
  attempts: 1,
};

const isRetried = (fault: ClientError) => waitBeforeRetry(fault, 1, 0, defaultLimits) !== undefined;

test("network faults, 429 and 5xx are tried again; nothing else is", () => {
  expect([unreachable, answered(429), answered(500), answered(503)].every(isRetried)).toBe(true);
  const final: ClientError[] = [
    ...[400, 401, 403, 404, 422].map((status) => answered(status)),
    { kind: "contract", reason: "shape" },
    { kind: "cancelled" },
  ];
  expect(final.some(isRetried)).toBe(false);
});

test("the third attempt is the last", () => {
  expect(waitBeforeRetry(unreachable, 2, 0, defaultLimits)).toBeDefined();
  expect(waitBeforeRetry(unreachable, 3, 0, defaultLimits)).toBeUndefined();
});

test("waits double, half of them by chance", () => {
  const waits = [0, 1].map((chance) =>
    [1, 2].map((made) => waitBeforeRetry(unreachable, made, chance, defaultLimits)),
  );
  expect(waits).toEqual([
    [200, 400],
    [400, 800],
  ]);
});

test("Retry-After makes a wait longer, up to a minute; a longer one ends the attempts", () => {
  expect(waitBeforeRetry(answered(429, 7), 1, 0, defaultLimits)).toBe(7000);
  expect(waitBeforeRetry(answered(429, 60), 1, 0, defaultLimits)).toBe(60_000);
  expect(waitBeforeRetry(answered(429, 0), 1, 0, defaultLimits)).toBe(200);
  expect(waitBeforeRetry(answered(429, 61), 1, 0, defaultLimits)).toBeUndefined();
});

test("Retry-After is read as seconds or a date, and ignored when it is neither", () => {
  const now = Date.parse("2026-11-20T12:00:00Z");
  const read = (header: string | null, date: string | null = null) => readRetryAfter(header, date, now);
  expect(read("5")).toBe(5);
  expect(read("Fri, 20 Nov 2026 12:00:30 GMT")).toBe(30);
  expect(read("Fri, 20 Nov 2026 11:00:00 GMT")).toBe(0);
  for (const nonsense of [null, "", "soon", "-5", "1e9", "2026-11-20", "NaN", "12345678901234567890"]) {
    expect(read(nonsense)).toBeUndefined();
  }
});

test("a date is measured by the deployment's own clock", () => {
  const late = Date.parse("2030-01-01T00:00:00Z");
  expect(readRetryAfter("Fri, 20 Nov 2026 12:00:30 GMT", "Fri, 20 Nov 2026 12:00:10 GMT", late)).toBe(20);
});
