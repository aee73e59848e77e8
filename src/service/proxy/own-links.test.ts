import { describe, expect, test } from "vitest";
import { ownLink, ownPaging, upstreamAddress } from "./create-proxy.ts";
describe("a paging link", () => {
  test.each([
    ["https://up.example/v5/surveys?skip=10", "http://own.test/v5/surveys?skip=10"],
    [
      "https://up.example/api/v5.0.3/questions?skip=1&surveyId%5B%5D=a",
      "http://own.test/v5.0.3/questions?skip=1&surveyId%5B%5D=a",
    ],
    ["https://user:pass@evil.example/v5/surveys?skip=10", "http://own.test/v5/surveys?skip=10"],
    ["https://up.example/elsewhere", "https://up.example/elsewhere"],
    ["no link", "no link"],
  ])("%s becomes %s", (link, own) => {
    expect(ownLink(link, "http://own.test")).toBe(own);
  });

  test("is changed in its paging object, where null stays null and what is no JSON stays as it is", () => {
    expect(
      ownPaging('{"next":"https://up.example/v5/surveys?skip=1","previous":null}', "http://own.test"),
    ).toBe('{"next":"http://own.test/v5/surveys?skip=1","previous":null}');
    expect(ownPaging("{oops}", "http://own.test")).toBe("{oops}");
  });
});

const address = (path: string) =>
  upstreamAddress("https://up.example/api", new URL(`http://own.test${path}`));

describe("the address on the other side", () => {
  test.each([
    "/v5/surveys?skip=1",
    "/v5.0.3/response-chains/a%2Fb",
    "/v5/response-chains/%F0%9F%98%80",
    "/v5/response-chains/100%25",
  ])("of %s is below the upstream", (path) => {
    expect(address(path)).toBe(`https://up.example/api${path}`);
  });

  test.each([
    "/",
    "/metrics",
    "/v5",
    "/v6/surveys",
    "/v5/../metrics",
    "/v5/%2e%2e/metrics",
    "/v5/..%2fmetrics",
    "/v5/..%5Cmetrics",
    "/v5/%252e%252e/metrics",
    "/v5/%25252e%25252e%25252fmetrics",
    "/v5/%zz",
    `/v5/response-chains/%${"25".repeat(4)}41`,
    "//evil.example/v5/surveys",
  ])("of %s is none", (path) => {
    expect(address(path)).toBeUndefined();
  });
});
