import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ArchivedQuestion, Texts } from "../documents/documents.ts";
import { contactQuestion, npsQuestion, survey } from "./api-fixture.ts";
import { localizedQuestion, localizedSurvey } from "./catalog-view.ts";

describe("a question in the language asked for", () => {
  test("has exactly the fields of the API", () => {
    expect(localizedQuestion(npsQuestion, "s1", "fi")).toEqual({
      _id: "q-nps",
      title: "Kuinka…?",
      choicesString: [],
      questionType: "NPS",
      languages: ["en", "fi"],
      language: "fi",
      choices: [],
      surveyId: "s1",
    });
  });

  test("falls back to the first of its languages when the language is unavailable or not given", () => {
    expect(localizedQuestion(npsQuestion, "s1", "de").language).toBe("en");
    expect(localizedQuestion(npsQuestion, "s1", undefined).title).toBe("How likely…?");
  });

  test("title, subtitle and each choice fall back by themselves", () => {
    expect(localizedQuestion(contactQuestion, "s1", "fi")).toMatchObject({
      title: "May we contact you?",
      language: "en",
      subtitle: "Vapaaehtoinen",
      choicesString: ["Sähköposti", "Phone"],
      choices: [
        { fieldId: "c1", fieldName: "Sähköposti", type: "string", subType: "email" },
        { fieldId: "c2", fieldName: "Phone", type: "string", subType: "tel" },
      ],
    });
  });

  test("an empty text counts as missing", () => {
    const question = { ...npsQuestion, title: { en: "", fi: "Kuinka…?" } };
    expect(localizedQuestion(question, "s1", "en")).toMatchObject({ title: "Kuinka…?", language: "fi" });
  });

  test("has no subtitle and no choice type where none is stored", () => {
    const question = { ...contactQuestion, subtitle: {}, choices: [{ fieldId: "c", fieldName: {} }] };
    const localized = localizedQuestion(question, "s1", "fi");
    expect(localized).not.toHaveProperty("subtitle");
    expect(localized.choices).toEqual([{ fieldId: "c", fieldName: "" }]);
  });

  test("a language named like an object's own machinery is just unavailable", () => {
    const question = { ...npsQuestion, languages: ["en", "constructor", "__proto__"] };
    expect(localizedQuestion(question, "s1", "constructor").language).toBe("en");
    expect(localizedQuestion(question, "s1", "__proto__").title).toBe("How likely…?");
  });
});

test("a survey embeds its questions in the language asked for", () => {
  const localized = localizedSurvey(survey(), "fi");
  expect(Object.keys(localized)).toEqual([
    "_id",
    "name",
    "createdBy",
    "teamId",
    "teamName",
    "languages",
    "archived",
    "questions",
  ]);
  expect(localized.questions.map((question) => question.title)).toEqual(["Kuinka…?", "May we contact you?"]);
});

const language = fc.constantFrom("en", "fi", "sv", "de", "ar");
const texts: fc.Arbitrary<Texts> = fc.dictionary(language, fc.string());

test("the title is in the language asked for, else in the first listed one that has it", () => {
  const question: fc.Arbitrary<ArchivedQuestion> = fc.record({
    _id: fc.constant("q"),
    questionType: fc.constant("Text"),
    title: texts,
    languages: fc.uniqueArray(language, { minLength: 1 }),
    choices: fc.constant([]),
  });
  fc.assert(
    fc.property(question, language, (archived, preferred) => {
      const { title, language: shown } = localizedQuestion(archived, "s", preferred);
      const usable = archived.languages.filter((listed) => (archived.title[listed] ?? "") !== "");
      const best = usable.includes(preferred) ? preferred : usable[0];
      expect(title).toBe(best === undefined ? "" : archived.title[best]);
      expect(archived.languages).toContain(shown);
      expect(best ?? shown).toBe(shown);
    }),
  );
});
