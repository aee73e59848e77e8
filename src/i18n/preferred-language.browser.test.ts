import { afterEach, describe, expect, it } from "vitest";
import { preferredInterfaceLanguage } from "./preferred-language.ts";

const speak = (...languages: readonly string[]) =>
  Object.defineProperty(navigator, "languages", { configurable: true, value: languages });

describe("the language that is preferred", () => {
  afterEach(() => Reflect.deleteProperty(navigator, "languages"));

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
