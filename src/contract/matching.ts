/** Whether a chain fits a query. The client filters again with it; the memory store with it alone. */
import type { ChainFilter } from "./queries.ts";
import type { ResponseChain } from "./resources.ts";

type Visible = Pick<ResponseChain, "createdAt" | "touchpointId" | "surveyId">;

/** True when `chain` lies in the bounds (both included, unix seconds) and has the touchpoint and a survey asked for. */
export function matchesVisibly(chain: Visible, filter: ChainFilter): boolean {
  const { createdFrom, createdTo, touchpointId, surveyId } = filter;
  if (createdFrom !== undefined && chain.createdAt < createdFrom) return false;
  if (createdTo !== undefined && chain.createdAt > createdTo) return false;
  if (touchpointId !== undefined && chain.touchpointId !== touchpointId) return false;
  return surveyId === undefined || surveyId.length === 0 || surveyId.includes(chain.surveyId);
}
