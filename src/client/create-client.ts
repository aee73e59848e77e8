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
  readonly noteAddress: (address: string | undefined) => void;
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

  /** What streams answers reads lists as this client writes them. */
  const isKnown = () => stream.url !== undefined;
  const ofQuestions = severalSurveys<QuestionsQuery, Question>(isKnown);
  const questions: Client["questions"] = (query, options) =>
    ofQuestions(query, async (asked) =>
      readPage(await get(["questions"], writeQuery(asked), options), {
        schema: questionRows,
        isAsked: (question) =>
          isIn(question._id, query.questionId) && isIn(question.surveyId, query.surveyId),
        skip: query.skip ?? 0,
      }),
    );

  const ofChains = severalSurveys<ChainsQuery, ResponseChain>(isKnown);
  const chains: Client["chains"] = (query, options) => {
    const noting = { ...options, onHeaders: note };
    const outer = widened(query);
    return ofChains(query, async (asked) =>
      readPage(await get(CHAINS_PATH, chainsSearch(asked), noting), {
        schema: chainRows,
        isAsked: (chain) => matchesVisibly(chain, query),
        isMargin: (chain) => matchesVisibly(chain, outer),
        skip: query.skip ?? 0,
      }),
    );
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
      noteAddress: stream.noteAddress,
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

interface OfSurveys {
  readonly surveyId?: readonly string[];
  readonly skip?: number;
}

/**
 * Has several surveys asked for at once, or all where the deployment refuses that or takes it for something else: the
 * specification has no way to write a list, and rows are left out here, too. Which of both is settled by a first page, as
 * places differ between the two lists. `isKnown` tells that lists are understood.
 */
function severalSurveys<Query extends OfSurveys, Row extends { readonly surveyId: string }>(
  isKnown: () => boolean,
) {
  let isTaken: boolean | undefined;

  return async (query: Query, ask: (query: Query) => Promise<Page<Row>>): Promise<Page<Row>> => {
    if (query.surveyId?.[1] === undefined) return ask(query);
    const isFirst = (query.skip ?? 0) === 0;
    if (isTaken !== false)
      try {
        const page = await ask(query);
        const shown =
          isFirst && isTaken === undefined && !isKnown() ? await isOfAll(page, query, ask) : undefined;
        // Another list may have settled it meanwhile.
        isTaken ??= shown;
        if (isTaken !== false || !isFirst) return page;
      } catch (thrown) {
        const refusals = isFirst && !isKnown() ? [...REFUSALS, ...FAILURES] : REFUSALS;
        if (isTaken || !refusals.some((status) => hasStatus(thrown, status))) throw thrown;
      }
    const page = await ask({ ...query, surveyId: [] });
    // Of a place further down, it may be the place that was refused.
    if (isFirst) isTaken = false;
    return page;
  };
}

/**
 * Whether a first page is of all surveys asked for; undefined where nothing tells. Those who read one name of several read
 * another one of them turned round, those who read all as one name have nothing of it.
 */
async function isOfAll<Query extends OfSurveys, Row extends { readonly surveyId: string }>(
  page: Page<Row>,
  query: Query,
  ask: (query: Query) => Promise<Page<Row>>,
): Promise<boolean | undefined> {
  if (page.notAsked > 0 || new Set(page.rows.map(({ surveyId }) => surveyId)).size > 1) return true;
  const surveys = query.surveyId ?? [];
  try {
    if (page.received > 0) {
      const turned = await ask({ ...query, surveyId: surveys.toReversed() });
      return JSON.stringify(turned.ids) === JSON.stringify(page.ids);
    }
    for (const id of surveys) if ((await ask({ ...query, surveyId: [id] })).received > 0) return false;
  } catch {
    // The page itself came.
  }
  return undefined;
}

/** How a list of surveys may be refused. */
const REFUSALS = [400, 414, 422];
/** Some deployments fail over what they do not expect. */
const FAILURES = [500, 501];

const isIn = (id: string, ids: readonly string[] | undefined): boolean =>
  ids === undefined || ids.length === 0 || ids.includes(id);
