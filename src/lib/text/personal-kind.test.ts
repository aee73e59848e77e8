import { describe, expect, test } from "vitest";
import { personalKind } from "./personal-kind.ts";

describe("looks like an e-mail address", () => {
  test.each(["maija@example.org", "write to maija.v+shop@mail.example.org!", "MAIJA@EXAMPLE.ORG"])(
    "%s",
    (text) => {
      expect(personalKind(text)).toBe("email");
    },
  );
});

describe("looks like a phone number", () => {
  test.each(["+358 40 123 4567", "040-1234567", "(09) 123 4567", "0401234567", "+999 50 765 4312"])(
    "%s",
    (text) => {
      expect(personalKind(text)).toBe("phone");
    },
  );
});

describe("looks like nothing personal", () => {
  test.each([
    "",
    "Helsinki",
    "2026-11-20",
    "2026-11-20T10:00:00Z",
    "20.11.2026",
    "01.02.2026",
    "192.168.100.12",
    "0.75",
    "156.26",
    "1544115478",
    "5c095516af0b028827a540b6",
    "007",
    "@earshot",
  ])("%s", (text) => {
    expect(personalKind(text)).toBeUndefined();
  });
});

test("what stands under a telling key is personal even where it does not look so", () => {
  expect(personalKind("12 34 56 78", "phone")).toBe("phone");
  expect(personalKind("maija at example", "Email address")).toBe("email");
  expect(personalKind("no", "phone")).toBeUndefined();
});
