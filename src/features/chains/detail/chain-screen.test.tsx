import { expect, test } from "vitest";
import { chain, chains, contactQuestion, npsQuestion, survey } from "../../../service/api/api-fixture.ts";
import { renderApp } from "../../testing/render-app.tsx";

type Screen = Awaited<ReturnType<typeof renderApp>>["screen"];

const answers = (screen: Screen) => screen.getByRole("list", { name: "Answers" }).getByRole("listitem");
const link = (screen: Screen, name: string) => screen.getByRole("link", { name });

const given = (questionId: string, questionType: string, answer: string | number) => ({
  questionId,
  questionType,
  surveyId: "s1",
  answer,
  language: "fi",
  ...(typeof answer === "number" ? { valueNum: answer } : { valueString: answer }),
});

test("the heading tells time and touchpoint, and each answer its question and type", async () => {
  const { screen } = await renderApp("/responses/chain-1?tz=UTC", { chains: [chain()] });
  await expect
    .element(screen.getByRole("heading", { level: 1 }))
    .toMatchTextContent(/^Dec 6, 2018, 4:57 PM · Helsinki$/);
  await expect.element(answers(screen)).toHaveLength(1);
  await expect.element(answers(screen).nth(0)).toHaveTextContent("How likely…?NPS9Promoter");
});

test("answers stand in the survey's order, and skipped questions are named apart", async () => {
  const text = { ...npsQuestion, _id: "q-text", questionType: "Text", title: { en: "Why?" } };
  const { screen } = await renderApp("/responses/chain-1", {
    surveys: [survey({ questions: [npsQuestion, text, contactQuestion] })],
    chains: [chain({ responses: [given("q-text", "Text", "Siksi"), given("q-nps", "NPS", 2)] })],
  });
  await expect.element(answers(screen).nth(0)).toMatchTextContent("2Detractor");
  await expect.element(answers(screen).nth(1)).toHaveTextContent("Why?TextSiksi");
  const skipped = screen.getByRole("list", { name: "Not answered" });
  await expect.element(skipped).toHaveTextContent("May we contact you?");
});

test("contact answers are covered, and uncovered one by one", async () => {
  const { screen } = await renderApp("/responses/chain-1", {
    chains: [chain({ responses: [given("q-contact", "Contact", "maija@example.org, +358 40 123 4567")] })],
  });
  await expect.element(answers(screen)).toHaveLength(1);
  await expect.element(answers(screen)).not.toMatchTextContent(/@|358/);
  await screen.getByRole("button", { name: "Show e-mail" }).click();
  await expect.element(answers(screen)).toMatchTextContent("maija@example.org");
  await expect.element(answers(screen)).not.toMatchTextContent("358");
  await screen.getByRole("button", { name: "Hide e-mail" }).click();
  await expect.element(answers(screen)).not.toMatchTextContent("@");
});

test("metadata is a list of terms, whatever the keys, with addresses and numbers covered", async () => {
  const metadata: Record<string, unknown> = Object.fromEntries<unknown>([
    ["__proto__", "odd"],
    ["constructor", { a: 1 }],
    ["till", 4],
    ["mail", "a@example.org"],
    ["note", "<b>x</b>"],
  ]);
  const { screen } = await renderApp("/responses/chain-1", {
    chains: [chain({ metadata })],
  });
  const region = screen.getByRole("region", { name: "Metadata" });
  for (const term of ["__proto__", "constructor", "till", "mail", "note"])
    await expect.element(region.getByRole("term").getByText(term, { exact: true })).toBeVisible();
  await expect.element(region.getByText("<b>x</b>")).toBeVisible();
  await expect.element(region).not.toMatchTextContent("@");
  await region.getByRole("button", { name: "Show e-mail" }).click();
  await expect.element(region).toMatchTextContent("a@example.org");
});

test("an answer of an unknown type is shown as it came", async () => {
  const { screen } = await renderApp("/responses/chain-1", {
    chains: [chain({ responses: [given("q-nps", "Hologram", "3 > 2")] })],
  });
  await expect.element(answers(screen)).toHaveTextContent("How likely…?Hologram3 > 2");
});

test("where titles are in another language than the respondent's, both are told", async () => {
  const { screen } = await renderApp("/responses/chain-1?lang=en", { chains: [chain({ language: "fi" })] });
  const region = screen.getByRole("region", { name: "About this response" });
  await expect.element(region).toMatchTextContent(/Respondent’s languageFinnish.*Questions shown inEnglish/);
});

test("a choice is in the language of its question, chosen or not, with what was given beside it", async () => {
  const choices = [{ fieldId: "c1", fieldName: { en: "Repair", fi: "Korjaus" } }];
  const matter = { ...npsQuestion, _id: "q-matter", questionType: "Word", languages: ["en", "fi"], choices };
  const contents = {
    surveys: [survey({ languages: ["en", "fi"], questions: [matter] })],
    chains: [chain({ language: "fi", responses: [given("q-matter", "Word", "Korjaus")] })],
  };
  const { screen, router } = await renderApp("/responses/chain-1", contents);
  await expect.element(answers(screen)).toMatchTextContent(/Word\s*Repair\s*Korjaus$/);
  await router.navigate({ to: ".", search: { lang: "en" } });
  await expect.element(answers(screen)).toMatchTextContent(/Word\s*Repair\s*Korjaus$/);
});

test("an unknown id says so and leads back to the list", async () => {
  const { screen } = await renderApp("/responses/nobody?closed=true", { chains: [chain()] });
  await expect.element(screen.getByRole("heading", { name: "Response not found" })).toBeVisible();
  await expect.element(screen.getByText("nobody")).toBeVisible();
  await expect.element(link(screen, "Go to all responses")).toHaveAttribute("href", "/responses?closed=true");
});

test("previous and next follow the list across the borders of its pages", async () => {
  const { screen } = await renderApp("/responses/chain-4?page=1", { chains: chains(5) }, { pageSize: 2 });
  await expect.element(link(screen, "Previous response")).toHaveAttribute("href", "/responses/chain-5");
  await expect.element(link(screen, "Next response")).toHaveAttribute("href", "/responses/chain-3?page=2");
});

test("they find their way when the chain was opened from outside the list", async () => {
  const { screen } = await renderApp("/responses/chain-20", { chains: chains(40) }, { pageSize: 3 });
  await expect.element(link(screen, "Previous response")).toHaveAttribute("href", "/responses/chain-21");
  await expect.element(link(screen, "Next response")).toHaveAttribute("href", "/responses/chain-19");
});

test("they keep to the filters, those of this side too", async () => {
  const mixed = ["fi", "sv", "fi", "sv", "fi", "sv"].map((language, index) =>
    chain({ _id: `chain-${6 - index}`, createdAt: 6000 - index, language }),
  );
  const { screen } = await renderApp("/responses/chain-4?language=fi", { chains: mixed });
  await expect
    .element(link(screen, "Next response"))
    .toHaveAttribute("href", "/responses/chain-2?language=fi");
});

test("at the ends of the list they lead nowhere", async () => {
  const { screen } = await renderApp("/responses/chain-1", { chains: [chain()] });
  for (const name of ["Previous response", "Next response"]) {
    await expect.element(link(screen, name)).toHaveAttribute("aria-disabled", "true");
    await expect.element(link(screen, name)).not.toHaveAttribute("href");
  }
});
