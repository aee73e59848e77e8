import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { focusOnNavigation } from "../../../app/router.tsx";
import { chains } from "../../../service/api/api-fixture.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { rows, table, type Screen } from "../../testing/response-list.ts";

beforeEach(() => page.viewport(1280, 800));

const rowLink = (screen: Screen, row: number) => rows(screen).nth(row).getByRole("link");
const panel = (screen: Screen) => screen.getByRole("region", { name: "Open response" });
const heading = (screen: Screen) => screen.getByRole("heading", { level: 1 });

/** The list of five chains, two on a page, its rows ready to be opened. */
async function openList(address = "/responses") {
  const app = await renderApp(address, { chains: chains(5) }, { pageSize: 2 });
  const stop = focusOnNavigation(app.router);
  await expect.element(app.screen.getByRole("button", { name: "Keyboard shortcuts" })).toBeVisible();
  await expect.element(rows(app.screen)).toHaveLength(3);
  return { ...app, [Symbol.dispose]: stop };
}

test("a row opens beside the list, by the address of the chain and with its heading", async () => {
  using app = await openList("/responses?closed=true&tz=UTC");
  const { screen, address } = app;
  const list = table(screen).element();
  await rowLink(screen, 2).click();
  await expect.element(panel(screen).getByRole("list", { name: "Answers" })).toBeVisible();
  expect(address()).toBe("/responses/chain-4?tz=UTC&closed=true");
  await expect.element(heading(screen)).toMatchTextContent(/Helsinki$/);
  await expect.element(heading(screen)).toHaveFocus();
  await expect.element(screen.getByRole("heading", { level: 2, name: "Responses" })).toBeVisible();
  expect(document.title).toMatch(/Helsinki · Earshot$/);
  expect(table(screen).element()).toBe(list);
  await expect.element(rows(screen).nth(2)).toHaveAttribute("aria-current", "true");
  await expect.element(rows(screen).nth(1)).not.toHaveAttribute("aria-current");
});

test("a click anywhere in a row opens it, but not on what has a use of its own", async () => {
  using app = await openList();
  const { screen, address } = app;
  await rows(screen).nth(1).getByRole("checkbox").click();
  expect(address()).toBe("/responses");
  await rows(screen).nth(1).getByRole("cell").nth(1).click();
  await expect.element(panel(screen)).toBeVisible();
  expect(address()).toBe("/responses/chain-5");
  await expect.element(rows(screen).nth(1).getByRole("checkbox")).toBeChecked();
});

test("j and k go from row to row, across pages, and the list goes along", async () => {
  using app = await openList();
  const { screen, address } = app;
  await userEvent.keyboard("j");
  await expect.poll(address).toBe("/responses/chain-5");
  await expect.element(screen.getByRole("link", { name: "Next response" })).toHaveAttribute("href");
  await userEvent.keyboard("j");
  await expect.poll(address).toBe("/responses/chain-4");
  await expect
    .element(screen.getByRole("link", { name: "Next response" }))
    .toHaveAttribute("href", "/responses/chain-3?page=2");
  await userEvent.keyboard("j");
  await expect.poll(address).toBe("/responses/chain-3?page=2");
  await expect.element(rowLink(screen, 1)).toHaveAttribute("href", "/responses/chain-3?page=2");
  await expect.element(rows(screen).nth(1)).toHaveAttribute("aria-current", "true");
  await expect.element(panel(screen)).toBeVisible();
});

test.each(["Back", "Escape", "Close"])("%s closes it, and the keyboard goes on at its row", async (way) => {
  using app = await openList();
  const { screen, address, router } = app;
  await rowLink(screen, 2).click();
  await expect.element(heading(screen)).toHaveFocus();
  if (way === "Back") router.history.back();
  else if (way === "Escape") await userEvent.keyboard("{Escape}");
  else await panel(screen).getByRole("button", { name: "Close" }).click();
  await expect.element(panel(screen)).not.toBeInTheDocument();
  expect(address()).toBe("/responses");
  await expect.element(rowLink(screen, 2)).toHaveFocus();
  await expect.element(heading(screen)).toHaveTextContent("Responses");
});

test("a filter, the page and the question language change around the open chain", async () => {
  using app = await openList();
  const { screen, address } = app;
  await rowLink(screen, 1).click();
  await screen.getByRole("button", { name: "Next page" }).click();
  await expect.poll(address).toBe("/responses/chain-5?page=2");
  await screen.getByRole("combobox", { name: "Question language" }).click();
  await screen.getByRole("option", { name: "English" }).click();
  await expect.poll(address).toBe("/responses/chain-5?page=2&lang=en");
  await expect.element(rowLink(screen, 1)).toHaveAttribute("href", "/responses/chain-3?lang=en&page=2");
  await expect.element(panel(screen)).toBeVisible();
});

test("opened by its address, or asked for a page of its own, a chain stands alone", async () => {
  using app = await openList();
  await rowLink(app.screen, 1).click();
  await panel(app.screen).getByRole("link", { name: "On a page of its own" }).click();
  await expect.element(panel(app.screen)).not.toBeInTheDocument();
  await expect.element(table(app.screen)).not.toBeInTheDocument();
  await expect.element(app.screen.getByRole("link", { name: "All responses" })).toBeVisible();
  await app.screen.unmount();
  const direct = await renderApp("/responses/chain-2", { chains: chains(3) });
  await expect.element(direct.screen.getByRole("list", { name: "Answers" })).toBeVisible();
  await expect.element(table(direct.screen)).not.toBeInTheDocument();
});

test("in a narrow window a row leads to its own page, and a window that narrows makes one of the panel", async () => {
  using app = await openList();
  const { screen } = app;
  await rowLink(screen, 1).click();
  await expect.element(panel(screen)).toBeVisible();
  await page.viewport(800, 800);
  await expect.element(table(screen)).not.toBeInTheDocument();
  await expect.element(screen.getByRole("list", { name: "Answers" })).toBeVisible();
  await screen.getByRole("link", { name: "All responses" }).click();
  await rowLink(screen, 2).click();
  await expect.element(screen.getByRole("list", { name: "Answers" })).toBeVisible();
  await page.viewport(1280, 800);
  await expect.element(table(screen)).not.toBeInTheDocument();
});

test("an unknown id is told in the panel, which still closes", async () => {
  using app = await openList();
  const { screen, router } = app;
  await rowLink(screen, 1).click();
  await expect.element(panel(screen)).toBeVisible();
  await router.navigate({ to: "/responses/$id", params: { id: "nobody" }, state: true });
  await expect.element(panel(screen).getByText("There is no response with this id")).toBeVisible();
  await panel(screen).getByRole("button", { name: "Close" }).click();
  await expect.element(panel(screen)).not.toBeInTheDocument();
});
