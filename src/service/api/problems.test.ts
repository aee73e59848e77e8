import { expect, test } from "vitest";
import {
  databaseAway,
  internalError,
  invalidQuery,
  methodNotAllowed,
  notFound,
  tooManyRequests,
  unauthorized,
  upstreamFailed,
  upstreamSilent,
} from "./problems.ts";

test.for([
  [invalidQuery([]), 400, "Invalid query", {}],
  [
    unauthorized("Which one?"),
    401,
    "Unauthorized",
    { "www-authenticate": 'Bearer realm="Feedback Survey Read API"' },
  ],
  [notFound("No such chain."), 404, "Not found", {}],
  [methodNotAllowed("GET, HEAD"), 405, "Method not allowed", { allow: "GET, HEAD" }],
  [
    tooManyRequests(7, { "ratelimit-limit": "9" }),
    429,
    "Too many requests",
    { "retry-after": "7", "ratelimit-limit": "9" },
  ],
  [internalError("r1"), 500, "Internal error", {}],
  [upstreamFailed("broke off", { via: "x" }), 502, "Bad gateway", { via: "x" }],
  [databaseAway(), 503, "Database unavailable", { "retry-after": "5" }],
  [upstreamSilent(), 504, "Gateway timeout", {}],
] as const)(
  "%# a problem tells its status and title in the body, too, and is kept nowhere",
  async ([response, status, title, headers]) => {
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ status, title });
    expect(Object.fromEntries(response.headers)).toEqual({
      "content-type": "application/problem+json",
      "cache-control": "no-store",
      ...headers,
    });
  },
);

test.for([
  [
    invalidQuery([
      { name: "skip", reason: "must be a whole number" },
      { name: "foo", reason: "is unknown" },
    ]),
    "skip must be a whole number; foo is unknown",
  ],
  [unauthorized("Which one?"), "Which one?"],
  [notFound("No such chain."), "No such chain."],
  [methodNotAllowed("GET, HEAD"), "Use one of GET, HEAD."],
  [tooManyRequests(7, {}), "This token has used up its requests; try again in 7 s."],
  [internalError("r1"), "The service failed; its log tells more under request id r1."],
  [upstreamFailed("broke off"), "The deployment behind this proxy broke off."],
  [upstreamSilent(), "The deployment behind this proxy does not answer."],
  [databaseAway(), "The database does not answer now; try again soon."],
] as const)("%# a problem says what to do", async ([response, detail]) => {
  expect(await response.json()).toMatchObject({ detail });
});

test("a query that is not usable names every parameter", async () => {
  const invalidParameters = [{ name: "skip", reason: "must be a whole number" }];
  expect(await invalidQuery(invalidParameters).json()).toMatchObject({ invalidParameters });
});

test("a token that has run out is told beside the challenge", () => {
  const challenge = unauthorized("Expired.", ', error="invalid_token"').headers.get("www-authenticate");
  expect(challenge).toBe('Bearer realm="Feedback Survey Read API", error="invalid_token"');
});

test("what is wrong with a query is told parameter by parameter, and where the log tells more", async () => {
  const invalid = invalidQuery([
    { name: "skip", reason: "is no number" },
    { name: "surveyId", reason: "is empty" },
  ]);
  expect(await invalid.json()).toMatchObject({ detail: "skip is no number; surveyId is empty" });
  expect(await internalError("r1").json()).toMatchObject({
    detail: "The service failed; its log tells more under request id r1.",
  });
});
