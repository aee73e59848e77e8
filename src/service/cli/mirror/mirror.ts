/** Copies a deployment that is known only through the API into a store, and accounts for all that it read. */
import type { ResponseChain } from "../../../contract/resources.ts";
import type { Client } from "../../../client/create-client.ts";
import { createWalk } from "../../../client/walk/walk.ts";
import { walkTwice } from "../command/deployment.ts";
import type { ArchivedChain, ArchivedSurvey } from "../../documents/documents.ts";
import { questionsStillAnswered, SurveyQuestions } from "../../archive/survey-questions.ts";
import type { FeedbackReader, FeedbackWriter } from "../../store/store.ts";
import type { SurveysInLanguage, WayOfAsking } from "./merge-surveys.ts";
import { languagesOf, mergeSurveys, toArchivedChain, toArchivedSurvey, WAYS } from "./merge-surveys.ts";
import { MirrorReport } from "./mirror-report.ts";
import { afterSlice, nextSlice, type Held, type MirrorRun, type TimeSlice } from "./time-slices.ts";

export interface MirrorOptions {
  readonly client: Client;
  readonly store: FeedbackWriter & Pick<FeedbackReader, "countChains">;
  readonly signal: AbortSignal;
  /** The surveys whose chains are stored as far as the run tells. */
  readonly known: readonly string[];
  /** Keeps how far the run has come; what it tells has been written to the store. */
  readonly saveRun: (run: MirrorRun, held: Held) => void;
  readonly onChains: (read: number) => void;
  /** Hears that everything is read again, since the token shows chains that no run has read. */
  readonly onStartOver: () => void;
}

/** Requests under way at once. */
const MOST_IN_FLIGHT = 4;
/** Surveys that one address names. */
const MOST_NAMED = 50;
/** Chains a transaction. */
const BATCH = 2_000;

/** Reads all of `run`. Throws an `ApiError` where not even a first page can be read, and what the store throws. */
export async function mirror(run: MirrorRun, options: MirrorOptions): Promise<MirrorReport> {
  const report = new MirrorReport();
  const surveys = await mirrorSurveys(options, report);
  const copy = new ChainCopy(options, report, surveys);
  const ids = surveys.map((survey) => survey._id);
  let current = run;
  if (await isAnythingUnread(run, ids, options)) {
    options.onStartOver();
    current = { until: run.until, reached: {} };
  }
  for (const way of WAYS) {
    for (
      let slice = nextSlice(current, way.name);
      slice !== undefined;
      slice = nextSlice(current, way.name)
    ) {
      const whole = await copy.slice(way, slice);
      if (!whole) break;
      current = afterSlice(current, way.name, slice);
      options.saveRun(current, await heldOf(options.store, ids, current.until));
      if (current.since === undefined && !(await copy.isAnythingOlder(way, slice))) break;
    }
  }
  return report;
}

/** How many chains of these surveys are stored, up to a moment in unix seconds. */
export const heldOf = async (
  store: Pick<FeedbackReader, "countChains">,
  surveys: readonly string[],
  until: number,
): Promise<Held> => ({
  surveys: [...surveys],
  chains: surveys.length === 0 ? 0 : await store.countChains("all", { surveyId: surveys, createdTo: until }),
});

/** Whether surveys that no run has seen, as another token may show them, have chains where the run reads no more. */
async function isAnythingUnread(
  { until, since, reached }: MirrorRun,
  surveys: readonly string[],
  { client, signal, known }: MirrorOptions,
): Promise<boolean> {
  const isBegun = Object.keys(reached).length > 0;
  const surveyId = surveys.filter((id) => !known.includes(id));
  if (surveyId.length === 0 || (since === undefined && !isBegun)) return false;
  const createdTo = isBegun || since === undefined ? until : since - 1;
  for (let at = 0; at < surveyId.length; at += MOST_NAMED) {
    const named = surveyId.slice(at, at + MOST_NAMED);
    const page = await client.chains({ surveyId: named, createdTo }, { signal });
    if (page.rows.length + page.unreadable.length > 0) return true;
  }
  return false;
}

async function mirrorSurveys(
  { client, store, signal }: MirrorOptions,
  report: MirrorReport,
): Promise<readonly ArchivedSurvey[]> {
  const first = await client.allSurveys({}, { signal });
  const languages = languagesOf(first.rows);
  const versions: SurveysInLanguage[] = [];
  for (const language of languages) {
    const { rows, complete } = await client.allSurveys({ preferredLanguage: language }, { signal });
    versions.push({ language, surveys: rows });
    if (!complete) report.miss(`the surveys in ${language} could not all be read`);
  }
  if (!first.complete) report.miss("the surveys could not all be read");
  report.countUnreadable(first.unreadable.length);
  const merged = mergeSurveys(first.rows, versions);
  const taken = merged.flatMap((survey) => report.taken(survey._id, toArchivedSurvey(survey)));
  const surveys: ArchivedSurvey[] = [];
  await store.write(async (transaction) => {
    for (const survey of taken) {
      const gone = await questionsStillAnswered(transaction, survey);
      const whole = { ...survey, questions: [...survey.questions, ...gone] };
      surveys.push(whole);
      await transaction.putSurvey(whole);
    }
  });
  report.surveys = surveys.length;
  report.languages = languages.length;
  return surveys;
}

class ChainCopy {
  readonly #options: MirrorOptions;
  readonly #report: MirrorReport;
  readonly #questions = new SurveyQuestions({ survey: async () => undefined });
  #waiting: [ResponseChain, WayOfAsking][] = [];

  constructor(options: MirrorOptions, report: MirrorReport, surveys: readonly ArchivedSurvey[]) {
    this.#options = options;
    this.#report = report;
    for (const survey of surveys) this.#questions.learn(survey);
  }

  /** Copies what was created in a slice; false where something of it could not be read. */
  async slice(way: WayOfAsking, slice: TimeSlice): Promise<boolean> {
    const { client, signal } = this.#options;
    const { isClosed, surveyVersion } = way;
    const walk = createWalk<ResponseChain>({
      fetchPage: (skip, request) => client.chains({ ...slice, isClosed, surveyVersion, skip }, request),
      onPage: (chains) => this.#take(chains, way),
      mostInFlight: MOST_IN_FLIGHT,
    });
    const result = await walkTwice(walk, signal);
    await this.#flush();
    this.#report.countWalk(way, slice, result);
    return result.complete;
  }

  /** Whether there are chains from before the slice, whatever their kind. */
  async isAnythingOlder(way: WayOfAsking, { createdFrom }: TimeSlice): Promise<boolean> {
    const { client, signal } = this.#options;
    const { isClosed, surveyVersion } = way;
    const page = await client.chains({ createdTo: createdFrom - 1, isClosed, surveyVersion }, { signal });
    return page.rows.length + page.unreadable.length > 0;
  }

  async #take(chains: readonly ResponseChain[], way: WayOfAsking): Promise<void> {
    for (const chain of chains) {
      this.#report.countWay(chain._id, way);
      this.#waiting.push([chain, way]);
    }
    if (this.#waiting.length >= BATCH) await this.#flush();
  }

  async #flush(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    const chains: ArchivedChain[] = [];
    for (const [chain, way] of waiting) {
      const [archived] = this.#report.taken(chain._id, toArchivedChain(chain, way));
      if (archived === undefined) continue;
      const dangling = await this.#questions.missingFor(archived);
      if (dangling === undefined) chains.push(archived);
      else this.#report.refuse(chain._id, `${dangling.field} ${dangling.reason}`);
    }
    if (chains.length === 0) return;
    const { store, onChains } = this.#options;
    this.#report.countWrite(await store.write((transaction) => transaction.putChains(chains)));
    onChains(this.#report.written);
  }
}
