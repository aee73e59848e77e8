import type { ChainFilter } from "../../../contract/queries.ts";
import { chainFilter, appliedHere } from "../../../filters/chain-filter.ts";
import type { ScreenValues } from "../../../filters/fields.ts";

/** Which chains of a survey are read. */
export interface SurveyRequest {
  /** What the API is asked for. */
  readonly filter: ChainFilter;
  /** What the API can't filter by. */
  readonly appliedHere: ScreenValues;
}

/** The request behind a screen's values, for one survey; days are read in `zone`. */
export function surveyRequest(survey: string, values: ScreenValues, zone: string): SurveyRequest {
  return { filter: chainFilter({ ...values, survey: [survey] }, zone), appliedHere: appliedHere(values) };
}
