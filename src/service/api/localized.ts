/**
 * Surveys and questions in one language. A text that lacks the language asked for falls back by itself:
 * to the first of the question's languages that has the text.
 */
import type { Choice, Question, Survey } from "../../contract/resources.ts";
import type { ArchivedQuestion, ArchivedSurvey, Texts } from "../documents/documents.ts";

/** The survey as the API returns it. */
export function localizedSurvey(survey: ArchivedSurvey, preferred: string | undefined): Survey {
  return {
    _id: survey._id,
    name: survey.name,
    createdBy: survey.createdBy,
    teamId: survey.teamId,
    teamName: survey.teamName,
    languages: [...survey.languages],
    archived: survey.archived,
    questions: survey.questions.map((question) => localizedQuestion(question, survey._id, preferred)),
  };
}

/** The question as the API returns it: `language` is the language of its title. */
export function localizedQuestion(
  question: ArchivedQuestion,
  surveyId: string,
  preferred: string | undefined,
): Question {
  const order = languageOrder(question.languages, preferred);
  const language = languageOf(question.title, order);
  const subtitle = textIn(question.subtitle ?? {}, order);
  const choices = question.choices.map(({ fieldId, fieldName, ...types }): Choice => ({
    fieldId,
    fieldName: textIn(fieldName, order) ?? "",
    ...types,
  }));
  return {
    _id: question._id,
    title: textIn(question.title, order) ?? "",
    ...(subtitle === undefined ? {} : { subtitle }),
    choicesString: choices.map((choice) => choice.fieldName),
    questionType: question.questionType,
    languages: [...question.languages],
    language: language ?? order[0] ?? "",
    choices,
    surveyId,
  };
}

/** The languages to look for a text in: the preferred one where the question has it, then the question's own order. */
function languageOrder(languages: readonly string[], preferred: string | undefined): readonly string[] {
  if (preferred === undefined || !languages.includes(preferred)) return languages;
  return [preferred, ...languages];
}

function languageOf(texts: Texts, order: readonly string[]): string | undefined {
  // Own properties only: a language called "constructor" is one that nobody wrote.
  return order.find((language) => Object.hasOwn(texts, language) && texts[language] !== "");
}

function textIn(texts: Texts, order: readonly string[]): string | undefined {
  const language = languageOf(texts, order);
  return language === undefined ? undefined : texts[language];
}
