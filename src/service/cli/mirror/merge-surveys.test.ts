import { expect, test } from "vitest";
import { chainSchema, type Question, type Survey } from "../../../contract/resources.ts";
import { languagesOf, mergeSurveys, toArchivedChain } from "./merge-surveys.ts";

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

const taken = (fields: object, response: object = {}) => {
  const answered = { questionId: "q1", questionType: "NPS", answer: 9, valueNum: 9, ...response };
  const row = { _id: "c1", surveyId: "s1", createdAt: 1_544_115_478, responses: [answered], ...fields };
  const result = toArchivedChain(
    chainSchema.parse(row),
    { isClosed: true, surveyVersion: 3 },
    { ...survey(), questions: [] },
  );
  return result.ok ? result.document : result.reason;
};

test.each([
  ["a date without milliseconds", { createdAtDate: "2018-12-06T16:57:58Z" }],
  ["a date of another zone", { createdAtDate: "2018-12-06T18:57:58.000+02:00" }],
  ["a date without a zone", { createdAtDate: "2018-12-06T16:57:58" }],
  ["no date and no team", {}],
])("%s is worked out from what is told", (_what, fields) => {
  expect(taken(fields)).toMatchObject({
    createdAt: 1_544_115_478,
    createdAtDate: "2018-12-06T16:57:58.000Z",
    teamId: "t1",
    teamName: "Stores",
    responses: [{ surveyId: "s1", answer: 9 }],
  });
});

test("what says something else, or nothing, is not guessed", () => {
  expect(taken({ createdAt: 1_544_115_478.25 })).toMatchObject({ createdAtDate: "2018-12-06T16:57:58.250Z" });
  expect(taken({ createdAtDate: "2018-12-06T16:57:59Z" })).toContain("createdAtDate must be");
  expect(taken({ teamId: "t9" })).toMatchObject({ teamId: "t9", teamName: "" });
  expect(taken({}, { answer: null })).toMatchObject({ responses: [{ answer: 9 }] });
  expect(taken({}, { answer: null, valueNum: null })).toMatchObject({ responses: [] });
  expect(taken({}, { answer: [9] })).toContain("must be a number or a string");
});
