/**
 * What surveys tell a report, and what its values are called: titles in the language asked for, the choices that answers
 * may name, two values of a breakdown never the same, and those that point at a person not at all.
 */
import { knownChoices } from "../columns/answer-builder.ts";
import { distinctChoices } from "../columns/choice-names.ts";
import type { ReportDimension } from "../report.ts";
import type { SurveyedQuestion } from "../method/tell-method.ts";
import { keyOf, kindOf } from "../report-values.ts";
import { questionKey, type QuestionIdentity } from "../../contract/question-key.ts";
import type { Survey } from "../../contract/resources.ts";
import { distinctNames } from "../../lib/text/distinct-names.ts";
import { languageName } from "../../lib/language-name.ts";
import { personalKind } from "../../lib/text/personal-kind.ts";
import type { Selection } from "../selection/count-selection.ts";
import { COVER, withoutDialled } from "../texts/covered.ts";

export interface ReportNames {
  /** The name of a dimension, such as the title of a question. */
  readonly ofDimension: (dimension: ReportDimension) => string;
  /** The name of a value; undefined where no other one is known than came with it. */
  readonly ofValue: (dimension: ReportDimension, id: string) => string | undefined;
}

/** The same names, but that two rows of a breakdown are never called the same. */
export function distinctIn({ rows }: Selection, names: ReportNames): ReportNames {
  const distinct = new Map(
    NAMED_DIMENSIONS.map((dimension) => [
      dimension,
      distinctNames(
        (rows.get(dimension) ?? []).map((row) => ({ id: row.id, name: nameOf(names, dimension, row) })),
      ),
    ]),
  );
  return {
    ...names,
    ofValue: (dimension, id) => distinct.get(dimension)?.get(id) ?? names.ofValue(dimension, id),
  };
}

/** Those whose values are called something else than they are. */
const NAMED_DIMENSIONS: readonly ReportDimension[] = ["touchpoint", "survey", "team", "question", "language"];

/** What points at a person in metadata and in answers that name no choice is covered: a report is for others to read. */
export function idOf(names: ReportNames, dimension: ReportDimension, id: string): string {
  const kind = kindOf(dimension);
  if (kind === "metadata" && personalKind(id, keyOf(dimension)) !== undefined) return COVER;
  const isFree = kind === "metadata" || (kind === "answer" && names.ofValue(dimension, id) === undefined);
  return isFree && /\s/.test(id.trim()) ? withoutDialled(id) : id;
}

export function nameOf(
  names: ReportNames,
  dimension: ReportDimension,
  { id, name }: { readonly id: string; readonly name: string },
): string {
  const shown = idOf(names, dimension, id);
  if (shown !== id) return shown;
  return names.ofValue(dimension, id) ?? (name === "" ? id : name);
}

export type ReportCatalog = ReturnType<typeof reportCatalog>;

/** `asked`: surveys in the language asked for; `versions`: in all their languages; `told`: the report's language. */
export function reportCatalog(
  asked: readonly Survey[],
  versions: readonly (readonly Survey[])[],
  told: string,
) {
  const surveys = distinctNames(asked.map(({ _id, name, teamName }) => ({ id: _id, name, owner: teamName })));
  const questionsBy = (idOfOne: (question: QuestionIdentity) => string) =>
    distinctNames(
      asked.flatMap(({ _id: surveyId, name: owner, questions }) =>
        questions.map(({ _id, title: name }) => ({ id: idOfOne({ surveyId, _id }), name, owner })),
      ),
    );
  const questions = questionsBy(({ _id }) => _id);
  const byKey = questionsBy(questionKey);
  const titles = choiceTitles(asked);
  const names: ReportNames = {
    ofDimension: (dimension) => {
      const key = keyOf(dimension);
      return kindOf(dimension) === "answer" ? (questions.get(key) ?? key) : key;
    },
    ofValue: (dimension, id) => {
      if (dimension === "survey") return surveys.get(id);
      if (dimension === "question") return questions.get(id) ?? byKey.get(id);
      if (dimension === "language") return languageName(id, told);
      return titles.get(titleKey(dimension, id));
    },
  };
  return {
    choices: knownChoices([asked, ...versions].flat()),
    names,
    questions: surveyedQuestions(asked, versions.flat()),
  };
}

/** Every question with its wording in each of its languages; a title that a language lacks is empty. */
function surveyedQuestions(asked: readonly Survey[], all: readonly Survey[]): readonly SurveyedQuestion[] {
  const titles = new Map(
    [...asked, ...all].flatMap((survey) =>
      survey.questions.map(({ _id, language, title }) => [wordingKey(survey._id, _id, language), title]),
    ),
  );
  return asked.flatMap(({ _id: survey, questions }) =>
    questions.map(({ _id: id, questionType: type, title, language, languages }, at) => ({
      survey,
      id,
      type,
      title,
      language,
      place: at + 1,
      titles: languages.map((each) => ({
        language: each,
        title: titles.get(wordingKey(survey, id, each)) ?? "",
      })),
    })),
  );
}

const wordingKey = (...parts: readonly string[]): string => JSON.stringify(parts);

const titleKey = (dimension: ReportDimension | `answer:${string}`, id: string): string =>
  `${dimension} ${id}`;

const choiceTitles = (surveys: readonly Survey[]): ReadonlyMap<string, string> =>
  new Map(
    surveys.flatMap(({ questions }) =>
      questions.flatMap(({ _id, choices }) =>
        [...distinctChoices(choices)].map(([id, title]) => [titleKey(`answer:${_id}`, id), title] as const),
      ),
    ),
  );
