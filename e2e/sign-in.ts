import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** What a tab kept of signing in to a host, by token: it is done by hand once for all journeys of a worker. */
const signedIn = new Map<
  string,
  { readonly origin: string; readonly entries: readonly [string, string][] }
>();

/** Opens `address`, signs in where that is asked for, and waits until the screen it leads to is there. */
export async function signIn(page: Page, token: string, address = "/"): Promise<void> {
  const kept = signedIn.get(token);
  if (kept !== undefined && page.url() === "about:blank")
    await page.addInitScript(({ origin, entries }) => {
      // A tab that signs out holds the address still.
      if (location.origin !== origin || sessionStorage.length > 0) return;
      for (const [key, value] of entries) sessionStorage.setItem(key, value);
    }, kept);
  await page.goto(address);
  const field = page.getByLabel("Access token");
  const navigation = page.getByRole("navigation", { name: "Main" });
  await expect(field.or(navigation)).toBeVisible();
  const isAskedFor = await field.isVisible();
  if (isAskedFor) {
    await field.fill(token);
    await page.getByRole("button", { name: "Sign in" }).click();
  }
  await expect(navigation).toBeVisible();
  if (!isAskedFor) return;
  // Where the stream is may have come or not: each tab finds out.
  const entries = await page.evaluate(() =>
    Object.entries<string>(sessionStorage).map(([key, value]): [string, string] => [
      key,
      value.replace(/,"streamedAt":"[^"]*"/, ""),
    ]),
  );
  signedIn.set(token, { origin: new URL(page.url()).origin, entries });
}
