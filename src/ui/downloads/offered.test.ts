import { expect, test } from "vitest";
import { slug } from "./offered.ts";

test("a name for files keeps the letters of every script, and no other sign", () => {
  expect(slug("Store visit: how was it?")).toBe("store-visit-how-was-it");
  expect(slug("  Käynti/myymälässä..  ")).toBe("käynti-myymälässä");
  expect(slug("زيارة المتجر")).toBe("زيارة-المتجر");
});

test("it is short, ends with no dash, and may be nothing", () => {
  expect(slug(`${"a".repeat(59)} b`)).toBe("a".repeat(59));
  expect(slug("???")).toBe("");
});
