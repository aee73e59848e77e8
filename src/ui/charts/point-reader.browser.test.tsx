import { DirectionProvider } from "@mantine/core";
import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { I18nProvider } from "@lingui/react";
import { i18n } from "@lingui/core";
import { activateInterfaceLanguage } from "../../i18n/interface-language.ts";
import { chartWords } from "../../i18n/later-words.ts";
import { PointReader } from "./point-reader.tsx";

afterEach(() => document.documentElement.removeAttribute("dir"));

test.each([
  ["ltr", "{ArrowLeft}", "{ArrowRight}"],
  ["rtl", "{ArrowRight}", "{ArrowLeft}"],
])("%s: %s goes back in time and %s on", async (direction, back, on) => {
  await activateInterfaceLanguage("en");
  await chartWords();
  document.documentElement.dir = direction;
  await render(
    <I18nProvider i18n={i18n}>
      <DirectionProvider>
        <PointReader label="Points" texts={["first", "second", "third"]} />
      </DirectionProvider>
    </I18nProvider>,
  );
  const reader = page.getByRole("slider", { name: "Points" });
  await expect.element(reader).toHaveAttribute("aria-valuetext", "third");
  await userEvent.tab();
  await userEvent.keyboard(back);
  await expect.element(reader).toHaveAttribute("aria-valuetext", "second");
  await userEvent.keyboard(`${back}${on}`);
  await expect.element(reader).toHaveAttribute("aria-valuetext", "second");
});
