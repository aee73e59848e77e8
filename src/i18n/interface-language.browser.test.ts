import { i18n } from "@lingui/core";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { activateInterfaceLanguage, allWords, preferredInterfaceLanguage } from "./interface-language.ts";

const wordsNow = () => Object.keys(i18n.messages).length;

const speak = (...languages: readonly string[]) =>
  Object.defineProperty(navigator, "languages", { configurable: true, value: languages });

afterAll(() => activateInterfaceLanguage("en"));

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

  it("are written from right to left in Arabic, and from left to right after it", async () => {
    await activateInterfaceLanguage("ar");
    expect(document.documentElement.lang).toBe("ar");
    expect(document.documentElement.dir).toBe("rtl");
    await activateInterfaceLanguage("fr");
    expect(document.documentElement.dir).toBe("ltr");
  });
});

describe("the language that is preferred", () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, "languages");
    localStorage.clear();
  });

  it("is the first of the browser's that the interface speaks, whatever its region", () => {
    speak("nb-NO", "ar-EG", "en");
    expect(preferredInterfaceLanguage()).toBe("ar");
    speak("sv");
    expect(preferredInterfaceLanguage()).toBe("sv");
  });

  it("is English where the browser names none that it speaks", () => {
    speak("nb-NO", "toString");
    expect(preferredInterfaceLanguage()).toBe("en");
  });

  it("is the one that was chosen here before, whatever the browser's", () => {
    localStorage.setItem("earshot.interface-language", "es");
    speak("de");
    expect(preferredInterfaceLanguage()).toBe("es");
  });
});
