import { i18n } from "@lingui/core";
import { describe, expect, it } from "vitest";
import { activateInterfaceLanguage, allWords } from "./interface-language.ts";

const wordsNow = () => Object.keys(i18n.messages).length;

describe("the words of the interface", () => {
  it("grow from those of the first screens to all, and stay all in another language", async () => {
    await activateInterfaceLanguage("en");
    const first = wordsNow();
    await allWords();
    const all = wordsNow();
    expect(first).toBeGreaterThan(0);
    expect(all).toBeGreaterThan(first);

    await activateInterfaceLanguage("fi");
    expect(i18n.locale).toBe("fi");
    expect(document.documentElement.lang).toBe("fi");
    expect(wordsNow()).toBe(all);
  });

  it("are asked for once", () => {
    expect(allWords()).toBe(allWords());
  });
});
