/** What tells a question apart: survey and id, as copied surveys keep the ids of their questions. */

export interface QuestionIdentity {
  readonly surveyId: string;
  readonly _id: string;
}

/** Survey and id as one text; two questions never have the same. */
export const questionKey = ({ surveyId, _id }: QuestionIdentity): string =>
  `${surveyId.replaceAll("%", "%25").replaceAll(".", "%2E")}.${_id}`;

/** The id that `encodedId` wrote; another `%` stands for itself. */
export const decodedId = (text: string): string => text.replaceAll(/%(25|3A|2C)/gi, decodeURIComponent);

/** Whether `name`, a key or an id alone, names the question. */
export const isNamed = (name: string, question: QuestionIdentity): boolean =>
  name === question._id || name === questionKey(question);

/** What each of `questions` goes by: its id where no other survey among them has it, else its key. */
export function questionNames(questions: Iterable<QuestionIdentity>): (question: QuestionIdentity) => string {
  const surveys = new Map<string, Set<string>>();
  for (const { surveyId, _id } of questions) surveys.set(_id, (surveys.get(_id) ?? new Set()).add(surveyId));
  return (question) => ((surveys.get(question._id)?.size ?? 0) > 1 ? questionKey(question) : question._id);
}

/** What each of `questions` is titled; undefined for any other, and for one without a title. */
export function questionTitles(
  questions: Iterable<QuestionIdentity & { readonly title: string }>,
): (question: QuestionIdentity) => string | undefined {
  const titles = new Map<string, string>();
  for (const question of questions) titles.set(questionKey(question), question.title);
  return (question) => titles.get(questionKey(question)) || undefined;
}
