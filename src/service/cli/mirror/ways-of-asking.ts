/**
 * What the API does not tell of a chain, whether it is closed and its survey version, is learned by asking with each
 * value of the two filters: every chain answers to one of these.
 */
import type { SurveyVersion } from "../../../contract/queries.ts";

export interface WayOfAsking {
  /** What its progress is kept under. */
  readonly name: string;
  readonly isClosed: boolean;
  readonly surveyVersion: SurveyVersion;
}

const way = (isClosed: boolean, surveyVersion: SurveyVersion): WayOfAsking => ({
  name: `${isClosed ? "closed" : "open"} ${surveyVersion}`,
  isClosed,
  surveyVersion,
});

/** Open chains first: one that is closed meanwhile then comes twice, the other way round it would never come. */
export const WAYS: readonly WayOfAsking[] = [way(false, 3), way(false, 2), way(true, 3), way(true, 2)];
