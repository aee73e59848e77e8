import { http } from "msw";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ArchivedQuestion, ArchivedResponse } from "../../service/documents/documents.ts";
import { keepList } from "../../client/kept-list.ts";
import { chain, npsQuestion, survey } from "../../service/api/api-fixture.ts";
import { pagesAlone } from "../testing/api-in-page.ts";
import { nextFile } from "../testing/next-file.ts";
import { renderApp } from "../testing/render-app.tsx";

const question = (_id: string, questionType: string, more: Partial<ArchivedQuestion> = {}) => ({
  _id,
  questionType,
  title: { en: _id },
  languages: ["en"],
  choices: [],
  ...more,
});
const choices = [
  { fieldId: "c1", fieldName: { en: "Repair" } },
  { fieldId: "c2", fieldName: { en: "Return" } },
];
const questions = [
  npsQuestion,
  question("Matter", "Word", { choices }),
  question("Wait", "Slider"),
  question("Words", "Text"),
];

const given = (questionId: string, questionType: string, answer: number | string): ArchivedResponse => ({
  questionId,
  questionType,
  surveyId: "s1",
  answer,
  ...(typeof answer === "number" ? { valueNum: answer } : { valueString: answer }),
  language: "en",
});

const DAY = 86_400;
/** Forty who came for a repair and forty for a return, on two days; of the latter most were not content. */
const chains = Array.from({ length: 80 }, (_, at) => {
  const [repair, later] = [at < 40, at % 2];
  return chain({
    _id: `c${100 + at}`,
    createdAt: Date.parse("2026-03-02T12:00:00Z") / 1000 + later * 2 * DAY,
    language: "en",
    responses: [
      given("q-nps", "NPS", repair === at % 10 < 7 ? 10 : 2),
      given("Matter", "Word", repair ? "Repair" : "Return"),
      given("Wait", "Slider", later === 1 ? 6 : (at / 2) % 4),
    ],
  });
});
const contents = { surveys: [survey({ questions })], chains };

beforeEach(() => page.viewport(1280, 800));

const means = page.getByRole("figure", { name: "Mean over time" });
const together = page.getByRole("region", { name: "Two questions together" });

test("numbers have their mean from period to period, with its interval, read point by point", async () => {
  await renderApp("/surveys/s1?tz=UTC", contents);
  await expect.element(means).toMatchTextContent(/Between 1\.5 \(Mar 2, 2026\) and 6 \(Mar 4, 2026\)\./);
  const points = means.getByRole("slider");
  await expect.element(points).toHaveAttribute("aria-valuetext", "Mar 4, 2026: mean 6 (6 to 6), 40 answers");
  await userEvent.type(points, "{Home}");
  await expect
    .element(points)
    .toHaveAttribute("aria-valuetext", "Mar 2, 2026: mean 1.5 (1.14 to 1.86), 40 answers");
  await means.getByRole("button", { name: "How is this computed?" }).click();
  const how = page.getByRole("dialog", { name: "How is this computed?" });
  await expect
    .element(how)
    .toMatchTextContent(/Student 1908.*PeriodMar 4, 2026Answers40Mean6Standard deviation0/);
  await userEvent.keyboard("{Escape}");
  await expect.element(how).not.toBeInTheDocument();
});

test("what happened stands on means by its number, in the point that is read, and in a list that shows its name", async () => {
  const events = [
    { at: "2026-03-02", name: "New till", touchpoint: "t1" },
    { at: "2026-03-02", name: "Elsewhere", touchpoint: "t2" },
    { at: "2027-01-01", name: "Later" },
  ];
  keepList("events", location.origin, events);
  onTestFinished(() => keepList("events", location.origin, []));
  await renderApp("/surveys/s1?tz=UTC&touchpoint=t1", contents);
  const list = page.getByRole("region", { name: "Events" }).getByRole("listitem");
  await expect.element(list).toHaveTextContent("Mar 2, 2026 New till (Helsinki)");
  const mark = means.getByText(/^1( New till)?$/);
  await expect.element(mark).toHaveTextContent("1");
  list.getByRole("button").element().focus();
  await expect.element(mark).toHaveTextContent("1 New till");
  const points = means.getByRole("slider");
  await userEvent.type(points, "{Home}");
  await expect.element(points).toHaveAttribute("aria-valuetext", expect.stringMatching(/ · New till$/));
});

test("the periods of means are chosen, and stay in the address", async () => {
  const { address } = await renderApp("/surveys/s1?tz=UTC", contents);
  await means.getByRole("button", { name: "Month" }).click();
  await expect.element(means).toMatchTextContent(/3\.75 in March 2026, the only period with answers\./);
  expect(address()).toBe("/surveys/s1?tz=UTC&period=month");
  await means.getByRole("button", { name: "Show table" }).click();
  await expect.element(means.getByRole("row").nth(1)).toMatchTextContent(/March 20263\.75/);
});

test("two questions are counted against each other, with more and fewer than chance gives marked", async () => {
  await renderApp("/surveys/s1", contents);
  await expect
    .element(together.getByRole("status"))
    .toMatchTextContent(/80 respondents answered both questions\./);
  const row = together.getByRole("row").nth(1);
  await expect.element(row).toMatchTextContent(/Repair/);
  await expect.element(row.getByRole("cell").nth(0)).toMatchTextContent(/30%12/);
  await expect
    .element(row.getByRole("cell").nth(0).getByRole("img"))
    .toHaveAccessibleName("fewer than expected");
  await expect
    .element(row.getByRole("cell").nth(1).getByRole("img"))
    .toHaveAccessibleName("more than expected");
});

test("which two questions is chosen by the keyboard, and stays in the address", async () => {
  const { address } = await renderApp("/surveys/s1", contents);
  const rows = together.getByRole("combobox", { name: "Rows" });
  await expect.element(rows).toHaveValue("Matter");
  await userEvent.click(rows);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(rows).toHaveValue("Wait");
  await expect.poll(address).toBe("/surveys/s1?cross=Wait&cross=q-nps");
  await expect.element(together.getByText("6", { exact: true }).first()).toBeVisible();
});

test("where there is no room for a table each row is a card that says its columns itself", async () => {
  await page.viewport(360, 740);
  await renderApp("/surveys/s1", contents);
  const card = together.getByRole("listitem").first();
  await expect.element(card).toMatchTextContent(/RepairDetractors30%12Promoters70%28Respondents40/);
});

test("the file of two questions says what they are, how many are counted, and where that comes from", async () => {
  await renderApp("/surveys/s1", contents);
  const file = nextFile();
  await together.getByRole("button", { name: "Download Two questions together" }).click();
  await page.getByRole("menuitem", { name: "Numbers (CSV)" }).click();
  const { text } = await file;
  expect(text).toContain("row,column,respondents,share of row,adjusted residual,against chance");
  expect(text).toContain("Repair,Detractors,12,0.3,");
  expect(text).toContain("respondents counted,80");
  expect(text).toContain("complete,yes");
});

test("where a part was read the numbers are told to be of that part, and nothing is claimed of it", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const hold = http.get("*/v5.0.3/response-chains", async ({ request }) => {
    if (Number(new URL(request.url).searchParams.get("skip")) > 0) await released;
  });
  await renderApp("/surveys/s1?tz=UTC", contents, { pageSize: 50, ahead: [hold, pagesAlone] });
  await expect.element(page.getByText(/^50 .*read so far$/)).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect.element(page.getByRole("region", { name: "Matter" })).toMatchTextContent(/50 answered/);
  await expect
    .element(together.getByRole("status"))
    .toHaveTextContent(
      "50 respondents answered both questions. Not everything has been read: no cell is marked.",
    );
  await expect.element(means).toMatchTextContent(/there may be more answers in every period\./);
  release();
});
