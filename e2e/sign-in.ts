import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** Opens `address`, signs in where that is asked for, and waits until the screen it leads to is there. */
export async function signIn(page: Page, token: string, address = "/"): Promise<void> {
  await page.goto(address);
  const field = page.getByLabel("Access token");
  const navigation = page.getByRole("navigation", { name: "Main" });
  await expect(field.or(navigation)).toBeVisible();
  if (await field.isVisible()) {
    await field.fill(token);
    await page.getByRole("button", { name: "Sign in" }).click();
  }
  await expect(navigation).toBeVisible();
}
