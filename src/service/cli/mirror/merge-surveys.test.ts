import { expect, test } from "vitest";
import type { Question, Survey } from "../../../contract/resources.ts";
import { languagesOf, mergeSurveys } from "./merge-surveys.ts";

const question = (fields: Partial<Question> = {}): Question => ({
  _id: "q1",
  title: "How likely?",
  choicesString: [],
  questionType: "NPS",
  languages: ["en", "fi", "sv"],
  language: "en",
  choices: [],
  surveyId: "s1",
  ...fields,
});

const survey = (...questions: Question[]): Survey => ({
  _id: "s1",
  name: "Visit",
  createdBy: "u1",
  teamId: "t1",
  teamName: "Stores",
  languages: ["en", "de"],
  archived: false,
  questions,
});

test("the languages to ask for are all that surveys and questions name", () => {
  expect(languagesOf([survey(question()), survey(question({ language: "", languages: ["ar"] }))])).toEqual([
    "en",
    "de",
    "fi",
    "sv",
    "ar",
  ]);
});

test("titles come together from every language, and a missing one stays missing", () => {
  const versions = [
    { language: "en", surveys: [survey(question())] },
    { language: "fi", surveys: [survey(question({ title: "Kuinka?", language: "fi" }))] },
    { language: "sv", surveys: [survey(question())] },
  ];
  expect(mergeSurveys([survey(question())], versions)).toEqual([
    {
      ...survey(),
      questions: [
        {
          _id: "q1",
          questionType: "NPS",
          title: { en: "How likely?", fi: "Kuinka?" },
          languages: ["en", "fi", "sv"],
          choices: [],
        },
      ],
    },
  ]);
});

const contact = (subtitle: string, fieldName: string) =>
  survey(
    question({
      languages: ["en", "fi"],
      subtitle,
      choices: [{ fieldId: "c1", fieldName, type: "string" }],
    }),
  );

test("subtitles and choices count for the language that was asked for, where the question lists it", () => {
  const versions = [
    { language: "fi", surveys: [contact("Vapaaehtoinen", "Sähköposti")] },
    { language: "de", surveys: [contact("Optional", "E-mail")] },
  ];
  const [merged] = mergeSurveys([contact("Optional", "E-mail")], versions);
  expect(merged?.questions[0]).toMatchObject({
    subtitle: { en: "Optional", fi: "Vapaaehtoinen" },
    choices: [{ fieldId: "c1", fieldName: { en: "E-mail", fi: "Sähköposti" }, type: "string" }],
  });
});

test("a question that tells no language keeps its title", () => {
  const [merged] = mergeSurveys([survey(question({ language: "", languages: [] }))], []);
  expect(merged?.questions[0]).toMatchObject({ title: { und: "How likely?" }, languages: ["und"] });
});
