import { expect, test } from "vitest";
import { apiFixture, chain } from "./api-fixture.ts";

const PARAMETERS = {
  surveys: ["skip", "preferredLanguage"],
  questions: ["skip", "preferredLanguage", "questionId", "surveyId", "questionId[]", "surveyId[]"],
  "response-chains": [
    "skip",
    "createdFrom",
    "createdTo",
    "touchpointId",
    "surveyId",
    "surveyId[]",
    "preferredLanguage",
    "isClosed",
    "surveyVersion",
  ],
  "response-chains/chain-1": ["preferredLanguage"],
};

const VALUES = [
  "0",
  "-1",
  "1e309",
  "NaN",
  "Infinity",
  "999999999999999999999999",
  "%00",
  "%",
  "%zz",
  "%ff%fe",
  "%ED%A0%80",
  "",
  "__proto__",
  "constructor",
  "' OR '1'='1",
  "1;DROP TABLE chain_key",
  "${7*7}",
  "../../etc/passwd",
  "%0d%0aSet-Cookie:a=b",
  "😀",
  Array.from({ length: 500 }, (_, index) => `id-${index}`).join(","),
  "x".repeat(100_000),
];

const { get } = await apiFixture({ chains: [chain()] });

const cases = Object.entries(PARAMETERS).flatMap(([path, names]) =>
  names.map((name) => [path, name] as const),
);

test.each(cases)("%s survives whatever comes as %s", async (path, name) => {
  for (const value of VALUES) {
    const response = await get(`/v5.0.3/${path}?${name}=${value}`);
    const body: unknown = await response.json();
    expect([200, 400], `${name}=${value.slice(0, 40)}`).toContain(response.status);
    const problem = { title: "Invalid query", invalidParameters: [{ name: name.replace("[]", "") }] };
    expect(body).toMatchObject(response.status === 400 ? problem : {});
  }
});

test.each(["__proto__=1", "constructor=1", "skip[]=1", "skip%00=1", "a[b][c]=1", "=", "&&&=&", "Skip=1"])(
  "the unknown parameter in ?%s is refused by name, or is none",
  async (query) => {
    for (const path of Object.keys(PARAMETERS)) {
      expect([200, 400]).toContain((await get(`/v5/${path}?${query}`)).status);
    }
  },
);

test("a link repeats hostile values encoded, and the service reads them back", async () => {
  const { page } = await apiFixture({ chains: [chain(), chain({ _id: "chain-2" })] }, { pageSize: 1 });
  const { paging } = await page(
    `/v5/response-chains?preferredLanguage=${encodeURIComponent('"><script>&skip=9#\r\n')}`,
  );
  expect(paging.next).toMatch(
    /^http:\/\/api\.test\/v5\/response-chains\?skip=1&preferredLanguage=[\w%+.*-]+$/,
  );
  const next = await page((paging.next ?? "").slice("http://api.test".length));
  expect(next.data).toMatchObject([{ _id: "chain-1" }]);
});

test("500 ids that exist nowhere find nothing", async () => {
  const ids = Array.from({ length: 500 }, (_, index) => `questionId[]=${index}`).join("&");
  const { page } = await apiFixture();
  expect((await page(`/v5/questions?${ids}`)).data).toEqual([]);
});
