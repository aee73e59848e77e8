import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { chain, chains } from "../../../service/api/api-fixture.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { rows, type Screen } from "../../testing/response-list.ts";

beforeEach(() => page.viewport(1000, 800));

const rowLink = (screen: Screen, row: number) => rows(screen).nth(row).getByRole("link");

/** The keys of all screens come after the first content. */
async function keysReady(screen: Screen) {
  const button = screen.getByRole("button", { name: "Go to…", includeHidden: true });
  await expect.element(button).toBeInTheDocument();
}

test("the table is walked by key, and Enter opens a row", async () => {
  const { screen, address } = await renderApp("/responses", { chains: chains(15) });
  await expect.element(rows(screen)).toHaveLength(16);
  screen.getByRole("region", { name: "Response chains" }).element().focus();
  const steps: readonly (readonly [key: string, row: number])[] = [
    ["ArrowDown", 1],
    ["ArrowDown", 2],
    ["PageDown", 12],
    ["PageDown", 15],
    ["ArrowDown", 15],
    ["Home", 1],
    ["End", 15],
    ["PageUp", 5],
    ["ArrowUp", 4],
  ];
  for (const [key, row] of steps) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(rowLink(screen, row)).toHaveFocus();
  }
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toBe("/responses/chain-12");
});

test("j and k go through the responses, but not while typing", async () => {
  const { screen, address } = await renderApp("/responses/chain-2", { chains: chains(3) });
  const next = screen.getByRole("link", { name: "Next response" });
  await expect.element(next).toHaveAttribute("href", "/responses/chain-1");
  await userEvent.keyboard("j");
  await expect.poll(address).toBe("/responses/chain-1");
  await expect.element(next).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("k");
  await expect.poll(address).toBe("/responses/chain-2");
  await expect.element(next).toHaveAttribute("href", "/responses/chain-1");
  await screen.getByRole("combobox", { name: "Question language" }).click();
  await userEvent.keyboard("j");
  expect(address()).toBe("/responses/chain-2");
});

test("the question mark lists the keys", async () => {
  const { screen } = await renderApp("/responses", { chains: chains(1) });
  await keysReady(screen);
  await userEvent.keyboard("?");
  const dialog = screen.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect.element(dialog.getByText("Next and previous response, or comment")).toBeVisible();
});

test("keys do nothing with others held, in a dialog, or while typing or choosing", async () => {
  const { screen, address } = await renderApp("/responses/chain-2", { chains: chains(3) });
  await keysReady(screen);
  const next = screen.getByRole("link", { name: "Next response" });
  await expect.element(next).toHaveAttribute("href", "/responses/chain-1");
  for (const held of ["Control", "Alt", "Meta"]) await userEvent.keyboard(`{${held}>}j{/${held}}`);
  expect(address()).toBe("/responses/chain-2");
  await screen.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await expect.element(screen.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await userEvent.keyboard("j");
  expect(address()).toBe("/responses/chain-2");
});

test("keys of a single character can be switched off, on this device; others stay; switched on in another tab, they are here too", async () => {
  const { screen, address } = await renderApp("/responses/chain-2", { chains: chains(3) });
  await keysReady(screen);
  const next = screen.getByRole("link", { name: "Next response" });
  await expect.element(next).toHaveAttribute("href", "/responses/chain-1");
  await userEvent.keyboard("?");
  const dialog = screen.getByRole("dialog", { name: "Keyboard shortcuts" });
  const single = dialog.getByRole("checkbox", { name: /^Keys without Ctrl/ });
  await single.click();
  await expect.element(single).not.toBeChecked();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.keyboard("j?/");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(address()).toBe("/responses/chain-2");
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(screen.getByRole("dialog", { name: "Go to or set" })).toBeVisible();
  expect(localStorage.getItem("earshot.single-keys")).toBe("off");
  await userEvent.keyboard("{Escape}");
  localStorage.removeItem("earshot.single-keys");
  dispatchEvent(new StorageEvent("storage", { key: "earshot.single-keys" }));
  await userEvent.keyboard("?");
  await expect.element(dialog).toBeVisible();
});

test("a response is copied as a link and as JSON, without contact details", async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => {
    copied.push(text);
  });
  const { screen } = await renderApp("/responses/chain-1", {
    chains: [chain({ metadata: { mail: "maija@example.org" } })],
  });
  await screen.getByRole("button", { name: "Copy link" }).click();
  await expect.element(screen.getByText("Link copied")).toBeVisible();
  await screen.getByRole("button", { name: "Copy as JSON" }).click();
  await expect.element(screen.getByText("Copied, without contact details")).toBeVisible();
  vi.restoreAllMocks();
  expect(copied[0]).toBe(location.href);
  expect(JSON.parse(copied[1] ?? "")).toMatchObject({ _id: "chain-1", metadata: { mail: "••••••••" } });
});
