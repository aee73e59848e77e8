import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { beforeAll, expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { activateInterfaceLanguage } from "../../../i18n/interface-language.ts";
import { useExplainedText } from "./use-explained-text.ts";

beforeAll(() => activateInterfaceLanguage("en"));

const text = async () => {
  const { result } = await renderHook(useExplainedText, {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  });
  return result.current;
};

test("all that moved a score is told, also where no place stands out", async () => {
  const parts = { difference: -5, scores: 5, mix: -10, new: 0, gone: 0 };
  expect((await text())(parts, [])).toBe("−5: scores rose by +5; −10 because answers came in another mix.");
});

test("what only one of the two sides has is told", async () => {
  const parts = { difference: -5, scores: 5, mix: 0, new: -12, gone: 2 };
  expect((await text())(parts, [])).toBe("−5: scores rose by +5; −10 from what only one side has.");
});
