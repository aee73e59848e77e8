import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderApp } from "../../features/testing/render-app.tsx";

test("an address that leads nowhere says so, and leads to NPS", async () => {
  await renderApp("/nowhere");
  await expect.element(page.getByRole("heading", { name: "There is no such page", level: 1 })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Go to NPS" })).toHaveAttribute("href", "/nps");
});
