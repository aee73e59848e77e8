import { i18n } from "@lingui/core";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { chains } from "../../../service/api/api-fixture.ts";
import { activateInterfaceLanguage } from "../../../i18n/interface-language.ts";
import { renderApp } from "../../../features/testing/render-app.tsx";

async function openFields(address: string) {
  await page.viewport(1280, 800);
  const { screen, router } = await renderApp(address, { chains: chains(3) });
  const field = (name: string) => screen.getByRole("textbox", { name, exact: true });
  await expect.element(field("From")).toBeVisible();
  return { screen, field, search: () => router.state.location.searchStr };
}

test("an end before the start takes nothing away: it says so, and waits until the start goes with it", async () => {
  const { screen, field, search } = await openFields("/responses?from=2026-03-10");
  await field("To").fill("2026-02-28");
  await expect.element(screen.getByText("This is before the start")).toBeVisible();
  await expect.element(field("From")).toHaveValue("2026-03-10");
  expect(search()).toBe("?from=2026-03-10");
  await field("From").fill("2026-02-01");
  await expect.element(screen.getByText("This is before the start")).not.toBeInTheDocument();
  await expect.poll(search).toBe("?from=2026-02-01&to=2026-02-28");
});

test("an end before a start that is on its way into the address is held back as well", async () => {
  const { screen, field, search } = await openFields("/responses");
  for (const [name, date] of [
    ["From", "2026-11-20"],
    ["To", "2026-11-10"],
  ] as const) {
    const input = field(name).element();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, date);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
  await expect.element(screen.getByText("This is before the start")).toBeVisible();
  await expect.element(field("To")).toHaveValue("2026-11-10");
  expect(search()).toBe("?from=2026-11-20");
});

test("a start after the end says so and takes nothing away, and is taken out again by emptying its field", async () => {
  const { screen, field, search } = await openFields("/responses?to=2026-03-10");
  await field("From").fill("2026-04-01");
  await expect.element(screen.getByText("This is after the end")).toBeVisible();
  expect(search()).toBe("?to=2026-03-10");
  await field("From").fill("");
  await expect.element(screen.getByText("This is after the end")).not.toBeInTheDocument();
  await expect.element(field("To")).toHaveValue("2026-03-10");
});

test("dates are read as people write them, once the field is left or Enter is pressed", async () => {
  const { field, search } = await openFields("/responses");
  await field("From").fill("2026-3-1");
  expect(search()).toBe("");
  await userEvent.keyboard("2{Enter}");
  await expect.poll(search).toBe("?from=2026-03-12");
  await field("To").fill("29.3.2026");
  await userEvent.tab();
  await expect.poll(search).toBe("?from=2026-03-12&to=2026-03-29");
  await expect.element(field("To")).toHaveValue("2026-03-29");
});

test("dates with slashes are read in the order in which the language of the interface, in its region, writes them", async () => {
  const { field, search } = await openFields("/responses");
  await field("From").fill("29/3/2026");
  await userEvent.keyboard("{Enter}");
  await expect.poll(search).toBe("?from=2026-03-29");
  await expect.element(field("From")).toHaveValue("2026-03-29");
  const inEnglish = async (region: string, date: string) => {
    i18n.activate("en", [region, "en"]);
    await field("From").fill("3/4/2026");
    await userEvent.keyboard("{Enter}");
    await expect.element(field("From")).toHaveValue(date);
  };
  await inEnglish("en-US", "2026-03-04");
  await inEnglish("en-GB", "2026-04-03");
});

test.each([
  ["1969-12-31", "Dates begin in 1970"],
  ["2026-02-30", "There is no such day"],
  ["next week", "Write it as 2026-11-20"],
])("%s says: %s", async (text, said) => {
  const { screen, field } = await openFields("/responses");
  await field("From").fill(text);
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText(said)).toBeVisible();
});

test("the period is whole, however long its name is", async () => {
  const { screen } = await openFields("/responses?from=2026-03-10");
  const period = screen.getByRole("combobox", { name: "Period" }).element();
  expect(period.scrollWidth).toBeLessThanOrEqual(period.clientWidth);
});

test("the calendar is in the language of the interface", async () => {
  const { screen } = await openFields("/responses?from=2026-03-10&to=2026-03-12");
  await activateInterfaceLanguage("de");
  await screen.getByRole("button", { name: "Kalender öffnen" }).click();
  const calendar = screen.getByRole("dialog");
  await expect.element(calendar.getByRole("button", { name: "10. März 2026" })).toBeVisible();
  await expect.element(calendar.getByText("März 2026")).toBeVisible();
  await expect.element(calendar.getByText("Mo", { exact: true })).toBeVisible();
});
