import { expect, test } from "vitest";
import { authorization, isSendable, pastedToken } from "./credentials.ts";

test("a token is what was pasted, without spaces around it and a Bearer in front", () => {
  expect(pastedToken(" abc \n")).toBe("abc");
  expect(pastedToken("Bearer  abc")).toBe("abc");
  expect(pastedToken("bearer abc")).toBe("abc");
  expect(pastedToken("abc bearer def")).toBe("abc bearer def");
  expect(pastedToken("bearerabc")).toBe("bearerabc");
});

test("it is sent bare or behind Bearer", () => {
  expect(authorization({ token: "abc", scheme: "bare" })).toBe("abc");
  expect(authorization({ token: "abc", scheme: "bearer" })).toBe("Bearer abc");
});

test.each([
  ["abc", true],
  ["a", true],
  ["a b", true],
  ["a ", false],
  [" a", false],
  ["", false],
  ["ä", false],
  ["a\nb", false],
])("that a header can carry %j is %s", (token, sendable) => expect(isSendable(token)).toBe(sendable));
