import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizeBaseUrl } from "./sign-in.ts";

test.for([
  ["https://host/", "https://host"],
  ["  https://host  ", "https://host"],
  ["https://host/v5.0.3", "https://host"],
  ["https://host/v5.0.3/surveys?skip=0", "https://host"],
  ["https://host/v5/response-chains?skip=100#top", "https://host"],
  ["https://host/feedback/api/", "https://host/feedback/api"],
  ["https://host/feedback/v5.0.3/questions", "https://host/feedback"],
  ["HTTPS://Host:8443/v5.0.3", "https://host:8443"],
  ["host.example", "https://host.example"],
  ["host.example:8080/api", "https://host.example:8080/api"],
  ["//host.example", "https://host.example"],
  ["localhost:4310", "http://localhost:4310"],
  ["127.0.0.1:4310/v5.0.3", "http://127.0.0.1:4310"],
  ["[::1]:4310", "http://[::1]:4310"],
  ["localhost.example", "https://localhost.example"],
  ["http:/127.0.0.1:4310", "http://127.0.0.1:4310"],
  ["https:/feedback.example.org", "https://feedback.example.org"],
  ["https:///feedback.example.org/v5", "https://feedback.example.org"],
  ["https:\\\\feedback.example.org", "https://feedback.example.org"],
  ["http.example.org", "https://http.example.org"],
])("%s is read as %s", ([pasted, baseUrl]) => {
  expect(normalizeBaseUrl(pasted ?? "")).toEqual({ ok: true, baseUrl });
});

test.for([
  ["", "empty"],
  ["   ", "empty"],
  ["https://", "not-an-address"],
  ["not an address", "not-an-address"],
  ["javascript:alert(1)", "not-an-address"],
  ["ftp://host", "not-http"],
  ["file:///etc/passwd", "not-an-address"],
  ["https://user:secret@host", "has-credentials"],
  ["https://:secret@host", "has-credentials"],
  ["user@host.example", "has-credentials"],
  ["http:\\\\user@host", "has-credentials"],
  ["http//host.example", "not-an-address"],
  ["https.//host.example", "not-an-address"],
  ["https://https://host.example", "not-an-address"],
  ["https:host.example", "not-an-address"],
  ["http:4310", "not-an-address"],
  ["http", "not-an-address"],
  ["ftp:/host", "not-http"],
])("%s is refused as %s", ([pasted, error]) => {
  expect(normalizeBaseUrl(pasted ?? "")).toEqual({ ok: false, error });
});

test("whatever was read is read as itself", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), (pasted) => {
      const once = normalizeBaseUrl(pasted);
      expect(once.ok ? normalizeBaseUrl(once.baseUrl) : once).toEqual(once);
    }),
  );
});
