import { expect, test } from "vitest";
import { apiFixture, chain } from "../service/api/api-fixture.ts";
import { answerHanded, handOn, type Handed } from "./handed-request.ts";

const { api } = await apiFixture({ chains: [chain()] });
const { port1: page, port2: service } = new MessageChannel();
service.addEventListener("message", ({ data }: MessageEvent<Handed>) => {
  void answerHanded(data, api.fetch);
});
service.start();

const ask = (path: string, init: RequestInit = {}) =>
  new Request(`https://demo.test${path}`, { headers: { authorization: "all" }, ...init });
const headersOf = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name !== "x-request-id"));
const handedOn = (path: string, init?: RequestInit) => handOn(page, ask(path, init));

test.each(["/v5/response-chains", "/v5/nothing", "/earshot/answers?type=all"])(
  "%s is answered to the last header and byte as without a thread between",
  async (path) => {
    const [far, near] = [await handedOn(path), await api.fetch(ask(path))];
    expect(far.status).toBe(near.status);
    expect(headersOf(far)).toEqual(headersOf(near));
    expect(await far.arrayBuffer()).toEqual(await near.arrayBuffer());
  },
);

test("a method and what is sent with it arrive", async () => {
  expect((await handedOn("/v5/surveys", { method: "POST", body: "{}" })).status).toBe(405);
});

test("an answer without a body has none", async () => {
  const { headers } = await handedOn("/earshot/answers");
  const again = await handedOn("/earshot/answers", {
    headers: { authorization: "all", "if-none-match": headers.get("etag") ?? "" },
  });
  expect(again.status).toBe(304);
  expect(again.body).toBeNull();
});
