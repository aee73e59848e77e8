import type { ChainFilter } from "../../../contract/queries.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import { chainFilter } from "../../../filters/chain-filter.ts";
import type { ScreenValues } from "../../../filters/fields.ts";

/** Which chains of a survey are read. */
export interface SurveyRequest {
  /** What the API is asked for. */
  readonly filter: ChainFilter;
  /** What the API can't filter by. */
  readonly team: string | undefined;
  readonly language: string | undefined;
}

/** The request behind a screen's values, for one survey; days are read in `zone`. */
export function surveyRequest(survey: string, values: ScreenValues, zone: string): SurveyRequest {
  const { team, language } = values;
  return { filter: chainFilter({ ...values, survey: [survey] }, zone), team, language };
}

/** Whether a chain that came is one of those that are looked at. */
export const isLookedAt = (
  { teamId, language }: Pick<ResponseChain, "teamId" | "language">,
  request: SurveyRequest,
): boolean =>
  (request.team === undefined || teamId === request.team) &&
  (request.language === undefined || language === request.language);
