/** Which questions each survey has, for checking what chains refer to. Surveys are looked up once. */
import type { FeedbackTransaction } from "../store/store.ts";
import type { ChainBatch } from "../store/chain-batch.ts";
import type {
  ArchivedChain,
  ArchivedResponse,
  ArchivedSurvey,
  ArchivedQuestion,
} from "../documents/documents.ts";

/** What a chain refers to. */
interface ChainReferences extends Pick<ArchivedChain, "surveyId"> {
  readonly responses: readonly Pick<ArchivedResponse, "surveyId" | "questionId">[];
}

export class SurveyQuestions {
  readonly #transaction: Pick<FeedbackTransaction, "survey">;
  readonly #known = new Map<string, ReadonlySet<string>>();

  constructor(transaction: Pick<FeedbackTransaction, "survey">) {
    this.#transaction = transaction;
  }

  learn(survey: ArchivedSurvey): void {
    this.#known.set(survey._id, new Set(survey.questions.map((question) => question._id)));
  }

  /** Whether there are all these surveys, each with these questions. */
  async haveAll(references: ChainBatch["references"]): Promise<boolean> {
    for (const [surveyId, questions] of references) {
      const known = await this.#questions(surveyId);
      if (known === undefined || !questions.isSubsetOf(known)) return false;
    }
    return true;
  }

  /** The first reference of `chain` to what is not there. */
  async missingFor(chain: ChainReferences) {
    if ((await this.#questions(chain.surveyId)) === undefined) {
      return { field: "surveyId", reason: `names the unknown survey ${quoted(chain.surveyId)}` };
    }
    for (const [index, { surveyId, questionId }] of chain.responses.entries()) {
      const questions = this.#known.get(surveyId) ?? (await this.#questions(surveyId));
      const field = `responses[${index}]`;
      if (questions === undefined) {
        return { field: `${field}.surveyId`, reason: `names the unknown survey ${quoted(surveyId)}` };
      }
      if (!questions.has(questionId)) {
        const reason = `names the question ${quoted(questionId)}, which survey ${quoted(surveyId)} does not have`;
        return { field: `${field}.questionId`, reason };
      }
    }
    return undefined;
  }

  async #questions(surveyId: string): Promise<ReadonlySet<string> | undefined> {
    if (!this.#known.has(surveyId)) {
      const survey = await this.#transaction.survey(surveyId);
      if (survey !== undefined) this.learn(survey);
    }
    return this.#known.get(surveyId);
  }
}

/** An id from outside for a message of one line. */
export const quoted = (id: string): string => JSON.stringify(id.length > 80 ? `${id.slice(0, 80)}…` : id);

/** Without them their answers would have no title, and an export could not be imported again. */
export async function questionsStillAnswered(
  transaction: Pick<FeedbackTransaction, "survey" | "answered">,
  { _id, questions }: ArchivedSurvey,
): Promise<readonly ArchivedQuestion[]> {
  const stored = await transaction.survey(_id);
  const kept = new Set(questions.map((question) => question._id));
  const leftOut = stored?.questions.filter((question) => !kept.has(question._id)) ?? [];
  if (leftOut.length === 0) return [];
  const answered = new Set(
    await transaction.answered(
      _id,
      leftOut.map((question) => question._id),
    ),
  );
  return leftOut.filter((question) => answered.has(question._id));
}
