import * as fc from "fast-check";
import { expect, test } from "vitest";
import { shownAddress, withoutSecrets } from "./without-secrets.ts";

test.each([
  ["postgres://u:p@Hunter2@h/x", "postgres://…@h/x"],
  ["postgres://h/x?user=u&password=Hunter2", "postgres://h/x?user=u&password=…"],
  [".data/earshot.sqlite", ".data/earshot.sqlite"],
  ["https://api.example/feedback", "https://api.example/feedback"],
])("%s is shown as %s", (address, shown) => {
  expect(shownAddress(address)).toBe(shown);
});

test("no password is left of any address, nor of the part of it that a message names", () => {
  const password = fc.string({ minLength: 6 }).map((text) => `Hunter2${text.replaceAll(/\s/g, "")}`);
  const address = fc.oneof(
    password.map((secret) => `postgres://u:${secret}@h/x`),
    password.map((secret) => `https://${secret}@h`),
    password.map((secret) => `postgres://h/x?password=${secret}`),
  );
  fc.assert(
    fc.property(address, fc.nat(40), (text, from) => {
      for (const message of [`no such host: ${text}`, `getaddrinfo ENOTFOUND ${text.slice(from)}`]) {
        expect(withoutSecrets(message, [text])).not.toContain("Hunter2");
      }
    }),
  );
});
