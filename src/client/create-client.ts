/** The four endpoints of the API, typed: answers go through schemas, failures are `ApiError`s. */
import { widened, writeQuery, CHAINS_PATH, chainsSearch } from "./http/address.ts";
import type { ChainQuery, ChainsQuery, QuestionsQuery, SurveysQuery } from "../contract/queries.ts";
import { matchesVisibly } from "../contract/queries.ts";
import { announced, listRelation, type TeamListName } from "../contract/answers/answers-link.ts";
import type { AnswersQuery } from "../contract/answers-query.ts";
import { questionKey } from "../contract/question-key.ts";
import type { Question, ResponseChain, Survey } from "../contract/resources.ts";
import { chainSchema, questionSchema, surveySchema } from "../contract/resources.ts";
import { AnnouncedStream, ownUrl, type StreamMemory } from "./announced-stream.ts";
import { collectAll, type Collection } from "./collect-all.ts";
import { isPathSegment } from "../contract/endpoints.ts";
import type { Credentials } from "./http/credentials.ts";
import { ApiError, hasStatus } from "./http/errors.ts";
import { createHttp, type HttpSettings, type RequestOptions } from "./http/http.ts";
import { type Page, readOne, readPage, rowSchema } from "./page.ts";

const surveyRows = rowSchema(surveySchema);
const questionRows = rowSchema(questionSchema);
const chainRows = rowSchema(chainSchema);

export interface Client {
  /** One page of surveys, from `query.skip`. */
  readonly surveys: (query: SurveysQuery, options: RequestOptions) => Promise<Page<Survey>>;
  readonly questions: (query: QuestionsQuery, options: RequestOptions) => Promise<Page<Question>>;
  readonly chains: (query: ChainsQuery, options: RequestOptions) => Promise<Page<ResponseChain>>;
  /** One chain by its `_id`; an unknown one is an `http` fault with status 404. */
  readonly chain: (id: string, query: ChainQuery, options: RequestOptions) => Promise<ResponseChain>;
  /** All surveys, page after page; `query.skip` is ignored. */
  readonly allSurveys: (query: SurveysQuery, options: RequestOptions) => Promise<Collection<Survey>>;
  readonly allQuestions: (query: QuestionsQuery, options: RequestOptions) => Promise<Collection<Question>>;
  readonly answers: AnswersStream;
  /** A list that a team shares, as it was served; undefined where none is announced. Throws an `ApiError`. */
  readonly teamList: (name: TeamListName, options: RequestOptions) => Promise<unknown>;
}

/** All answers at once, where the deployment has announced that it streams them. */
export interface AnswersStream {
  /** True once an answer of `chains` has announced it, to this client or another one of this sign-in. */
  readonly isAnnounced: () => boolean;
  /** Takes note of where it was announced to another client of this sign-in; undefined where it is not any more. */
  readonly hear: (address: string | undefined) => void;
  /** Its bytes as they come. Throws an `ApiError`; nothing is asked for where it is not announced. */
  readonly read: (query: AnswersQuery, signal: AbortSignal) => AsyncIterable<Uint8Array<ArrayBuffer>>;
  /** It turned out broken, and is not asked for again. */
  readonly distrust: () => void;
}

export function createClient(
  credentials: Credentials,
  settings: HttpSettings = {},
  memory: StreamMemory = {},
): Client {
  const get = createHttp(credentials, settings);
  const stream = new AnnouncedStream(credentials.baseUrl, memory);

  /** What the newest answer of chains announces; undefined before the first. */
  let link: string | null | undefined;
  const note = (headers: Headers): void => {
    stream.note(headers);
    link = headers.get("link");
  };

  const surveys: Client["surveys"] = async (query, options) =>
    readPage(await get(["surveys"], writeQuery(query), options), {
      schema: surveyRows,
      isAsked: () => true,
      skip: query.skip ?? 0,
    });

  const ofQuestions = severalSurveys<QuestionsQuery>();
  const questions: Client["questions"] = async (query, options) =>
    readPage(await ofQuestions(query, (asked) => get(["questions"], writeQuery(asked), options)), {
      schema: questionRows,
      isAsked: (question) => isIn(question._id, query.questionId) && isIn(question.surveyId, query.surveyId),
      skip: query.skip ?? 0,
    });

  const ofChains = severalSurveys<ChainsQuery>();
  const chains: Client["chains"] = async (query, options) => {
    const asked = widened(query);
    const noting = { ...options, onHeaders: note };
    return readPage(await ofChains(query, (each) => get(CHAINS_PATH, chainsSearch(each), noting)), {
      schema: chainRows,
      isAsked: (chain) => matchesVisibly(chain, query),
      isMargin: (chain) => matchesVisibly(chain, asked),
      skip: query.skip ?? 0,
    });
  };

  return {
    surveys,
    questions,
    chains,
    chain: async (id, query, options) => {
      if (!isPathSegment(id))
        throw new ApiError({ kind: "http", status: 404, invalidParameters: [], attempts: 0 });
      const path = [...CHAINS_PATH, id.toWellFormed()];
      return readOne(await get(path, writeQuery(query), options), chainSchema);
    },
    answers: {
      isAnnounced: () => stream.url !== undefined,
      hear: stream.hear,
      distrust: stream.distrust,
      read: async function* (query, signal) {
        const { url } = stream;
        // A client of pages alone works without it.
        const { answerBytes } = await import("./http/stream-bytes.ts");
        yield* answerBytes(url, query, signal, credentials, settings.limits);
      },
    },
    teamList: async (name, options) => {
      // Where a worker reads, no page has announced one to this client; an empty page does.
      if (link === undefined && stream.url !== undefined)
        await chains({ createdFrom: 0, createdTo: 0 }, options);
      const url = ownUrl(announced(link ?? null, listRelation(name)), credentials.baseUrl);
      return url && get(url, "", options);
    },
    allSurveys: (query, options) =>
      collectAll(
        (skip) => surveys({ ...query, skip }, options),
        ({ _id }) => _id,
        options.signal,
      ),
    allQuestions: (query, options) =>
      collectAll((skip) => questions({ ...query, skip }, options), questionKey, options.signal),
  };
}

/**
 * Has several surveys asked for at once, or all where the deployment refuses that: the specification has no way to write
 * a list, and rows are left out here, too. Which of both is settled by the first answer, as places differ between the two lists.
 */
function severalSurveys<Query extends { readonly surveyId?: readonly string[]; readonly skip?: number }>() {
  let isTaken: boolean | undefined;
  return async (query: Query, ask: (query: Query) => Promise<unknown>): Promise<unknown> => {
    if (query.surveyId?.[1] === undefined) return ask(query);
    if (isTaken !== false)
      try {
        const body = await ask(query);
        isTaken = true;
        return body;
      } catch (thrown) {
        if (isTaken || ![400, 414, 422].some((status) => hasStatus(thrown, status))) throw thrown;
      }
    const body = await ask({ ...query, surveyId: [] });
    // Of a place further down, it may be the place that was refused.
    if ((query.skip ?? 0) === 0) isTaken = false;
    return body;
  };
}

const isIn = (id: string, ids: readonly string[] | undefined): boolean =>
  ids === undefined || ids.length === 0 || ids.includes(id);
