/** The parameters of each endpoint as typed queries, which the client writes and the service reads. */
import type { ResponseChain } from "./resources.ts";

/** Parameters of `GET /surveys`. */
export interface SurveysQuery {
  /** Documents to skip from the start; a whole number from 0. */
  readonly skip?: number;
  /** A language code. */
  readonly preferredLanguage?: string;
}

/** Parameters of `GET /questions`. */
export interface QuestionsQuery extends SurveysQuery {
  /** Only these questions; an empty list is no filter. */
  readonly questionId?: readonly string[];
  /** Only questions of these surveys; an empty list is no filter. */
  readonly surveyId?: readonly string[];
}

/** What response chains can be filtered by. Every part given must hold. */
export interface ChainFilter {
  /** Unix seconds, included. */
  readonly createdFrom?: number;
  /** Unix seconds, included. */
  readonly createdTo?: number;
  readonly touchpointId?: string;
  /** Any of these; an empty list is no filter. */
  readonly surveyId?: readonly string[];
  readonly isClosed?: boolean;
  readonly surveyVersion?: SurveyVersion;
}

/** Parameters of `GET /response-chains`. */
export interface ChainsQuery extends ChainFilter, SurveysQuery {}

/** Parameters of `GET /response-chains/<id>`. */
export interface ChainQuery {
  readonly preferredLanguage?: string;
}

/** Version of the survey data: the two that the specification calls current. */
export type SurveyVersion = 2 | 3;

type Visible = Pick<ResponseChain, "createdAt" | "touchpointId" | "surveyId">;

/**
 * True when `chain` lies in the bounds (both included, whole unix seconds) and has the touchpoint and a survey asked for. The client filters again with
 * it whatever a deployment returns. Chains don't say what else is filtered by.
 */
export function matchesVisibly(chain: Visible, filter: ChainFilter): boolean {
  const {
    createdFrom = -Infinity,
    createdTo = Infinity,
    touchpointId = chain.touchpointId,
    surveyId = [],
  } = filter;
  return (
    chain.createdAt >= createdFrom &&
    chain.createdAt < createdTo + 1 &&
    chain.touchpointId === touchpointId &&
    (surveyId.length === 0 || surveyId.includes(chain.surveyId))
  );
}
