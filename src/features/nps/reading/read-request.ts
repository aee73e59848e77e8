import { chainFilter } from "../../../filters/chain-filter.ts";
import type { ScreenValues } from "../../../filters/fields.ts";
import type { ChainFilter } from "../../../contract/queries.ts";

/** What the API must be asked for. Everything else is sliced from what was read. */
export type ReadRequest = Omit<ChainFilter, "touchpointId">;

/** The request behind a screen's values; surveys in one order, so that equal requests look equal. */
export function readRequest(values: ScreenValues, zone: string): ReadRequest {
  const { touchpointId: _, surveyId, ...rest } = chainFilter(values, zone);
  return surveyId === undefined ? rest : { ...rest, surveyId: surveyId.toSorted() };
}
