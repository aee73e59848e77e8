import { writtenQuestions, isScorable } from "../../../analysis/metric/metric.ts";
import type { AnsweredQuestion } from "../../../analysis/slice/questions.ts";
import { questionKey, questionNames, type QuestionIdentity } from "../../../contract/question-key.ts";
import type { Survey } from "../../../contract/resources.ts";
import { isNpsQuestion, surveysAmong } from "../../../filters/use-surveys.ts";

/** An NPS question that the screen can be narrowed to. */
export interface NpsQuestion {
  /** As `questionNames` has it. */
  readonly id: string;
  /** Its title in the question language, with its survey where titles are the same; its id where it has none. */
  readonly label: string;
}

interface Titled extends QuestionIdentity {
  readonly title: string;
  /** Its survey's name. */
  readonly survey: string;
}

/**
 * The NPS questions of `surveys`, in their order, then those that were answered though no survey has them any more.
 * An empty `chosen` stands for every survey. An id that is `named` and that several share stands for them together. Questions are told apart by survey and id: titles change with the language.
 */
export function npsQuestions(
  surveys: readonly Survey[],
  answered: readonly Pick<AnsweredQuestion, "surveyId" | "questionId">[],
  chosen: readonly string[],
  named?: string,
): readonly NpsQuestion[] {
  const asked = surveys.flatMap((survey) => titledIn(survey, isNpsQuestion));
  const known = new Set(asked.map(questionKey));
  const names = new Map(surveys.map(({ _id, name }) => [_id, name]));
  const gone = answered
    .map(({ surveyId, questionId }) => ({ surveyId, _id: questionId }))
    .filter((question) => question._id !== "" && !known.has(questionKey(question)))
    .map(({ surveyId, _id }) => ({ surveyId, _id, title: _id, survey: names.get(surveyId) ?? "" }));
  const all = [...new Map([...asked, ...gone].map((question) => [questionKey(question), question])).values()];
  const nameOf = questionNames(all);
  const offered = all.filter(({ surveyId }) => chosen.length === 0 || chosen.includes(surveyId));
  const each = offered.map((question) => ({ id: nameOf(question), label: labelAmong(question, offered) }));
  const shared = offered.filter(({ _id }) => _id === named);
  return named === undefined || shared.length < 2
    ? each
    : [...each, { id: named, label: shared.map((question) => labelAmong(question, offered)).join(" + ") }];
}

/** The questions that can be scored otherwise than NPS, each as `SURVEY:QUESTION`; an empty `chosen` stands for every survey. */
export function scorableQuestions(surveys: readonly Survey[], chosen: readonly string[]) {
  const offered = surveysAmong(surveys, chosen).flatMap((survey) =>
    titledIn(survey, ({ questionType }) => isScorable(questionType)),
  );
  return offered.map((question) => ({
    id: writtenQuestions({ survey: question.surveyId, questions: [question._id] }),
    label: labelAmong(question, offered),
  }));
}

const titledIn = (
  { _id: surveyId, name, questions }: Survey,
  isWanted: (question: Survey["questions"][number]) => boolean,
): readonly Titled[] =>
  questions.filter(isWanted).map(({ _id, title }) => ({ _id, surveyId, title: title || _id, survey: name }));

/** With as much of its survey as it takes to tell it from the others. */
function labelAmong(question: Titled, all: readonly Titled[]): string {
  const { title, survey, surveyId } = question;
  const alike = all.filter((other) => other !== question && other.title === title);
  if (alike.length === 0) return title;
  if (survey === "") return surveyId === "" ? title : `${title} (${surveyId})`;
  const isCopy = alike.some((other) => other.survey === survey && other.surveyId !== surveyId);
  return isCopy ? `${title} (${survey}, ${surveyId})` : `${title} (${survey})`;
}
