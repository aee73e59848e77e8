import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderApp } from "../../features/testing/render-app.tsx";
import { activateInterfaceLanguage } from "../../i18n/interface-language.ts";
import { chains, npsQuestion, survey } from "../../service/api/api-fixture.ts";
import { keepSession } from "../../features/session/stored-session.ts";
import { focusOnNavigation } from "../router.tsx";
import { moreTest } from "../../features/testing/more-test.ts";

type Screen = Awaited<ReturnType<typeof renderApp>>["screen"];

beforeEach(() => page.viewport(1280, 800));
afterEach(() => activateInterfaceLanguage("en"));

const palette = (screen: Screen) => screen.getByRole("dialog", { name: "Go to or set" });
const field = (screen: Screen) => palette(screen).getByRole("combobox");
const options = (screen: Screen) => palette(screen).getByRole("option");

async function open(address: string) {
  const app = await renderApp(address, {
    surveys: [survey({ name: "Store visit", languages: ["en", "fi"] })],
    chains: chains(3),
  });
  focusOnNavigation(app.router);
  await expect.element(app.screen.getByRole("button", { name: "Go to…" })).toBeVisible();
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(field(app.screen)).toHaveFocus();
  return app;
}

/** Types into the palette, and chooses what it takes for the best. */
async function choose(screen: Screen, text: string) {
  await field(screen).fill(text);
  await userEvent.keyboard("{Enter}");
}

test("a screen is found by its name, keeps the filters, and takes the keyboard along", async () => {
  const { screen, address } = await open("/responses?closed=true&lang=fi&page=2");
  await choose(screen, "nps");
  await expect.poll(address).toBe("/nps?closed=true&lang=fi");
  await expect.element(palette(screen)).not.toBeInTheDocument();
  await expect.element(screen.getByRole("heading", { level: 1, name: "NPS" })).toHaveFocus();
});

moreTest("the arrows go round the options, which the field names to a screen reader", async () => {
  const { screen, address } = await open("/responses");
  const names = () =>
    options(screen)
      .elements()
      .map((each) => each.textContent);
  const active = () =>
    document.querySelector(`[id="${field(screen).element().ariaActiveDescendantElement?.id}"]`);
  await expect.poll(() => active()?.textContent).toBe("NPS");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  await expect.poll(() => active()?.textContent).toBe("Surveys");
  await expect.element(palette(screen).getByRole("option", { selected: true })).toHaveTextContent("Surveys");
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}");
  await expect.poll(() => active()?.textContent).toBe(names().at(-1));
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}");
  await expect.poll(address).toBe("/surveys");
});

test("surveys and the touchpoints that were met lead to their responses and numbers", async () => {
  const { screen, address } = await open("/responses?lang=fi");
  await choose(screen, "store questions");
  await expect.poll(address).toBe("/surveys/s1?lang=fi");
  await userEvent.keyboard("{Control>}k{/Control}");
  await choose(screen, "store nps");
  await expect.poll(address).toBe("/nps?survey=s1&lang=fi");
  await userEvent.keyboard("{Control>}k{/Control}");
  await choose(screen, "helsinki resp");
  await expect.poll(address).toMatch(/^\/responses\?touchpoint=.+&lang=fi$/);
});

test("a response is opened by its id", async () => {
  const { screen, address } = await open("/surveys");
  await choose(screen, " chain-2 ");
  await expect.poll(address).toBe("/responses/chain-2");
  await expect.element(screen.getByRole("list", { name: "Answers" })).toBeVisible();
});

test("a saved view opens with its columns", async () => {
  const columns = { order: [], shown: { browser: true }, widths: {}, pinned: [], dense: true };
  const view = { name: "Old ones", screen: "/responses", search: "?version=3", columns };
  localStorage.setItem(`earshot.views.${location.origin}`, JSON.stringify({ views: [view] }));
  dispatchEvent(new StorageEvent("storage"));
  const { screen, address } = await open("/surveys");
  await choose(screen, "old");
  await expect.poll(address).toBe("/responses?version=3");
  await expect
    .element(screen.getByRole("table", { name: "Response chains" }))
    .toHaveAttribute("data-density", "dense");
});

moreTest("question language and zone are set in the address, and what else it says stays", async () => {
  const { screen, address } = await open("/responses?closed=true");
  await choose(screen, "question finnish");
  await expect.poll(address).toBe("/responses?closed=true&lang=fi");
  await userEvent.keyboard("{Control>}k{/Control}");
  await choose(screen, "tokyo");
  await expect.poll(address).toBe("/responses?closed=true&lang=fi&tz=Asia%2FTokyo");
});

moreTest("colours and the language of the interface are set", async () => {
  const { screen } = await open("/responses");
  await choose(screen, "dark col");
  await expect.element(document.documentElement).toHaveAttribute("data-mantine-color-scheme", "dark");
  await userEvent.keyboard("{Control>}k{/Control}");
  await choose(screen, "colours of");
  await userEvent.keyboard("{Control>}k{/Control}");
  await choose(screen, "interface suomi");
  await expect.element(document.documentElement).toHaveAttribute("lang", "fi");
});

moreTest("the keys are listed, and signing out leaves", async () => {
  const { screen, address } = await open("/surveys");
  await choose(screen, "keyboard");
  const keys = screen.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect.element(keys.getByText("Go anywhere, open anything, change a setting")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(keys).not.toBeInTheDocument();
  await userEvent.keyboard("{Control>}k{/Control}");
  await choose(screen, "sign out");
  await expect.poll(address).toBe("/sign-in");
});

test("Escape and the same key close it, and the focus is where it was", async () => {
  const { screen } = await open("/surveys");
  await userEvent.keyboard("{Escape}");
  await expect.element(palette(screen)).not.toBeInTheDocument();
  const button = screen.getByRole("button", { name: "Go to…" });
  await button.click();
  await expect.element(field(screen)).toHaveFocus();
  await field(screen).fill("no such thing");
  await expect.element(palette(screen).getByText("Nothing found for “no such thing”.")).toBeVisible();
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(palette(screen)).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

moreTest("the slash opens it where there are no answers to search", async () => {
  const { screen } = await open("/surveys");
  await userEvent.keyboard("{Escape}");
  await expect.element(palette(screen)).not.toBeInTheDocument();
  await userEvent.keyboard("/");
  await expect.element(field(screen)).toHaveFocus();
  await expect.element(field(screen)).toHaveValue("");
});

test("what is typed before the palette has its field goes into it", async () => {
  const { screen } = await renderApp("/surveys", { surveys: [survey({})], chains: chains(3) });
  await expect.element(screen.getByRole("button", { name: "Go to…" })).toBeVisible();
  await userEvent.keyboard("{Control>}k{/Control}helsx{Backspace}inki");
  await expect.element(field(screen)).toHaveValue("helsinki");
  await expect.element(palette(screen).getByRole("option", { name: /Helsinki.*Responses/ })).toBeVisible();
});

test("the key is heard before the code of the screen has come, and so is what is typed after it", async () => {
  const session = { id: "s", baseUrl: location.origin, token: "all", scheme: "bare" } as const;
  keepSession(() => sessionStorage, { session, lastBaseUrl: undefined });
  // As on a page that was just opened.
  delete document.documentElement.dataset["palette"];
  await import("../../ahead.ts");
  await userEvent.keyboard("no{Control>}k{/Control}{Backspace}helsx{Backspace}in");
  const another = document.body.appendChild(document.createElement("input"));
  another.focus();
  await userEvent.keyboard("mine");
  expect(another.value).toBe("mine");
  another.remove();
  const { screen } = await renderApp("/surveys", { surveys: [survey({})], chains: chains(3) });
  await expect.element(field(screen)).toHaveValue("helsin");
  await expect.element(field(screen)).toHaveFocus();
  await userEvent.keyboard("ki");
  await expect.element(field(screen)).toHaveValue("helsinki");
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(palette(screen)).not.toBeInTheDocument();
});

test("a response is offered for what can be an id, and for no word or date", async () => {
  const { screen } = await open("/surveys");
  for (const text of ["asdfgh", "queue", "2026", "2026-10-01"]) {
    await field(screen).fill(text);
    await expect.element(screen.getByText(/^Open the response/)).not.toBeInTheDocument();
  }
  await field(screen).fill("5c0a0884af57bcf48cb2b480");
  await expect.element(screen.getByText(/^Open the response/)).toBeVisible();
});

test("touchpoints and teams are found before any list was read, by one request", async () => {
  const { screen, address, queries } = await open("/surveys");
  await choose(screen, "helsinki nps");
  await expect.poll(address).toMatch(/^\/nps\?touchpoint=/);
  expect(
    queries.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey[1] === "names of the newest" }),
  ).toHaveLength(1);
});

test("periods and choices of filters are found too", async () => {
  const { screen, address } = await open("/responses");
  await choose(screen, "closed: yes");
  await expect.poll(address).toBe("/responses?closed=true");
  await userEvent.keyboard("{Control>}k{/Control}");
  await choose(screen, "this year");
  await expect.poll(address).toMatch(/^\/responses\?from=\d{4}-01-01&to=.+&closed=true$/);
  await userEvent.keyboard("{Control>}k{/Control}");
  await choose(screen, "clear filters");
  await expect.poll(address).toBe("/responses");
});

moreTest("the export of responses is found from every screen", async () => {
  const { screen, address, router } = await renderApp("/questions", { chains: chains(3) });
  for (const from of ["/surveys", "/comments", `/responses/${chains(1)[0]?._id}`]) {
    router.history.push(from);
    await expect.poll(address).toBe(from);
    const list = screen.getByRole("heading", { level: 1, name: "Responses", exact: true });
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(screen.getByRole("button", { name: "Go to…" })).toBeVisible();
    await userEvent.keyboard("{Control>}k{/Control}");
    await choose(screen, "export resp");
    await expect.poll(address).toBe("/responses");
    await expect.element(screen.getByRole("dialog", { name: "Export responses" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  }
});

test("the key / leads to the search of whichever screen has one", async () => {
  const { screen, router } = await renderApp("/responses", { chains: chains(3) });
  await expect.element(screen.getByRole("button", { name: "Go to…" })).toBeVisible();
  await userEvent.keyboard("/");
  await expect.element(screen.getByRole("searchbox", { name: "Search answers" })).toHaveFocus();
  await router.navigate({ to: "/comments" });
  const search = screen.getByRole("searchbox", { name: "Search comments" });
  await expect.element(search).toBeVisible();
  await userEvent.keyboard("/");
  await expect.element(search).toHaveFocus();
});

moreTest("each dialog gives the focus back the first time, too", async () => {
  const { screen } = await renderApp("/responses", { chains: chains(3) });
  for (const name of ["Columns", "Export", "Views", "Keyboard shortcuts"]) {
    const button = screen.getByRole("button", { name, exact: true });
    await expect.element(button).toBeVisible();
    await button.click();
    await expect.element(screen.getByRole("dialog")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  }
});

test("questions of one title are told apart, and so are those in surveys of one name", async () => {
  const questions = [npsQuestion, { ...npsQuestion, _id: "q-again" }];
  const surveys = ["s1", "s2"].map((_id) => survey({ _id, name: "Visit", questions }));
  const { screen } = await renderApp("/responses", { surveys, chains: chains(1) });
  await expect.element(screen.getByRole("button", { name: "Go to…" })).toBeVisible();
  await userEvent.keyboard("{Control>}k{/Control}");
  await field(screen).fill("how likely");
  await expect.element(options(screen)).toHaveLength(4);
  const texts = options(screen)
    .elements()
    .map((each) => each.textContent);
  expect(texts.toSorted()).toEqual([
    "How likely…? (q-again)Visit (Stores, s1)",
    "How likely…? (q-again)Visit (Stores, s2)",
    "How likely…? (q-nps)Visit (Stores, s1)",
    "How likely…? (q-nps)Visit (Stores, s2)",
  ]);
});
