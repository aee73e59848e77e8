/** The catalog as JSON text, written once a language for each revision; `catalogViews` keeps the newest. */
import type { Catalog } from "../store/store.ts";
import { TitleTable } from "../templates/title-table.ts";
import type { Choice, Question, Survey } from "../../contract/resources.ts";
import type { ArchivedQuestion, ArchivedSurvey, Texts } from "../documents/documents.ts";

/** A survey or question as JSON text, with what it is filtered by. */
export interface Entry {
  readonly id: string;
  readonly surveyId: string;
  readonly teamId: string;
  readonly json: string;
}

interface LocalizedCatalog {
  readonly surveys: readonly Entry[];
  readonly questions: readonly Entry[];
  readonly titles: TitleTable;
}

export interface CatalogView {
  readonly revision: number;
  /** The texts are in the preferred language where they are there in it. */
  readonly in: (preferred: string | undefined) => LocalizedCatalog;
}

function catalogView({ revision, surveys }: Catalog): CatalogView {
  const questions = surveys.flatMap((survey) => survey.questions);
  const languages = new Set(questions.flatMap((question) => question.languages));
  const known = new Map<string | undefined, LocalizedCatalog>();
  const localizedIn = (preferred: string | undefined): LocalizedCatalog => {
    // A language that no question has is as good as none, so what is kept is bounded by the catalog.
    const language = preferred !== undefined && languages.has(preferred) ? preferred : undefined;
    const localized = known.get(language) ?? localize(surveys, language);
    known.set(language, localized);
    return localized;
  };
  return { revision, in: localizedIn };
}

function localize(surveys: Catalog["surveys"], language: string | undefined): LocalizedCatalog {
  const localized = surveys.map((survey) => localizedSurvey(survey, language));
  return {
    surveys: localized.map((survey) => entryOf(survey, survey._id, survey.teamId)),
    questions: localized.flatMap(({ questions, teamId }) =>
      questions.map((question) => entryOf(question, question.surveyId, teamId)),
    ),
    titles: new TitleTable(
      localized
        .flatMap(({ questions }) => questions)
        .map(({ surveyId, _id, title }) => [surveyId, _id, JSON.stringify(title)]),
    ),
  };
}

const entryOf = (document: Survey | Question, surveyId: string, teamId: string): Entry => ({
  id: document._id,
  surveyId,
  teamId,
  json: JSON.stringify(document),
});

interface CurrentData {
  readonly view: CatalogView;
  /** That of the chains at the same moment. */
  readonly chainsRevision: number;
  /** Changes whenever any survey or chain changes. */
  readonly stamp: string;
}

/** What gives the view of the catalog as it is now, made anew only when the revision has changed. */
export function catalogViews(read: () => Promise<Catalog>): () => Promise<CurrentData> {
  let newest: CatalogView | undefined;
  return async () => {
    const catalog = await read();
    if (newest?.revision !== catalog.revision) newest = catalogView(catalog);
    const { revision, chainsRevision, mark } = catalog;
    return { view: newest, chainsRevision, stamp: `${revision}.${chainsRevision}.${mark}` };
  };
}

/** The survey as the API returns it. */
export function localizedSurvey(survey: ArchivedSurvey, preferred: string | undefined): Survey {
  return {
    ...survey,
    languages: [...survey.languages],
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
  // Own properties only: a language called "constructor" is not in the document.
  return order.find((language) => Object.hasOwn(texts, language) && texts[language] !== "");
}

function textIn(texts: Texts, order: readonly string[]): string | undefined {
  const language = languageOf(texts, order);
  return language === undefined ? undefined : texts[language];
}
