import type { Page } from "@playwright/test";
import { expectAccessibleInLight } from "../axe.ts";
import { expect, more, test } from "../journey.ts";
import { readChains } from "../oracle.ts";
import { photograph } from "../pictures.ts";
import { goTo } from "../screens.ts";
import { stillEnglish, wordingIn } from "../wording.ts";
import { written } from "../written.ts";

const languages = ["en", "fi", "sv", "de", "es", "fr", "ar"] as const;

/** As the API names them, and so the screens, in whatever language. */
const QUESTION_TYPES = new Set(["Slider"]);

/** Until what a screen is for stands there, and nothing is on its way any more. */
async function settled(page: Page, path: RegExp, content: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.locator("main h1")).toBeVisible();
  await expect(page.locator(`main ${content}`).first()).toBeVisible();
  await expect(page.locator("main :is([role=progressbar], [aria-busy=true])")).toHaveCount(0);
}

/** The other direction. */
const ALWAYS = "ar";

for (const language of languages) {
  test.describe(language, language === ALWAYS ? {} : more, () => {
    test.use({ locale: language, viewport: { width: 360, height: 740 } });

    test(`every screen speaks ${language}, and all of it can be read at 360 px`, async ({ page, token }) => {
      const wording = await wordingIn(language);
      const say = (english: string) => wording.get(english) ?? english;
      const expectReadable = async (screen: string) => {
        const { texts, cutOff } = await written(page);
        const words = texts.filter((text) => !QUESTION_TYPES.has(text));
        expect.soft(stillEnglish(words, wording), `${screen}: English`).toEqual([]);
        expect.soft(cutOff, `${screen}: cut off`).toEqual([]);
        await photograph(page, `${screen}-${language}`);
      };

      await page.goto("/sign-in");
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
      await expect(page.getByRole("button", { name: "العربية" })).toBeVisible();
      await expectReadable("sign-in");

      await page.getByLabel(say("Access token"), { exact: true }).fill(token);
      await page.getByRole("button", { name: say("Sign in"), exact: true }).click();
      await expect(page.getByRole("navigation", { name: say("Main") })).toBeVisible();
      const [chain] = await readChains(page, token, "createdFrom=1793000000");

      for (const [screen, address, content] of [
        ["surveys", "/surveys", "li a"],
        ["survey", `/surveys/${chain?.surveyId}`, "h2"],
        ["questions", "/questions", "li a"],
        ["responses", "/responses?from=2026-10-25&closed=true", "li a"],
        ["chain", `/responses/${chain?._id}`, "dl"],
        ["nps", "/nps?from=2026-09-01&to=2026-10-31", "figure .recharts-surface"],
      ] as const) {
        await goTo(page, address);
        await settled(page, new RegExp(RegExp.escape(address)), content);
        await expectReadable(screen);
      }
      if (language === "ar") await expectAccessibleInLight(page);
    });
  });
}
