import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import * as z from "zod";
import { expectAccessible } from "./axe.ts";
import { expect, more, onBothHosts, test } from "./journey.ts";
import { countNps, get, headline, readChains, type Chain } from "./oracle.ts";
import { signIn } from "./sign-in.ts";

const number = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 2 });

const surveysSchema = z.object({
  data: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      languages: z.array(z.string()),
      questions: z.array(
        z.object({
          _id: z.string(),
          title: z.string(),
          questionType: z.string(),
          choicesString: z.array(z.string()),
        }),
      ),
    }),
  ),
});

type Survey = z.infer<typeof surveysSchema>["data"][number];
type Question = Survey["questions"][number];

async function readSurvey(page: Page, token: string, name: string, language = "en"): Promise<Survey> {
  const { data } = surveysSchema.parse(
    await get(page, token, `/v5.0.3/surveys?preferredLanguage=${language}`),
  );
  const survey = data.find((each) => each.name === name);
  if (survey === undefined) throw new Error(`The sample has no survey ${name}.`);
  return survey;
}

/** What each chain answers to a question; who skipped it is left out. */
const answersTo = (chains: readonly Chain[], { _id }: Question) =>
  chains.flatMap(({ responses }) => responses.filter(({ questionId }) => questionId === _id).slice(0, 1));

function ofType(survey: Survey, type: string): Question {
  const question = survey.questions.find(({ questionType }) => questionType === type);
  if (question === undefined) throw new Error(`${survey.name} has no question of type ${type}.`);
  return question;
}

const section = (page: Page, { title }: Question): Locator =>
  page.getByRole("region", { name: title, exact: true });

async function expectAnswered(page: Page, question: Question, chains: readonly Chain[]): Promise<void> {
  const answered = answersTo(chains, question).length;
  const skipped = chains.length - answered;
  await expect(section(page, question)).toContainText(
    `${number.format(answered)} answered, ${number.format(skipped)} skipped`,
  );
}

const cells = (part: Locator, header: string): Locator =>
  part.getByRole("row").filter({ has: part.page().getByRole("rowheader", { name: header, exact: true }) });

test(
  "every question of a survey has what all its answers add up to",
  onBothHosts,
  async ({ page, token }, { project }) => {
    await signIn(page, token, "/surveys?lang=en");
    await page
      .getByRole("table", { name: "Surveys" })
      .getByRole("link", { name: "Store visit", exact: true })
      .click();
    const survey = await readSurvey(page, token, "Store visit");
    const chains = await readChains(page, token, `surveyId=${survey._id}`);
    await expect(page).toHaveURL(`/surveys/${survey._id}?lang=en`);
    await expect(page.getByText(`Based on all ${number.format(chains.length)} responses`)).toBeVisible();
    await expect(page.getByRole("heading", { level: 2 })).toHaveText([
      ...survey.questions.map(({ title }) => title),
      "Two questions together",
      // The demo's team lists events.
      ...(project.name === "demo" ? ["Events"] : []),
    ]);
    for (const question of survey.questions) await expectAnswered(page, question, chains);

    const nps = ofType(survey, "NPS");
    await expect(section(page, nps)).toContainText(headline(countNps(chains, nps._id)));

    const found = ofType(survey, "Button");
    const values = answersTo(chains, found).map(({ valueNum = 0 }) => valueNum);
    const ones = values.filter((value) => value === 1).length;
    await expect(cells(section(page, found), "1")).toContainText(number.format(ones));
    await expect(section(page, found)).toContainText(number.format(ones / values.length));

    const contact = section(page, ofType(survey, "Contact"));
    await expect(contact).toContainText(/\d+ people left contact details/);
    await expect(page.getByRole("main")).not.toContainText("@");
  },
);

test("choices are counted whatever language they were given in", more, async ({ page, token }) => {
  await signIn(page, token, "/surveys");
  const survey = await readSurvey(page, token, "Store visit");
  const question = ofType(survey, "Word");
  const titles = new Map<string, number>();
  for (const language of survey.languages) {
    const { choicesString } = ofType(await readSurvey(page, token, "Store visit", language), "Word");
    for (const [place, title] of choicesString.entries()) titles.set(title, place);
  }
  const chains = await readChains(page, token, `surveyId=${survey._id}`);
  const places = answersTo(chains, question).map(({ answer }) => titles.get(String(answer)));
  expect(new Set(answersTo(chains, question).map(({ answer }) => answer)).size).toBeGreaterThan(4);
  await page.goto(`/surveys/${survey._id}?lang=en`);
  await expect(page.getByText(/^Based on all/)).toBeVisible();
  await expect(section(page, question).getByRole("row")).toHaveCount(question.choicesString.length + 1);
  for (const [place, title] of question.choicesString.entries()) {
    const count = places.filter((each) => each === place).length;
    await expect(cells(section(page, question), title)).toContainText(number.format(count));
  }
});

test(
  "numbers have their mean and median, unknown types their latest answers",
  more,
  async ({ page, token }) => {
    await signIn(page, token, "/surveys");
    const order = await readSurvey(page, token, "Web order");
    const ease = ofType(order, "Slider");
    const chains = await readChains(page, token, `surveyId=${order._id}`);
    const values = answersTo(chains, ease)
      .map(({ valueNum = 0 }) => valueNum)
      .toSorted((a, b) => a - b);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const middle = [Math.floor((values.length - 1) / 2), Math.floor(values.length / 2)];
    const median = middle.reduce((sum, at) => sum + (values[at] ?? 0), 0) / 2;
    await page.goto(`/surveys/${order._id}?lang=en`);
    await expect(page.getByText(/^Based on all/)).toBeVisible();
    const figures = section(page, ease).getByRole("definition");
    await expect(figures.nth(0)).toHaveText(number.format(mean));
    await expect(figures.nth(1)).toHaveText(number.format(median));

    const app = await readSurvey(page, token, "Mobile app");
    const ranking = ofType(app, "Ranking");
    await page.goto(`/surveys/${app._id}?lang=en`);
    await expect(page.getByText(/^Based on all/)).toBeVisible();
    const latest = answersTo(await readChains(page, token, `surveyId=${app._id}`), ranking)[0];
    const list = section(page, ranking).getByRole("list", { name: "Latest answers" });
    await expect(list.getByRole("listitem").first()).toContainText(String(latest?.answer));
  },
);

test("all texts of a question are read and searched among the comments", more, async ({ page, token }) => {
  await signIn(page, token, "/surveys");
  const survey = await readSurvey(page, token, "Store visit");
  const question = ofType(survey, "Text");
  const chains = await readChains(page, token, `surveyId=${survey._id}`);
  const all = number.format(answersTo(chains, question).length);
  await page.goto(`/surveys/${survey._id}?lang=en`);
  const part = section(page, question);
  await expect(page.getByText(/^Based on all/)).toBeVisible();
  await part.getByRole("link", { name: `Read all ${all} comments` }).click();
  await expect(page.getByRole("status").filter({ hasText: `${all} comments` })).toBeVisible();
});

test("what a question adds up to is downloaded with what it rests on", more, async ({ page, token }) => {
  await signIn(page, token, "/surveys");
  const survey = await readSurvey(page, token, "Store visit");
  const question = ofType(survey, "Button");
  const from = Date.parse("2026-01-01T00:00:00+02:00") / 1000;
  const chains = await readChains(page, token, `surveyId=${survey._id}&createdFrom=${from}`);
  const ones = answersTo(chains, question).filter(({ valueNum }) => valueNum === 1).length;
  await page.goto(`/surveys/${survey._id}?lang=en&from=2026-01-01`);
  await expect(page.getByText(`Based on all ${number.format(chains.length)} responses`)).toBeVisible();
  await section(page, question)
    .getByRole("button", { name: `Download ${question.title}` })
    .click();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Numbers (CSV)" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^store-visit_.+\.csv$/);
  const lines = (await readFile(await file.path(), "utf8")).split("\r\n");
  expect(lines[0]).toBe("answer,answers,share");
  expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^1,${ones},0?\\.?\\d+$`)));
  for (const line of [
    `question id,${question._id}`,
    `responses,${chains.length}`,
    "complete,yes",
    `filters,from=2026-01-01&survey=${survey._id}`,
    "time zone,Europe/Helsinki",
    `createdFrom (unix seconds),${from}`,
  ])
    expect(lines).toContain(line);
});

test("the filters narrow every question, and an unknown survey leads back", more, async ({ page, token }) => {
  await signIn(page, token, "/surveys");
  const survey = await readSurvey(page, token, "Store visit");
  const chains = await readChains(page, token, `surveyId=${survey._id}`);
  const matching = chains.filter(
    ({ language, createdAt }) =>
      language === "sv" && createdAt >= Date.parse("2026-01-01T00:00:00+02:00") / 1000,
  );
  await page.goto(`/surveys/${survey._id}?lang=en&language=sv&from=2026-01-01`);
  await expect(page.getByText(`Based on all ${number.format(matching.length)} responses`)).toBeVisible();
  await expectAnswered(page, ofType(survey, "Word"), matching);
  await page.goto("/surveys/nowhere");
  await expect(page.getByText("There is no survey with this id")).toBeVisible();
  await page.getByRole("link", { name: "All surveys" }).click();
  await expect(page.getByRole("table", { name: "Surveys" })).toBeVisible();
});
