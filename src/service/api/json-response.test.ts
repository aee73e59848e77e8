import { expect, test } from "vitest";
import { entityTag, jsonResponse } from "./json-response.ts";

const etag = entityTag("1.1", "surveys");
const bytes = new TextEncoder().encode("{}");

test("an answer is JSON that no cache keeps, under its tag", async () => {
  const response = jsonResponse({ bytes, etag }, undefined);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("{}");
  expect(Object.fromEntries(response.headers)).toEqual({
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store, private",
    etag,
  });
});

test("a coded one says how, and that it depends on the request", () => {
  const { headers } = jsonResponse({ bytes, coding: "gzip", etag }, 'W/"another"');
  expect(headers.get("content-encoding")).toBe("gzip");
  expect(headers.get("vary")).toBe("Accept-Encoding");
});

test.for([etag, "*", " * ", `"a", ${etag}`, etag.replace("W/", "")])(
  "a client that has it already, as %j says, gets no body",
  async (ifNoneMatch) => {
    const response = jsonResponse({ bytes, coding: "gzip", etag }, ifNoneMatch);
    expect(response.status).toBe(304);
    expect(await response.text()).toBe("");
    expect(Object.fromEntries(response.headers)).toEqual({ "cache-control": "no-store, private", etag });
  },
);

test("a tag is two words, of which nothing is cut but the mark of a weak one", () => {
  expect(etag).toMatch(/^W\/"[0-9a-z]+-[0-9a-z]+"$/);
  expect(entityTag("1.1", "questions")).not.toBe(etag);
  expect(jsonResponse({ bytes, etag }, etag.replace('W/"', '"W/')).status).toBe(200);
});
