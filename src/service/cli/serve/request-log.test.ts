import { expect, test } from "vitest";
import { addToken, apiFixture, chain } from "../../api/api-fixture.ts";
import { StoreUnavailable } from "../../store/store.ts";
import { serviceLog } from "./build-service.ts";

test("a request is one JSON line without tokens, e-mails, phones, ids of respondents or query values", async () => {
  const lines: string[] = [];
  const log = serviceLog(
    (line) => lines.push(line),
    () => 0,
  );
  const answer = { questionId: "q-contact", questionType: "Contact", surveyId: "s1", language: "en" };
  const personal = chain({ responses: [{ ...answer, answer: "mail@person.example +358401234567" }] });
  const { get, store } = await apiFixture({ chains: [personal] }, log);
  await addToken(store, "secret-token", "all");
  const authorization = "secret-token";
  await get("/v5/response-chains?touchpointId=mail@person.example", { authorization });
  await get("/v5/response-chains/chain-1", { authorization, "user-agent": "evil line" });
  await get("/v5/response-chains?skip=%0aforged", { authorization: "wrong-token", "x-request-id": "a b" });
  expect(lines).toHaveLength(3);
  for (const line of lines) {
    expect(line).toMatch(/^\{.*\}\n$/);
    expect(line).not.toMatch(/secret-token(?!")|wrong-token|person|\+358|chain-1|forged|evil/);
  }
  expect(JSON.parse(lines[1] ?? "")).toMatchObject({
    time: "1970-01-01T00:00:00.000Z",
    level: "info",
    event: "request",
    method: "GET",
    route: "/v5/response-chains/:id",
    status: 200,
    tokenId: "id-secret-token",
  });
});

test("why the database did not answer is told by its code", () => {
  const lines: string[] = [];
  const log = serviceLog((line) => lines.push(line));
  const cause = new Error('password of "mail@person.example" is "secret"');
  log.onFailure(new StoreUnavailable("The database does not answer.", "57P01", { cause }), "id-1");
  expect(JSON.parse(lines.join(""))).toMatchObject({ name: "StoreUnavailable", code: "57P01" });
  expect(lines.join("")).not.toMatch(/person|secret/);
});

test("a failure is told with where it happened, without what the database quoted", () => {
  const lines: string[] = [];
  const log = serviceLog(
    (line) => lines.push(line),
    () => 0,
  );
  log.onFailure(new Error("invalid value \"mail@person.example\"\nin '+358401234567'"), "id-1");
  log.onFailure("no error at all", "id-2");
  expect(lines.join("")).not.toMatch(/person|358/);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    level: "error",
    event: "failure",
    requestId: "id-1",
    name: "Error",
  });
  expect(lines.every((line) => line.indexOf("\n") === line.length - 1)).toBe(true);
});
