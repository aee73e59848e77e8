// Trying again with the keyboard: the alert goes, the keyboard stays on the page. And alerts as axe sees them.
import { html, status } from "../../src/client/testing/answers.ts";
import { PAGE, sound, type Fault } from "../../src/client/testing/faults/fault.ts";
import { skipAsked } from "../../src/client/testing/rows.ts";
import { expectAccessible } from "../axe.ts";
import { expect, more } from "../journey.ts";
import { hurry, test } from "./hostile.ts";
import { expectFocusSomewhere } from "./oracles.ts";

const broken: Fault["answer"] = () => html(200);
const partly: Fault["answer"] = (asked, rows) =>
  skipAsked(asked) === PAGE ? status(500) : sound(asked, rows);

for (const [name, address, answer] of [
  ["NPS without anything", "/nps", broken],
  ["NPS in part", "/nps", partly],
  ["Responses without anything", "/responses", broken],
  ["Responses with the second page missing", "/responses?page=2", partly],
] as const) {
  test(`${name}: trying again keeps the keyboard on the page`, more, async ({ page, api }) => {
    api.begin({ answer });
    await page.goto(address);
    const again = page.getByRole("alert").getByRole("button", { name: "Try again" });
    await hurry(page, () => expect(again).toBeVisible({ timeout: 50 }));
    await expectAccessible(page);
    api.begin({ answer: sound });
    await again.press("Enter");
    await hurry(page, () => expect(page.getByRole("alert")).toHaveCount(0, { timeout: 50 }));
    await expectFocusSomewhere(page);
  });
}
