/**
 * The four endpoints of the API, typed. Every answer goes through a schema; every failure is an `ApiError`. A client
 * belongs to one deployment and one token, which stays inside it.
 */
import { widened } from "../contract/bounds.ts";
import { matchesVisibly } from "../contract/matching.ts";
import type { ChainQuery, ChainsQuery, QuestionsQuery, SurveysQuery } from "../contract/queries.ts";
import { questionKey } from "../contract/question-key.ts";
import { writeQuery } from "../contract/query-writing.ts";
import {
  chainSchema,
  questionSchema,
  surveySchema,
  type Question,
  type ResponseChain,
  type Survey,
} from "../contract/resources.ts";
import { collectAll, type Collection } from "./collect-all.ts";
import { isPathSegment } from "../lib/path-segment.ts";
import type { Credentials } from "./credentials.ts";
import { ApiError } from "./errors.ts";
import { createHttp, type HttpSettings, type RequestOptions } from "./http.ts";
import { type Page, parseOrThrow, readPage, rowSchema } from "./page.ts";

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
}

export function createClient(credentials: Credentials, settings: HttpSettings = {}): Client {
  const get = createHttp(credentials, settings);

  const surveys: Client["surveys"] = async (query, options) =>
    readPage(await get(["surveys"], writeQuery(query), options), {
      schema: surveyRows,
      isAsked: () => true,
      skip: query.skip ?? 0,
    });

  const questions: Client["questions"] = async (query, options) =>
    readPage(await get(["questions"], writeQuery(query), options), {
      schema: questionRows,
      isAsked: (question) => isIn(question._id, query.questionId) && isIn(question.surveyId, query.surveyId),
      skip: query.skip ?? 0,
    });

  return {
    surveys,
    questions,
    chains: async (query, options) => {
      const asked = widened(query);
      return readPage(await get(["response-chains"], writeQuery(asked), options), {
        schema: chainRows,
        isAsked: (chain) => matchesVisibly(chain, query),
        isMargin: (chain) => matchesVisibly(chain, asked),
        skip: query.skip ?? 0,
      });
    },
    chain: async (id, query, options) => {
      if (!isPathSegment(id))
        throw new ApiError({ kind: "http", status: 404, invalidParameters: [], attempts: 0 });
      const path = ["response-chains", id.toWellFormed()];
      return parseOrThrow(chainSchema, await get(path, writeQuery(query), options));
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

const isIn = (id: string, ids: readonly string[] | undefined): boolean =>
  ids === undefined || ids.length === 0 || ids.includes(id);
