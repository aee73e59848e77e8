import { expect, test } from "vitest";
import { ApiError, errorOf, isTransient, type ClientError } from "./errors.ts";

test("whatever was thrown has a fault", () => {
  const fault: ClientError = {
    kind: "http",
    status: 404,
    title: "Not found",
    invalidParameters: [],
    attempts: 1,
  };
  expect(errorOf(new ApiError(fault))).toBe(fault);
  expect(errorOf(new DOMException("", "AbortError"))).toEqual({ kind: "cancelled" });
  expect(errorOf(new TypeError("x is not a function"))).toEqual({
    kind: "contract",
    reason: "unexpected",
    detail: "x is not a function",
  });
  expect(errorOf("text")).toMatchObject({ kind: "contract", detail: "text" });
});

test("a thrown fault says in its message what it is", () => {
  const messages = [
    { kind: "network", reason: "timeout", origin: "https://host", attempts: 3 },
    { kind: "http", status: 429, title: "Slow down", invalidParameters: [], attempts: 3 },
    { kind: "http", status: 500, invalidParameters: [], attempts: 3 },
    { kind: "contract", reason: "shape", detail: "data" },
    { kind: "contract", reason: "empty" },
    { kind: "cancelled" },
  ] as const;
  expect(messages.map((fault) => new ApiError(fault).message)).toEqual([
    "timeout: https://host",
    "status 429: Slow down",
    "status 500",
    "shape: data",
    "empty",
    "cancelled",
  ]);
});

const status = (code: number): ClientError => ({
  kind: "http",
  status: code,
  invalidParameters: [],
  attempts: 1,
});

test("trying again helps with the network, too many requests and the deployment's own failures", () => {
  expect([429, 500, 503].map((code) => isTransient(status(code)))).toEqual([true, true, true]);
  expect([400, 401, 404].map((code) => isTransient(status(code)))).toEqual([false, false, false]);
});
