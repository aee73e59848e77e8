import { deleteDB, openDB } from "idb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ArchivedChain } from "../../../service/documents/documents.ts";
import { chain, npsAnswer } from "../../../service/api/api-fixture.ts";
import { notingReading } from "../../testing/api-in-page.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { DATABASE, startRemembering } from "./device-flag.ts";
import { moreTest } from "../../testing/more-test.ts";

beforeEach(() => page.viewport(1280, 800));

const DAY = 86_400;
const NEWEST = 1_700_000_000;

const answered = (day: number, score: number, fields: Partial<ArchivedChain> = {}): ArchivedChain => ({
  ...chain({
    _id: `day-${day}`,
    createdAt: NEWEST - day * DAY,
    responses: [npsAnswer(score)],
  }),
  ...fields,
});

const chains = [
  answered(0, 10),
  answered(5, 9, { metadata: { till: "seven" } }),
  answered(6, 2, { touchpointId: "t2", touchpointName: "Turku", metadata: { till: "nine" } }),
];

/** The switch is in the menu of the shell. */
const openMenu = () => userEvent.click(page.getByRole("button", { name: "Menu" }));
const remember = page.getByRole("checkbox", { name: "Remember on this device" });
const everything = page.getByText("Based on all 3 responses");

/** A visit, whose requests for chains and answers are noted. */
async function visit(address = "/nps") {
  const asked: string[] = [];
  const ahead = [notingReading(asked)];
  const { screen, ...app } = await renderApp(address, { chains }, { ahead, pageSize: 2 });
  return { ...app, asked, leave: () => screen.unmount() };
}

/** How many column stores are kept, of whatever connection. */
async function kept(): Promise<number> {
  if (!(await indexedDB.databases()).some(({ name }) => name === DATABASE)) return 0;
  // Deleted meanwhile, it must not come into being again.
  const database = await openDB(DATABASE, 1, { upgrade: (_d, _o, _n, change) => change.abort() });
  const count = await database.count(SHELVES);
  database.close();
  return count;
}

const SHELVES = "shelves";

const openShelves = () => openDB(DATABASE, 1, { upgrade: (fresh) => void fresh.createObjectStore(SHELVES) });

/** What a visit with the switch on leaves on the device. */
async function keptByVisit() {
  const { leave } = await visit();
  await expect.element(everything).toBeVisible();
  await openMenu();
  await userEvent.click(remember);
  await expect.poll(kept).toBe(1);
  await leave();
  const database = await openShelves();
  const keys = await database.getAllKeys(SHELVES);
  const values: readonly unknown[] = await database.getAll(SHELVES);
  database.close();
  return { keys, values };
}

let shelves: ReturnType<typeof keptByVisit> | undefined;

/** A visit that ends with everything kept: what the first one keeps, each later one finds. */
async function visitAndKeep(): Promise<void> {
  shelves ??= keptByVisit();
  const { keys, values } = await shelves;
  startRemembering();
  const database = await openShelves();
  for (const [at, key] of keys.entries()) await database.put(SHELVES, values[at], key);
  database.close();
  expect(await kept()).toBe(1);
}

afterEach(async () => {
  vi.restoreAllMocks();
  await deleteDB(DATABASE);
});

test("nothing is kept without being asked for", async () => {
  await visit();
  await expect.element(everything).toBeVisible();
  await openMenu();
  await expect.element(remember).not.toBeChecked();
  expect(await kept()).toBe(0);
});

test("on the next visit only what is new is read, and touchpoints have their names", async () => {
  await visitAndKeep();
  const { asked } = await visit();
  await expect.element(everything).toBeVisible();
  await openMenu();
  await expect.element(remember).toBeChecked();
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((search) => !search.includes("createdFrom="))).toEqual([]);
  const table = page.getByRole("table", { name: "NPS by touchpoint" });
  await expect.element(table.getByRole("button", { name: "Turku" })).toBeVisible();
});

moreTest("metadata is not kept: it is read when it is asked for", async () => {
  await visitAndKeep();
  await visit();
  await userEvent.click(page.getByRole("combobox", { name: "Break down by" }));
  await userEvent.click(page.getByRole("option", { name: "Metadata" }));
  await userEvent.click(page.getByRole("button", { name: "Read the metadata" }));
  await userEvent.click(page.getByRole("combobox", { name: "Metadata" }));
  await userEvent.click(page.getByRole("option", { name: "till" }));
  const table = page.getByRole("table", { name: "NPS by till" });
  await expect.element(table.getByRole("button", { name: "nine" })).toBeVisible();
});

test("a filter on metadata is exact, though metadata is not kept", async () => {
  await visitAndKeep();
  await visit("/nps?metadata=till%3Dnine");
  await expect.element(page.getByText("Based on the only response")).toBeVisible();
  await expect.element(page.getByRole("status", { name: "NPS score" })).toHaveTextContent("−100");
});

test("switched off, all of it is gone", async () => {
  await visitAndKeep();
  await visit();
  await openMenu();
  await userEvent.click(remember);
  await expect.poll(kept).toBe(0);
  await expect.element(remember).not.toBeChecked();
});

moreTest("forgotten, it is gone, and what is read again is kept again", async () => {
  await visitAndKeep();
  await visit();
  await expect.element(everything).toBeVisible();
  await openMenu();
  await userEvent.click(page.getByRole("button", { name: "Forget what is kept" }));
  await expect.poll(kept).toBe(0);
  await userEvent.click(page.getByRole("button", { name: "Read again" }));
  await expect.poll(kept).toBe(1);
});

test("signing out empties the device, from any screen", async () => {
  await visitAndKeep();
  await visit("/surveys");
  await userEvent.click(page.getByRole("button", { name: "Sign out" }));
  await expect.element(page.getByLabelText("Access token", { exact: true })).toBeVisible();
  await expect.poll(kept).toBe(0);
  expect(localStorage.getItem("earshot.remember")).toBeNull();
});

/** Puts something else in the place of what is kept. */
async function damage(): Promise<void> {
  const database = await openDB(DATABASE, 1);
  for (const key of await database.getAllKeys(SHELVES)) await database.put(SHELVES, { format: 0 }, key);
  database.close();
}

test("what can't be read any more is dropped with a word, and everything is read anew", async () => {
  await visitAndKeep();
  await damage();
  const { asked } = await visit();
  await expect.element(everything).toBeVisible();
  await openMenu();
  await expect
    .element(
      page.getByText("The numbers kept on this device could not be read, so everything is read again."),
    )
    .toBeVisible();
  expect(asked.some((search) => !search.includes("createdFrom="))).toBe(true);
  await expect.poll(kept).toBe(1);
});

const cannotKeep = page.getByText(/This browser could not keep it/);

test("a browser that keeps no databases says so, and the screen works", async () => {
  startRemembering();
  vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("refused", "SecurityError");
  });
  await visit();
  await expect.element(everything).toBeVisible();
  await openMenu();
  await expect.element(cannotKeep).toBeVisible();
  await expect.element(remember).not.toBeChecked();
});

test("a full disk says so, and the screen works", async () => {
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await visit();
  await expect.element(everything).toBeVisible();
  await openMenu();
  await userEvent.click(remember);
  await expect.element(cannotKeep).toBeVisible();
  await expect.element(remember).not.toBeChecked();
  await expect.element(everything).toBeVisible();
});
