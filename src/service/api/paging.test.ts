import { describe, expect, test } from "vitest";
import { apiFixture, chain, chains } from "./api-fixture.ts";

const fixture = await apiFixture({ chains: chains(25) }, { pageSize: 10 });
const page = (query: string) => fixture.page(`/v5.0.3/response-chains${query}`);
const paging = async (query: string) => (await page(query)).paging;
const link = (rest: string) => `http://api.test/v5/response-chains?${rest}`;

describe("links", () => {
  test("the first page has no previous, the last page no next", async () => {
    expect(await paging("")).toEqual({ next: link("skip=10"), previous: null });
    expect(await paging("?skip=10")).toEqual({ next: link("skip=20"), previous: link("skip=0") });
    expect(await paging("?skip=20")).toEqual({ next: null, previous: link("skip=10") });
  });

  test("a page that ends exactly with the list has no next", async () => {
    expect(await paging("?skip=15")).toEqual({ next: null, previous: link("skip=5") });
  });

  test("an unaligned skip leads back by one page, to the start at most", async () => {
    expect(await paging("?skip=3")).toEqual({ next: link("skip=13"), previous: link("skip=0") });
  });

  test("beyond the end the page is empty, and previous is the last full page before it", async () => {
    expect(await page("?skip=1000000")).toEqual({
      data: [],
      paging: { next: null, previous: link("skip=15") },
    });
    expect(await paging("?skip=25")).toEqual({ next: null, previous: link("skip=15") });
  });

  test("skip comes first, then every other parameter as it was given", async () => {
    const { next } = await paging(
      "?preferredLanguage=fi&surveyId[]=s1&surveyId[]=s%202&skip=0&isClosed=true",
    );
    expect(next).toBe(
      link("skip=10&preferredLanguage=fi&surveyId%5B%5D=s1&surveyId%5B%5D=s+2&isClosed=true"),
    );
  });

  test("both version segments are served, and links use the short one", async () => {
    const long = await fixture.json("/v5.0.3/response-chains?skip=10");
    expect(await fixture.json("/v5/response-chains?skip=10")).toEqual(long);
  });

  test("a configured base address is used, without doubling its slash", async () => {
    const { json } = await apiFixture(
      { chains: chains(2) },
      { pageSize: 1, baseUrl: "https://api.example/feedback/" },
    );
    expect(await json("/v5.0.3/response-chains")).toMatchObject({
      paging: { next: "https://api.example/feedback/v5/response-chains?skip=1" },
    });
  });
});

test("following next reads every chain once, newest first", async () => {
  const seen: string[] = [];
  let next: string | null = "http://api.test/v5.0.3/response-chains";
  while (next !== null) {
    const { data, paging: links } = await fixture.page(next.slice("http://api.test".length));
    seen.push(...data.map(({ _id }) => _id));
    next = links.next;
  }
  expect(seen).toEqual(chains(25).map(({ _id }) => _id));
});

test("chains of the same second come by id, descending by code point", async () => {
  const ids = ["b", "a", "B", "😀", "ﬀ"];
  const { page: read } = await apiFixture({ chains: ids.map((_id) => chain({ _id })) });
  const { data } = await read("/v5/response-chains");
  expect(data.map(({ _id }) => _id)).toEqual(["😀", "ﬀ", "b", "a", "B"]);
});

test("surveys and questions are paged alike", async () => {
  const { json } = await apiFixture({}, { pageSize: 1 });
  expect(await json("/v5.0.3/surveys")).toMatchObject({ paging: { next: null, previous: null } });
  expect(await json("/v5.0.3/questions?preferredLanguage=fi")).toMatchObject({
    data: [{ _id: "q-nps" }],
    paging: { next: "http://api.test/v5/questions?skip=1&preferredLanguage=fi", previous: null },
  });
  expect(await json("/v5.0.3/surveys?skip=9")).toMatchObject({
    data: [],
    paging: { next: null, previous: "http://api.test/v5/surveys?skip=0" },
  });
});
