import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { chain, npsAnswer, npsQuestion, survey } from "../../service/api/api-fixture.ts";
import { renderApp } from "../testing/render-app.tsx";

beforeEach(() => page.viewport(1280, 800));

const surveys = [
  survey({ _id: "s1", name: "Store visit", languages: ["en", "fi"] }),
  survey({ _id: "s2", name: "Old one", archived: true }),
];

const noon = (date: string) => Date.parse(`${date}T12:00:00Z`) / 1000;

const given = (_id: string, date: string, score: number) =>
  chain({ _id, surveyId: "s1", createdAt: noon(date), responses: [npsAnswer(score)] });

const table = { name: "Surveys" };

test("each survey has its name, team, languages by name and number of questions", async () => {
  const { screen } = await renderApp("/surveys", { surveys });
  const row = screen.getByRole("table", table).getByRole("row").nth(1);
  await expect.element(row).toMatchTextContent(/Store visit.*Stores.*English, Finnish.*2 questions/);
});

test("that a survey's NPS is of several questions is told beside its name", async () => {
  const asked = ["q1", "q2"].map((_id) => Object.assign({}, npsQuestion, { _id }));
  const { screen } = await renderApp("/surveys", {
    surveys: [
      survey({ _id: "s1", questions: asked }),
      survey({ _id: "s2", name: "Of one", questions: asked.slice(1) }),
    ],
  });
  const told = screen.getByText(/ · 2 NPS questions combined$/);
  await expect.element(told).toBeVisible();
  expect(told.elements()).toHaveLength(1);
});

test("numbers are read by themselves from a stream, and stand beside each survey with what they rest on", async () => {
  const { screen } = await renderApp("/surveys?archived=true", {
    surveys,
    chains: [given("c1", "2026-09-01", 10), given("c2", "2026-10-01", 10), given("c3", "2026-10-02", 2)],
  });
  const rowOf = (name: string) => screen.getByRole("table", table).getByRole("row").filter({ hasText: name });
  await expect.element(screen.getByText("Based on all 3 responses")).toBeVisible();
  await expect
    .element(rowOf("Store visit"))
    .toMatchTextContent(/Store visit.*3.*\+33.*−.* to \+.*Oct 2, 2026/);
  const months = "NPS by month: +100 in Sep 2026, 0 in Oct 2026";
  const picture = rowOf("Store visit").getByRole("img", { name: months });
  await expect.element(picture).toBeVisible();
  // Two months are dots, without a slope between them.
  expect([...picture.element().children].map(({ tagName }) => tagName)).toEqual(["circle", "circle"]);
  await expect.element(rowOf("Old one")).toMatchTextContent(/Old one.*0.*—/);
});

test("a month that has not ended is one so far", async () => {
  await renderApp("/surveys", { surveys, chains: [given("c1", "2098-01-02", 10)] });
  await expect.element(page.getByRole("img", { name: /\+100 in Jan 2098 so far$/ })).toBeVisible();
});

test("what the numbers miss is told beside them, and a survey without languages has no dot before them", async () => {
  const odd = { data: [given("c1", "2026-09-01", 10), { _id: 7 }], paging: { next: null, previous: null } };
  const ahead = [http.get("*/response-chains", () => HttpResponse.json(odd))];
  const { screen, router } = await renderApp("/surveys", { surveys: [survey({ languages: [] })] }, { ahead });
  await screen.getByRole("button", { name: "Read the numbers" }).click();
  await expect.element(screen.getByText("1 could not be read and is missing")).toBeVisible();
  const row = screen.getByRole("table", table).getByRole("row").nth(1);
  await expect.element(row).not.toMatchTextContent(/Stores ·/);
  await router.navigate({ href: "/surveys/s1" });
  await expect.element(screen.getByText("Stores", { exact: true })).toBeVisible();
  expect(screen.getByText("Stores ·").elements()).toEqual([]);
});

test("numbers that take many requests are read when they are asked for", async () => {
  const silent = { data: [], paging: { next: null, previous: null } };
  const unannounced = http.get("*/response-chains", () => HttpResponse.json(silent), { once: true });
  const chains = [given("c1", "2026-09-01", 10)];
  const { screen } = await renderApp("/surveys", { surveys, chains }, { ahead: [unannounced] });
  await expect.element(screen.getByText("The numbers have not been read yet.")).toBeVisible();
  await screen.getByRole("button", { name: "Read the numbers" }).click();
  await expect.element(screen.getByText("Based on the only response")).toBeVisible();
});

test("archived surveys are hidden until they are asked for, which the address then says", async () => {
  const { screen, address } = await renderApp("/surveys", { surveys });
  await expect.element(screen.getByText("Store visit")).toBeVisible();
  await expect.element(screen.getByText("Old one")).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Show archived" }).click();
  await expect.element(screen.getByText("Old one")).toBeVisible();
  expect(address()).toBe("/surveys?archived=true");
});

test("how many archived surveys are hidden is said, with their responses, beside what shows them", async () => {
  const { screen, address } = await renderApp("/surveys", {
    surveys: [...surveys, survey({ _id: "s3", name: "Older one", archived: true })],
    chains: [given("c1", "2026-09-01", 10), { ...given("c2", "2026-09-01", 10), surveyId: "s2" }],
  });
  const count = screen.getByText("2 archived surveys are hidden. Hidden responses: 1.");
  await expect.element(count).toBeVisible();
  const restsOn = screen.getByText("Based on all 2 responses (1 hidden)");
  await expect.element(restsOn).toBeVisible();
  await screen.getByRole("button", { name: "Show them" }).click();
  await expect.element(restsOn).not.toBeInTheDocument();
  await expect.element(screen.getByText("Older one")).toBeVisible();
  await expect.element(count).not.toBeInTheDocument();
  expect(address()).toBe("/surveys?archived=true");
});

test("a survey leads to its own page, to its responses and to its NPS", async () => {
  const { screen } = await renderApp("/surveys?lang=fi", { surveys });
  const own = screen.getByRole("link", { name: "Store visit", exact: true });
  await expect.element(own).toHaveAttribute("href", "/surveys/s1?lang=fi");
  const responses = screen.getByRole("link", { name: "Responses to Store visit" });
  await expect.element(responses).toHaveAttribute("href", "/responses?survey=s1&lang=fi");
  const nps = screen.getByRole("link", { name: "NPS of Store visit" });
  await expect.element(nps).toHaveAttribute("href", "/nps?survey=s1&lang=fi");
});

test("a survey's questions unfold in the question language, and say where they lack it", async () => {
  const swedish = { ...npsQuestion, _id: "q-sv", title: { sv: "Hur troligt…?" }, languages: ["sv"] };
  const { screen } = await renderApp("/surveys?lang=fi", {
    surveys: [survey({ questions: [npsQuestion, swedish] })],
  });
  const toggle = screen.getByRole("button", { name: "2 questions of Store visit" });
  await expect.element(toggle).toHaveAttribute("aria-expanded", "false");
  await toggle.click();
  await expect.element(toggle).toHaveAttribute("aria-expanded", "true");
  const questions = screen.getByRole("list", { name: "Questions of Store visit" }).getByRole("listitem");
  await expect.element(questions.nth(0)).toMatchTextContent(/^Kuinka…\?NPS · English, Finnish$/);
  await expect.element(questions.nth(1)).toMatchTextContent("Hur troligt…?not in Finnish: shown in Swedish");
});

test("where all surveys are archived the screen says so and shows them on request", async () => {
  const { screen } = await renderApp("/surveys", { surveys: surveys.slice(1) });
  await screen.getByRole("button", { name: "Show it" }).click();
  await expect.element(screen.getByText("Old one")).toBeVisible();
});

test("on a phone a survey without an NPS question keeps no room for a line of its NPS", async () => {
  await page.viewport(360, 740);
  await renderApp("/surveys", {
    surveys: [survey({ questions: [] })],
    chains: [chain({ surveyId: "s1", responses: [] })],
  });
  await expect.element(page.getByText("Based on the only response")).toBeVisible();
  const card = page.getByRole("list", { name: "Surveys" }).getByRole("listitem").element();
  const facts = [...card.querySelectorAll(":scope > :nth-child(2) > *")];
  expect(facts.filter((fact) => fact.checkVisibility()).map((fact) => fact.textContent)).not.toContain("");
});

test("where no survey asks for a score there are no columns of one", async () => {
  const chains = [chain({ surveyId: "s1", responses: [] })];
  const { screen } = await renderApp("/surveys", { surveys: [survey({ questions: [] })], chains });
  await expect.element(screen.getByText("Based on the only response")).toBeVisible();
  const heads = screen.getByRole("columnheader").elements();
  expect(heads.map((head) => head.textContent)).toEqual([
    "Name",
    "Responses",
    "Newest response",
    "Questions",
    "Look at",
  ]);
});

test("more than two languages are a number, with their names on demand", async () => {
  const many = [survey({ _id: "s1", name: "Store visit", languages: ["en", "fi", "sv"] })];
  const { screen } = await renderApp("/surveys", { surveys: many });
  const shown = screen.getByRole("button", { name: "3 languages" });
  await expect.element(shown).toHaveAttribute("title", "English, Finnish, Swedish");
  await shown.click();
  await expect.element(screen.getByText("English, Finnish, Swedish")).toBeVisible();
});

test("the heads of columns sort the surveys, as the address says; those without a score come last", async () => {
  const named = ["Bakery", "Airport", "Cellar"].map((name) => survey({ _id: name, name }));
  const scores: Readonly<Record<string, readonly number[]>> = { Bakery: [9], Cellar: [9, 0, 0] };
  const chains = Object.entries(scores).flatMap(([surveyId, own]) =>
    own.map((score, at) =>
      chain({ _id: `${surveyId}${at}`, surveyId, responses: [{ ...npsAnswer(score), surveyId }] }),
    ),
  );
  const { screen, address } = await renderApp("/surveys?sorted=nps", { surveys: named, chains });
  const names = () =>
    screen
      .getByRole("table", table)
      .getByRole("rowheader")
      .elements()
      .map((cell) => cell.querySelector("a")?.textContent);
  const sortBy = (name: string) =>
    screen.getByRole("table", table).getByRole("button", { name, exact: true }).click();
  const head = (name: string) => screen.getByRole("columnheader", { name, exact: true });
  await expect.poll(names).toEqual(["Cellar", "Bakery", "Airport"]);
  await expect.element(head("NPS")).toHaveAttribute("aria-sort", "ascending");
  await sortBy("Name");
  await expect.poll(names).toEqual(["Airport", "Bakery", "Cellar"]);
  expect(address()).toBe("/surveys?sorted=name");
  await sortBy("Responses");
  await expect.poll(names).toEqual(["Cellar", "Bakery", "Airport"]);
  expect(address()).toBe("/surveys?sorted=-responses");
  await expect.element(head("Responses")).toHaveAttribute("aria-sort", "descending");
  await expect.element(head("Name")).not.toHaveAttribute("aria-sort");
  await sortBy("Responses");
  await expect.poll(names).toEqual(["Airport", "Bakery", "Cellar"]);
});

test("on a phone, where no heads are, a field sorts the surveys, as the address says", async () => {
  await page.viewport(360, 740);
  const named = ["Bakery", "Airport", "Cellar"].map((name) => survey({ _id: name, name }));
  const { screen, address } = await renderApp("/surveys?sorted=-name", { surveys: named });
  const names = () =>
    screen
      .getByRole("list", table)
      .getByRole("listitem")
      .elements()
      .map((card) => card.querySelector("a")?.textContent);
  const field = screen.getByRole("combobox", { name: "Sort by" });
  await expect.poll(names).toEqual(["Cellar", "Bakery", "Airport"]);
  await expect.element(field).toHaveValue("-name");
  expect(field.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await field.selectOptions("Original order");
  await expect.poll(names).toEqual(["Airport", "Bakery", "Cellar"]);
  expect(address()).toBe("/surveys");
  await field.selectOptions("Name, descending");
  await expect.poll(names).toEqual(["Cellar", "Bakery", "Airport"]);
  expect(address()).toBe("/surveys?sorted=-name");
  await page.viewport(1280, 800);
  await expect.element(screen.getByRole("table", table)).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
});
