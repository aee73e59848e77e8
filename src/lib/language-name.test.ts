import { expect, test } from "vitest";
import { languageName } from "./language-name.ts";

test("languages are written in their own names", () => {
  expect(languageName("fi")).toBe("suomi");
  expect(languageName("sv")).toBe("svenska");
  expect(languageName("ar")).toBe("العربية");
  expect(languageName("fi", "en")).toBe("Finnish");
  expect(languageName("sv", "fi")).toBe("ruotsi");
});

test("what is not known is shown as it is", () => {
  expect(languageName("xx-nonsense-")).toBe("xx-nonsense-");
  expect(languageName("")).toBe("");
});
