import { getResponse } from "msw";
import { expect, test } from "vitest";
import { apiFixture, chain } from "../service/api/api-fixture.ts";
import { apiHandlers } from "./api-handlers.ts";

const { api } = await apiFixture({ chains: [chain()] });
const ask = (url: string, method = "GET") =>
  getResponse(apiHandlers(api), new Request(url, { method, headers: { authorization: "all" } }));

test.each([
  "https://demo.test/v5.0.3/response-chains",
  "https://demo.test/v5/response-chains?skip=0",
  "https://demo.test/earshot/v5.0.3/response-chains",
])("%s is answered by the API", async (url) => {
  expect(await (await ask(url))?.json()).toMatchObject({ data: [{ _id: "chain-1" }] });
});

test("methods and unknown addresses below a version segment are the API's too", async () => {
  expect((await ask("https://demo.test/v5/surveys", "POST"))?.status).toBe(405);
  expect((await ask("https://demo.test/v5/nothing"))?.status).toBe(404);
});

test.each(["https://demo.test/earshot/answers?type=all", "https://demo.test/below/earshot/answers"])(
  "%s streams all answers",
  async (url) => {
    const response = await ask(url);
    expect(response?.headers.get("content-type")).toBe("application/vnd.apache.arrow.stream");
    expect((await response?.arrayBuffer())?.byteLength).toBeGreaterThan(0);
  },
);

test("anything else goes to the network", async () => {
  expect(await ask("https://demo.test/assets/index.js")).toBeUndefined();
  expect(await ask("https://demo.test/earshot/assets/index.js")).toBeUndefined();
});
