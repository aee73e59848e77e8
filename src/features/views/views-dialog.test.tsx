import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { chains } from "../../service/api/api-fixture.ts";
import { renderApp } from "../testing/render-app.tsx";
import { moreTest } from "../testing/more-test.ts";

type Screen = Awaited<ReturnType<typeof renderApp>>["screen"];

beforeEach(() => page.viewport(1280, 800));

async function open(address: string) {
  const app = await renderApp(address, { chains: chains(5) }, { pageSize: 2 });
  return { ...app, dialog: await dialogOf(app.screen) };
}

async function dialogOf(screen: Screen) {
  await screen.getByRole("button", { name: "Views" }).click();
  const dialog = screen.getByRole("dialog", { name: "Saved views" });
  await expect.element(dialog).toBeVisible();
  return dialog;
}

type Dialog = Awaited<ReturnType<typeof dialogOf>>;

const views = (dialog: Dialog) => dialog.getByRole("list", { name: "Saved views" }).getByRole("listitem");
const item = (dialog: Dialog, name: string) => views(dialog).filter({ hasText: name });
const kept = () => JSON.stringify(localStorage);
const changedInAnotherTab = () => dispatchEvent(new StorageEvent("storage"));

async function save(dialog: Dialog, name: string) {
  await dialog.getByRole("textbox", { name: "Name of the view" }).fill(name);
  await userEvent.keyboard("{Enter}");
}

const upload = (dialog: Dialog, text: string) =>
  userEvent.upload(
    dialog.element().parentElement?.querySelector("input[type=file]") ?? document.body,
    new File([text], "views.json", { type: "application/json" }),
  );

test("a view keeps filters and columns, without the page, and opens as a link", async () => {
  const { screen, dialog, router, address } = await open("/responses?closed=true&page=2");
  await dialog.getByRole("button", { name: "Close" }).click();
  await screen.getByRole("button", { name: "Columns" }).click();
  const columns = screen.getByRole("dialog", { name: "Columns" });
  await columns.getByRole("checkbox", { name: "Browser" }).click();
  await columns.getByRole("button", { name: "Close" }).click();
  await save(await dialogOf(screen), "Closed ones");
  await expect.element(dialog.getByText("“Closed ones” is saved.")).toBeVisible();
  await expect.element(item(dialog, "Closed ones")).toMatchTextContent(/Responses · 1 filter/);
  const link = dialog.getByRole("link", { name: "Closed ones" });
  await expect.element(link).toHaveAttribute("href", "/responses?closed=true");

  await dialog.getByRole("button", { name: "Close" }).click();
  await screen.getByRole("button", { name: "Columns" }).click();
  await columns.getByRole("button", { name: "Reset columns" }).click();
  await columns.getByRole("button", { name: "Close" }).click();
  await router.navigate({ to: "/nps" });
  await (await dialogOf(screen)).getByRole("link", { name: "Closed ones" }).click();
  await expect.poll(address).toBe("/responses?closed=true");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole("columnheader", { name: "Browser" })).toBeVisible();
});

moreTest("the name of another view is only taken over when that is asked for", async () => {
  const { screen, dialog, router } = await open("/responses?closed=true");
  await save(dialog, " ");
  await expect.element(dialog.getByText("Give it a name first.")).toBeVisible();
  await save(dialog, "Mine");
  await expect.element(views(dialog)).toHaveLength(1);
  await dialog.getByRole("button", { name: "Close" }).click();
  await router.navigate({ to: "/responses", search: { closed: false } });
  await save(await dialogOf(screen), "mine");
  await expect.element(dialog.getByText("There is already a view with this name.")).toBeVisible();
  await expect
    .element(dialog.getByRole("link", { name: "Mine" }))
    .toHaveAttribute("href", "/responses?closed=true");
  await dialog.getByRole("button", { name: "Replace it" }).click();
  await expect
    .element(dialog.getByRole("link", { name: "mine" }))
    .toHaveAttribute("href", "/responses?closed=false");
  await expect.element(views(dialog)).toHaveLength(1);
});

test("what looks like an address or a number of a person is not saved, and said why", async () => {
  const { dialog } = await open("/responses?text=maija%40example.org");
  await save(dialog, "Maija");
  await expect.element(dialog.getByText(/^Not saved: it holds what looks like an e-mail/)).toBeVisible();
  await expect.element(dialog.getByText(/^Nothing is saved yet/)).toBeVisible();
  expect(kept()).not.toContain("maija");
});

moreTest("a view is renamed, and its link copied", async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => {
    copied.push(text);
  });
  const { dialog } = await open("/responses?version=2");
  for (const name of ["a", "b"]) await save(dialog, name);
  await dialog.getByRole("button", { name: "Rename a" }).click();
  const field = dialog.getByRole("textbox", { name: "New name of a" });
  await expect.element(field).toHaveFocus();
  await field.fill("b");
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog.getByText("There is already a view with this name.")).toBeVisible();
  await field.fill("Version two");
  await userEvent.keyboard("{Enter}");
  await dialog.getByRole("button", { name: "Copy link to Version two" }).click();
  await expect.element(dialog.getByText("Link copied")).toBeVisible();
  vi.restoreAllMocks();
  expect(copied).toEqual([`${location.origin}/responses?version=2`]);
});

test("a view that was deleted is had back by Undo", async () => {
  const { dialog } = await open("/responses");
  for (const name of ["a", "b"]) await save(dialog, name);
  await dialog.getByRole("button", { name: "Delete a" }).click();
  await expect.element(views(dialog)).toHaveLength(1);
  expect(kept()).not.toContain('\\"a\\"');
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect.element(views(dialog)).toHaveLength(2);
});

test("a file of views is taken in, and said what came of it", async () => {
  const { dialog } = await open("/responses");
  await save(dialog, "mine");
  await upload(dialog, "<html>");
  await expect.element(dialog.getByRole("alert")).toMatchTextContent("It is not JSON.");
  const view = { screen: "/responses", search: "?closed=true" };
  const entries = [{ ...view, name: "mine" }, { ...view, name: "theirs" }, {}];
  await upload(dialog, JSON.stringify({ kind: "earshot-views", version: 1, views: entries }));
  await expect
    .element(
      dialog.getByText(
        "2 views were imported. The name “mine” was taken, so it is called “mine (2)” here. 1 entry is no view that can be opened here.",
      ),
    )
    .toBeVisible();
  await expect.element(views(dialog)).toHaveLength(3);
});

moreTest("all views are exported as a file", async () => {
  const { dialog } = await open("/nps?question=q-nps");
  await expect.element(dialog.getByRole("button", { name: "Export all views" })).toBeDisabled();
  await save(dialog, "NPS one");
  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return "#";
  });
  await dialog.getByRole("button", { name: "Export all views" }).click();
  vi.restoreAllMocks();
  expect(JSON.parse((await files[0]?.text()) ?? "")).toEqual({
    kind: "earshot-views",
    version: 1,
    views: [{ name: "NPS one", screen: "/nps", search: "?question=q-nps" }],
  });
});

test("what can't be kept or read is told, and breaks nothing", async () => {
  localStorage.setItem(`earshot.views.${location.origin}`, "{");
  changedInAnotherTab();
  const { dialog } = await open("/responses");
  await expect.element(dialog.getByText(/^Some of the views on this device can’t be read/)).toBeVisible();
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await save(dialog, "a");
  full.mockRestore();
  await expect.element(dialog.getByText(/these views last until you leave it/)).toBeVisible();
  await expect.element(dialog.getByRole("link", { name: "a" })).toBeVisible();
});
