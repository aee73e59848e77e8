import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ArchivedChain, ArchivedQuestion, ArchivedResponse } from "../../service/documents/documents.ts";
import { chain, contactQuestion, npsQuestion, survey } from "../../service/api/api-fixture.ts";
import { activateInterfaceLanguage } from "../../i18n/interface-language.ts";
import { interfere, noteReading } from "../testing/api-in-page.ts";
import { renderApp } from "../testing/render-app.tsx";
import { moreTest } from "../testing/more-test.ts";

const question = (
  _id: string,
  questionType: string,
  more: Partial<ArchivedQuestion> = {},
): ArchivedQuestion => ({
  _id,
  questionType,
  title: { en: _id, fi: `${_id} (fi)` },
  languages: ["en", "fi"],
  choices: [],
  ...more,
});

const choices = [
  { fieldId: "c1", fieldName: { en: "Repair", fi: "Korjaus" } },
  { fieldId: "c2", fieldName: { en: "Return", fi: "Palautus" } },
  { fieldId: "c3", fieldName: { en: "Rental", fi: "Vuokraus" } },
];

const matter = question("Matter", "Word", { choices });
const wait = question("Wait", "Slider");
const words = question("Words", "Text", { title: { en: "Words" }, languages: ["en"] });
const order = question("Order", "Ranking");
const surveys = [survey({ questions: [npsQuestion, matter, wait, words, contactQuestion, order] })];

const given = (questionId: string, questionType: string, answer: number | string): ArchivedResponse => ({
  questionId,
  questionType,
  surveyId: "s1",
  answer,
  ...(typeof answer === "number" ? { valueNum: answer } : { valueString: answer }),
  language: "en",
});

const nps = (score: number) => given("q-nps", "NPS", score);
const chose = (choice: string) => given("Matter", "Word", choice);
const waited = (minutes: number) => given("Wait", "Slider", minutes);
const wrote = (text: string) => given("Words", "Text", text);

let serial = 0;
function answered(responses: readonly ArchivedResponse[], fields: Partial<ArchivedChain> = {}) {
  serial += 1;
  return chain({
    _id: `c${100 + serial}`,
    createdAt: 1_700_000_000 + serial,
    language: "en",
    responses,
    ...fields,
  });
}

const LISTED = "*/v5.0.3/surveys";

test("a survey that can't be read is neither missing nor without its questions", async () => {
  const paging = { next: null, previous: null };
  const odd = { ...survey(), questions: [{ _id: 1 }] };
  const unreadable = http.get(LISTED, () => HttpResponse.json({ data: [odd], paging }));
  const refused = http.get(LISTED, () => new HttpResponse(null, { status: 403 }));
  for (const [ahead, told] of [
    [unreadable, /^This survey came in a form that can’t be read/],
    [refused, "This token may not read this"],
  ] as const) {
    const { screen } = await renderApp("/surveys/s1", { surveys, chains }, { ahead: [ahead] });
    await expect.element(screen.getByText(told)).toBeVisible();
    await expect.element(screen.getByRole("region", { name: "Wait" })).toBeVisible();
    expect(screen.getByText(/No longer in the survey|not found/).elements()).toEqual([]);
    await screen.unmount();
  }
  const elsewhere = await renderApp("/surveys/s9", { surveys }, { ahead: [unreadable] });
  await expect.element(elsewhere.screen.getByText("Survey not found")).toBeVisible();
});

const chains = [
  answered([nps(10), chose("Repair"), waited(1), wrote("Kind staff, long queue")]),
  answered([nps(9), chose("Korjaus"), waited(3), wrote("Long queue")], { language: "fi" }),
  answered([nps(2), chose("Return"), waited(4), given("q-contact", "Contact", "Aino, aino@example.com")]),
  answered([nps(8), chose("Something else"), given("Order", "Ranking", "Speed > Price")], {
    touchpointId: "t2",
    touchpointName: "Turku",
  }),
];

const contents = { surveys, chains };
const section = (name: string) => page.getByRole("region", { name, exact: true });
const rows = (name: string) => section(name).getByRole("table").getByRole("row");

test("every question has its section, in the survey's order, with who answered and who did not", async () => {
  await renderApp("/surveys/s1?tz=Europe/Helsinki", contents, { pageSize: 2 });
  await expect.element(page.getByText("Based on all 4 responses")).toBeVisible();
  await expect.element(page.getByText("Times in Europe/Helsinki")).toBeVisible();
  const titles = page.getByRole("heading", { level: 2 });
  await expect.element(titles).toHaveLength(7);
  expect(titles.elements().map((title) => title.textContent)).toEqual([
    "How likely…?",
    "Matter",
    "Wait",
    "Words",
    "May we contact you?",
    "Order",
    "Two questions together",
  ]);
  await expect.element(section("Wait")).toMatchTextContent(/^WaitSlider3 answered, 1 skipped/);
});

test("choices are counted by their titles, in whatever language they were given", async () => {
  await renderApp("/surveys/s1", contents);
  await expect.element(rows("Matter").nth(1)).toHaveTextContent("Repair250.0%");
  await expect.element(rows("Matter").nth(2)).toHaveTextContent("Return125.0%");
  await expect.element(rows("Matter").nth(3)).toHaveTextContent("Rental00.0%");
  await expect.element(rows("Matter").nth(4)).toHaveTextContent("Something else125.0%");
  expect(rows("Matter").elements()).toHaveLength(5);
  await expect.element(section("Matter").getByRole("link", { name: "Trend, places, reasons" })).toBeVisible();
});

test("where several choices could be given the section says so, and leads to no score of them", async () => {
  const both = answered([chose("Repair"), chose("Return")]);
  await renderApp("/surveys/s1", { surveys, chains: [both, ...chains] });
  await expect.element(section("Matter").getByText(/more than 100%/)).toBeVisible();
  await expect.element(rows("Matter").nth(1)).toHaveTextContent("Repair360.0%");
  const ways = page.getByRole("link", { name: "Trend, places, reasons" });
  await expect.element(section("Wait").getByRole("link")).toBeVisible();
  expect(ways.elements()).toHaveLength(1);
});

test("beside some of the answers the rest, which would pass for all others, is not told", async () => {
  const often = Array.from({ length: 27 }, (_, at) => wrote(`often ${"abcdefghi"[at % 9]}`));
  const once = Array.from("abcdefghijklmnopqrst", (letter) => wrote(`once ${letter}`));
  const all = [...often, ...once].map((each) => answered([each]));
  await renderApp("/surveys/s1", { surveys, chains: all });
  const shown = section("Words")
    .getByRole("table", { name: /^Answers to/ })
    .getByRole("rowheader");
  await expect.element(shown.first()).toBeVisible();
  const rest = section("Words").getByRole("row", { name: /^Other answers/ });
  await expect.element(rest).not.toBeInTheDocument();
  await section("Words").getByRole("button", { name: "Show all 13" }).click();
  await expect.element(rest).toHaveTextContent("Other answers1736.2%");
});

test("numbers have mean, median and distribution", async () => {
  await renderApp("/surveys/s1", contents);
  const figures = section("Wait").getByRole("definition");
  await expect.element(figures.nth(0)).toHaveTextContent("2.67");
  await expect.element(figures.nth(1)).toHaveTextContent("3");
  await expect.element(rows("Wait").nth(2)).toHaveTextContent("200.0%");
  await expect.element(rows("Wait").nth(3)).toHaveTextContent("3133.3%");
});

test("of answers that are 0 or 1 no median is told", async () => {
  await renderApp("/surveys/s1", { surveys, chains: [1, 1, 0, 1].map((each) => answered([waited(each)])) });
  const names = section("Wait").getByRole("term");
  await expect.element(names.first()).toBeVisible();
  expect(names.elements().map((name) => name.textContent)).toEqual(["Mean", "Answers"]);
});

test("an NPS question has its score with its interval, and leads to its NPS", async () => {
  await renderApp("/surveys/s1?from=2023-01-01", contents);
  const nps4 = section("How likely…?");
  await expect.element(nps4.getByRole("definition").first()).toHaveTextContent("+25 few answers");
  await expect.element(nps4.getByText(/^95% interval/)).toBeVisible();
  await expect.element(rows("How likely…?").nth(11)).toHaveTextContent("10125.0%");
  await expect
    .element(nps4.getByRole("link"))
    .toHaveAttribute("href", "/nps?from=2023-01-01&survey=s1&question=q-nps");
});

test("of contact details nothing is told but how many there are", async () => {
  const { screen } = await renderApp("/surveys/s1", contents);
  await expect
    .element(section("May we contact you?").getByText("1 person left contact details."))
    .toBeVisible();
  expect(screen.container.textContent).not.toContain("aino@example.com");
});

test("an unknown type has its latest answers", async () => {
  await renderApp("/surveys/s1", contents);
  const list = section("Order").getByRole("list", { name: "Latest answers" });
  await expect.element(list.getByRole("listitem")).toMatchTextContent(/^Speed > Price/);
  await expect.element(list.getByRole("link")).toHaveAttribute("href", "/responses/c104?survey=s1");
});

test("texts have their latest answers and most frequent words, which lead to the comments", async () => {
  const { address } = await renderApp("/surveys/s1", contents, { pageSize: 1 });
  const texts = section("Words");
  const list = texts.getByRole("list", { name: "Latest answers" }).getByRole("listitem");
  await expect.element(list.nth(0)).toMatchTextContent(/^Long queue/);
  await expect.element(list.nth(1)).toMatchTextContent(/^Kind staff, long queue/);
  await expect
    .element(texts.getByRole("link", { name: "Read all 2 comments" }))
    .toHaveAttribute("href", "/comments?survey=s1&question=Words");
  await userEvent.click(texts.getByRole("button", { name: "queue 2" }));
  await expect.poll(address).toBe("/comments?survey=s1&question=Words&find=%22queue%22");
});

test("texts that repeat each other are counted, and have their newest answers and a way to all", async () => {
  const repeated = Array.from({ length: 30 }, (_, at) => answered([wrote(at % 2 === 0 ? "Fine" : "Slow")]));
  await renderApp("/surveys/s1", { surveys, chains: repeated });
  const texts = section("Words");
  await expect.element(texts.getByText(/^Most people wrote one of a few texts/)).toBeVisible();
  const latest = texts.getByRole("list", { name: "Latest answers" }).getByRole("listitem");
  await expect.poll(() => latest.elements().length).toBe(4);
  await expect
    .element(texts.getByRole("link", { name: "Read all 30 comments" }))
    .toHaveAttribute("href", "/comments?survey=s1&question=Words");
});

test("the filters of the address narrow everything, those that the API lacks too", async () => {
  const { router } = await renderApp("/surveys/s1?language=fi", contents);
  await expect.element(page.getByText("Based on the only response")).toBeVisible();
  await expect.element(rows("Matter").nth(1)).toHaveTextContent("Repair1100.0%");
  await router.navigate({ to: "/surveys/$id", params: { id: "s1" }, search: { touchpoint: "t2" } });
  await expect.element(section("Order").getByText("1 answered, 0 skipped")).toBeVisible();
});

test("titles come in the question language, and say where they lack it", async () => {
  await renderApp("/surveys/s1?lang=fi", contents);
  await expect.element(page.getByRole("heading", { name: "Matter (fi)" })).toBeVisible();
  await expect.element(rows("Matter (fi)").nth(1)).toHaveTextContent("Korjaus250.0%");
  await expect.element(section("Words").getByText("not in Finnish: shown in English")).toBeVisible();
});

test("an unknown id says so and leads back", async () => {
  await renderApp("/surveys/nowhere?lang=fi", contents);
  await expect.element(page.getByText("There is no survey with this id")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Save as report" })).not.toBeInTheDocument();
  await expect
    .element(page.getByRole("link", { name: "All surveys" }))
    .toHaveAttribute("href", "/surveys?lang=fi");
});

test("a survey without answers says so", async () => {
  await renderApp("/surveys/s1", { surveys, chains: [] });
  await expect.element(page.getByText("No responses yet")).toBeVisible();
});

test("filters that nothing matches say so and can be taken away", async () => {
  const { address } = await renderApp("/surveys/s1?team=nobody", contents);
  await userEvent.click(page.getByRole("button", { name: "Show everything" }));
  await expect.element(page.getByText("Based on all 4 responses")).toBeVisible();
  expect(address()).toBe("/surveys/s1");
});

test("a page that does not come is told, and tried again alone", async () => {
  let fails = true;
  const broken = http.get("*/v5.0.3/response-chains", ({ request }) =>
    fails && new URL(request.url).searchParams.get("skip") === "2"
      ? HttpResponse.json({}, { status: 400 })
      : undefined,
  );
  await renderApp("/surveys/s1", contents, { pageSize: 1, ahead: [broken] });
  const alert = page.getByRole("alert");
  await expect.element(alert).toMatchTextContent(/Page 3 of 4 could not be read/);
  await expect.element(page.getByText("3 of 4 responses read so far")).toBeVisible();
  fails = false;
  await userEvent.click(alert.getByRole("button", { name: "Try again" }));
  await expect.element(page.getByText("Based on all 4 responses")).toBeVisible();
});

test("left and returned to, it asks for nothing that was just read", async () => {
  const { router } = await renderApp("/surveys/s1", contents);
  await expect.element(page.getByText("Based on all 4 responses")).toBeVisible();
  await router.navigate({ to: "/questions" });
  await expect.element(page.getByRole("heading", { name: "Questions", level: 1 })).toBeVisible();
  const asked = noteReading();
  await router.navigate({ to: "/surveys/$id", params: { id: "s1" } });
  await expect.element(page.getByText("Based on all 4 responses")).toBeVisible();
  expect(asked).toEqual([]);
});

test("a refused token ends the session and keeps the way back", async () => {
  const { address } = await renderApp("/surveys/s1", contents);
  await expect.element(page.getByText("Based on all 4 responses")).toBeVisible();
  interfere(http.get("*/v5.0.3/response-chains", () => HttpResponse.json({}, { status: 401 })));
  // At once: lists of events are asked for as well, and refused first the screen is gone before it can be pressed.
  page
    .getByRole("button", { name: "Read again" })
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect.element(page.getByRole("textbox", { name: "API address" })).toBeVisible();
  expect(address()).toContain("back=%2Fsurveys%2Fs1");
});

test("on a phone the keyboard goes to the filters, which stand first, before the links", async () => {
  await page.viewport(360, 740);
  await renderApp("/surveys/s1", { surveys, chains });
  await expect.element(page.getByRole("button", { name: "Filters" })).toBeVisible();
  page.getByRole("link", { name: "All surveys" }).element().focus();
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "Filters" })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole("link", { name: "Comments on Store visit" })).toHaveFocus();
});

moreTest("on a phone the title is as large in German as in English", async () => {
  await page.viewport(360, 740);
  await renderApp("/surveys/s1", { surveys, chains });
  const title = page.getByRole("heading", { level: 1, name: "Store visit" });
  await expect.element(title).toBeVisible();
  const size = () => getComputedStyle(title.element()).fontSize;
  const inEnglish = size();
  await activateInterfaceLanguage("de");
  expect(size()).toBe(inEnglish);
});
