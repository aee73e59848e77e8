import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderApp } from "../../features/testing/render-app.tsx";

beforeEach(() => page.viewport(1280, 800));

test("where the data comes from stands in the menu, and below the screens on paper alone", async () => {
  await renderApp("/surveys");
  const source = page.getByText(`Data from ${location.origin}`);
  await expect.element(source).not.toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Menu" }));
  const menu = page.getByRole("dialog");
  await expect.element(menu.getByText(`Data from ${location.origin}`)).toBeVisible();
});

test("what is kept on the device is said beside its box, from any screen", async () => {
  await renderApp("/surveys");
  await userEvent.click(page.getByRole("button", { name: "Menu" }));
  const box = page.getByRole("checkbox", { name: "Remember on this device" });
  await expect.element(box).toBeVisible();
  const label = page.getByText("Remember on this device").element().getBoundingClientRect();
  const { bottom, right } = box.element().getBoundingClientRect();
  expect(label.top).toBeLessThan(bottom);
  expect(label.left).toBeGreaterThanOrEqual(right);
});
