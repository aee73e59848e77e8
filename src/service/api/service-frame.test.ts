import { expect, test } from "vitest";
import { apiFixture, chain } from "./api-fixture.ts";

const ORIGIN = "https://dashboard.example.org";

const told = ({ headers }: Response) =>
  ["cross-origin-resource-policy", "x-content-type-options"].map((name) => headers.get(name));

test.each([
  "/v5/surveys",
  "/v5/response-chains/chain-1",
  "/v5/response-chains/none",
  "/v5/surveys?skip=x",
  "/nothing",
  "/healthz",
  "/docs",
  "/openapi.json",
])("no page of another site may embed %s, and nothing takes it for what it is not", async (path) => {
  const { api, get } = await apiFixture({ chains: [chain()] }, { corsOrigins: [ORIGIN] });
  const answers = [await get(path), await get(path, { origin: ORIGIN }), await api.request(path)];
  for (const answer of answers) {
    expect(told(answer)).toEqual(["same-origin", "nosniff"]);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  }
});

test("what allows an origin to ask says so too", async () => {
  const { api } = await apiFixture({}, { corsOrigins: [ORIGIN] });
  const headers = { origin: ORIGIN, "access-control-request-method": "GET" };
  expect(told(await api.request("/v5/surveys", { method: "OPTIONS", headers }))).toEqual([
    "same-origin",
    "nosniff",
  ]);
});
