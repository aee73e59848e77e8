import { expect, test } from "vitest";
import { signIn } from "./sign-in.ts";
import { json, reset, status } from "./testing/answers.ts";
import { apiServer } from "./testing/api-server.ts";
import { instant } from "./testing/instant.ts";
import { rawServer } from "./testing/raw-server.ts";
import type { Asked } from "./testing/socket-server.ts";

const options = { signal: new AbortController().signal };
const empty = json({ data: [], paging: { next: null, previous: null } });
const sent = (asked: readonly Asked[]) => asked.map(({ headers }) => headers.get("authorization"));

test("a token that is right is taken bare, and the surveys it may read come with it", async () => {
  const signedIn = await signIn(await apiServer(), "  all ", options);
  expect(signedIn).toMatchObject({ ok: true, scheme: "bare", token: "all", surveys: { received: 1 } });
});

test("a deployment that refuses it bare is asked once with Bearer", async () => {
  const { asked, baseUrl } = await rawServer(({ headers }) =>
    headers.get("authorization") === "Bearer secret" ? empty : status(401),
  );
  expect(await signIn(baseUrl, "secret", options)).toMatchObject({
    ok: true,
    scheme: "bearer",
    token: "secret",
  });
  expect(sent(asked)).toEqual(["secret", "Bearer secret"]);
});

test("a pasted Bearer in front is not part of the token", async () => {
  const { asked, baseUrl } = await rawServer(() => empty);
  expect(await signIn(baseUrl, "Bearer secret", options)).toMatchObject({ ok: true, token: "secret" });
  expect(sent(asked)).toEqual(["secret"]);
});

test("a wrong token is refused after both", async () => {
  const signedIn = await signIn(await apiServer(), "wrong", options);
  expect(signedIn).toMatchObject({ ok: false, error: { kind: "http", status: 401 } });
});

test("anything but a 401 is not tried with Bearer", async () => {
  const forbidden = await rawServer(() => status(403));
  expect(await signIn(forbidden.baseUrl, "secret", options)).toMatchObject({ error: { status: 403 } });
  const away = await rawServer(() => reset);
  const away_ = await signIn(away.baseUrl, "secret", options, { timing: instant() });
  expect(away_).toMatchObject({ error: { kind: "network", reason: "unreachable", attempts: 3 } });
  expect(new Set([...sent(forbidden.asked), ...sent(away.asked)])).toEqual(new Set(["secret"]));
});

test("a token that no header can carry is refused without asking", async () => {
  const { asked, baseUrl } = await rawServer(() => empty);
  for (const token of ["", "   ", "tøken", "one\ntwo", "😀"]) {
    expect(await signIn(baseUrl, token, options)).toMatchObject({ error: { kind: "http", status: 401 } });
  }
  expect(asked).toHaveLength(0);
});
