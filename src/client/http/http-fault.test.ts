import { expect, test } from "vitest";
import { httpFault, messageOf } from "./http-fault.ts";

const fault = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  httpFault(new Response(JSON.stringify(body), { status: 503, headers }), 2, 0);

test("an error is told in the deployment's own words, as far as it has any", async () => {
  const bare = { kind: "http", status: 503, invalidParameters: [], attempts: 2 };
  expect(await fault({ title: "Away", detail: "Back soon" })).toEqual({
    ...bare,
    title: "Away",
    detail: "Back soon",
  });
  expect(await fault({ title: "  ", detail: "" })).toStrictEqual(bare);
  expect(await fault({ message: "Away" })).toEqual({ ...bare, title: "Away" });
  expect(await fault({ error: "Away" })).toEqual({ ...bare, title: "Away" });
  expect(await fault({ error: { message: "Away" } })).toEqual({ ...bare, title: "Away" });
  expect(await fault("nothing that is known")).toEqual(bare);
  expect(await fault({}, { "Retry-After": "7" })).toEqual({ ...bare, retryAfter: 7 });
});

const title = async (text: string, type: string) =>
  (await httpFault(new Response(text, { status: 400, headers: { "Content-Type": type } }), 1, 0)).title;

test("a plain text is told as one line, and a page is not", async () => {
  expect(await title("unknown\tparameter\r\n surveyId[]\u001b[2J\n", "text/plain; charset=utf-8")).toBe(
    "unknown parameter surveyId[] [2J",
  );
  expect(await title("x".repeat(1_000), "text/plain")).toHaveLength(400);
  expect(await title("<h1>No</h1>", "text/plain")).toBeUndefined();
  expect(await title("No", "text/html")).toBeUndefined();
});

test("an error in place of a resource says so", () => {
  expect(messageOf({ title: "Away" })).toBe("Away");
  expect(messageOf({ error: "Away" })).toBe("Away");
  expect(messageOf({ title: "" })).toBeUndefined();
  expect(messageOf([])).toBeUndefined();
});
