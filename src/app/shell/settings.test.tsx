import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderApp } from "../../features/testing/render-app.tsx";

beforeEach(() => page.viewport(1280, 800));

test("where the data comes from stands in the menu, and below the screens on paper alone", async () => {
  await renderApp("/surveys");
  const source = page.getByText(`Data from ${location.origin}`);
  await expect.element(source).not.toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Menu" }));
  await expect.element(source.last()).toBeVisible();
});
