import { i18n } from "@lingui/core";
import { afterAll, describe, expect, it } from "vitest";
import { activateInterfaceLanguage, allWords } from "./interface-language.ts";
import { chartWords } from "./later-words.ts";

const wordsNow = () => Object.keys(i18n.messages).length;

afterAll(() => activateInterfaceLanguage("en"));

describe("the words of the interface", () => {
  it("grow from those of the first screens to all, and stay all in another language", async () => {
    await activateInterfaceLanguage("en");
    const first = wordsNow();
    await chartWords();
    const withCharts = wordsNow();
    await allWords();
    const all = wordsNow();
    expect(first).toBeGreaterThan(0);
    expect(withCharts).toBeGreaterThan(first);
    expect(all).toBeGreaterThan(withCharts);

    await activateInterfaceLanguage("fi");
    expect(i18n.locale).toBe("fi");
    expect(document.documentElement.lang).toBe("fi");
    expect(wordsNow()).toBe(all);
  });

  it("are asked for once", () => {
    expect(chartWords()).toBe(chartWords());
  });

  it("are written from right to left in Arabic, and from left to right after it", async () => {
    await activateInterfaceLanguage("ar");
    expect(document.documentElement.lang).toBe("ar");
    expect(document.documentElement.dir).toBe("rtl");
    await activateInterfaceLanguage("fr");
    expect(document.documentElement.dir).toBe("ltr");
  });
});
