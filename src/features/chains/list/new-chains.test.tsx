import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { chain, chains, fill } from "../../../service/api/api-fixture.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { rows } from "../../testing/response-list.ts";

beforeEach(() => page.viewport(1000, 800));

const later = (_id: string, language = "fi") => chain({ _id, language, createdAt: 1_700_000_000 });

test("responses that come are told of, and show when they are asked for", async () => {
  const app = await renderApp("/responses", { chains: chains(3) });
  await expect.element(rows(app.screen)).toHaveLength(4);
  await fill(app.store, { surveys: [], chains: [later("new-1"), later("new-2")] });
  await app.lookForNew();
  const button = app.screen.getByRole("button", { name: "2 new responses" });
  await expect.element(button).toBeVisible();
  await expect.element(rows(app.screen)).toHaveLength(4);
  await button.click();
  await expect.element(rows(app.screen)).toHaveLength(6);
  await expect.element(button).not.toBeInTheDocument();
});

test("on a later page the way to them leads to the first", async () => {
  const app = await renderApp("/responses?page=2", { chains: chains(5) }, { pageSize: 2 });
  await expect.element(rows(app.screen)).toHaveLength(3);
  await fill(app.store, { surveys: [], chains: [later("new-1")] });
  await app.lookForNew();
  await app.screen.getByRole("button", { name: "1 new response" }).click();
  await expect.element(rows(app.screen).nth(1).getByRole("link")).toHaveAttribute("href", "/responses/new-1");
  expect(app.address()).toBe("/responses");
});

test("what the filters exclude is not told of, and more than a page is said to be more", async () => {
  const app = await renderApp(
    "/responses?language=sv",
    { chains: chains(1, { language: "sv" }) },
    { pageSize: 2 },
  );
  await expect.element(rows(app.screen)).toHaveLength(2);
  const coming = [later("c1", "sv"), later("c2", "sv"), later("c3", "sv"), later("c4")];
  await fill(app.store, { surveys: [], chains: coming.slice(3) });
  await app.lookForNew();
  await expect.element(app.screen.getByText(/new response/)).not.toBeInTheDocument();
  await fill(app.store, { surveys: [], chains: coming.slice(0, 3) });
  await app.lookForNew();
  await expect
    .element(app.screen.getByRole("button", { name: /^More than \d new responses$/ }))
    .toBeVisible();
});
