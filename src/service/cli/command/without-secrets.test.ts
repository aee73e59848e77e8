import * as fc from "fast-check";
import { expect, test } from "vitest";
import { shownAddress, withoutPassword, withoutSecrets } from "./without-secrets.ts";

test.each([
  ["postgres://u:p@Hunter2@h/x", "postgres://…@h/x"],
  ["postgres://h/x?user=u&password=Hunter2", "postgres://h/x?…"],
  ['"postgres://u:Hunter2@h/x"', '"postgres://…@h/x"'],
  ["postgres//u:Hunter2@h/x", "postgres//…@h/x"],
  ["h:tt p://u:p@Hunter2@h", "…@h"],
  ["u:Hunter2@h", "…@h"],
  ["/opt/app@2/x.sqlite", "…@2/x.sqlite"],
  ["host=h password=Hunter2", "host=h password=…"],
  ["http://h/#Hunter2", "http://h/#…"],
  [".data/earshot.sqlite", ".data/earshot.sqlite"],
  ["https://api.example/feedback", "https://api.example/feedback"],
  ["https://h/?page=2&access_token=Hunter2", "https://h/?…"],
])("%s is shown as %s", (address, shown) => {
  expect(shownAddress(address)).toBe(shown);
});

test("words of a message are left where they are words of a path or names of parameters, too", () => {
  const values = ["/opt/app@2/x.sqlite", "postgres://h/x?user=u&host=/var/run/postgresql"];
  const message = "The options of the app run for a user";
  expect(withoutSecrets(message, values)).toBe(message);
});

test.each([
  ["postgres://earshot:Hunter2@h/earshot?host=a", "postgres://…@h/…?host=a"],
  ["postgres://h/x?host=a&password=Hunter2", "postgres://h/x?host=a&password=…"],
])("%s is told from others by %s, as ever", (address, name) => {
  expect(withoutPassword(address)).toBe(name);
});

test("no password is left of any address, nor of the part of it that a message names", () => {
  const password = fc.string({ minLength: 6 }).map((text) => `Hunter2${text.replaceAll(/\s/g, "")}`);
  const address = fc.oneof(
    password.map((secret) => `postgres://u:${secret}@h/x`),
    password.map((secret) => `https://${secret}@h`),
    password.map((secret) => `postgres://h/x?password=${secret}`),
    password.map((secret) => `https://h/x?a=${secret}`),
  );
  fc.assert(
    fc.property(address, fc.nat(40), (text, from) => {
      for (const message of [`no such host: ${text}`, `getaddrinfo ENOTFOUND ${text.slice(from)}`]) {
        expect(withoutSecrets(message, [text])).not.toContain("Hunter2");
      }
    }),
  );
});

test("nor is one left as a parser of addresses writes it: in lower case, or encoded", () => {
  const mark = fc.constantFrom("Hunter2", "/", "?", "#", " ", "ä", "%", "'", '"', "\\", ":", "@", "+");
  const secret = fc.array(mark, { maxLength: 6 }).map((parts) => `Hunter2${parts.join("")}Hunter2`);
  const address = fc
    .tuple(secret, fc.constantFrom("http", "https", "postgres", "postgresql"))
    .chain(([text, scheme]) =>
      fc.constantFrom(
        `${scheme}://${text}@h/x`,
        `${scheme}://u:${text}@h/x`,
        `${scheme}:u:${text}@h/x`,
        `${scheme}://h/x?user=u&password=${text}`,
        `${scheme}://h/x?token=${text}`,
        `${scheme}://h/x#sslpassword=${text}`,
        `${scheme}://h/x?${text}`,
        `${scheme}://h/x#${text}`,
        ` ${scheme}://u:${text}@h/x`,
      ),
    );
  fc.assert(
    fc.property(
      address.filter((text) => URL.canParse(text)),
      (text) => {
        const { href, host, hostname, username, password, pathname, search, hash } = new URL(text);
        for (const part of [href, host, hostname, username, password, pathname, search, hash]) {
          for (const message of [part, decodedAsFarAsPossible(part)]) {
            expect(withoutSecrets(`failed: ${message}`, [text])).not.toMatch(/hunter/i);
          }
        }
      },
    ),
  );
});

function decodedAsFarAsPossible(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
