/** Whether a stored chain is visible in a scope and has what a filter asks for. */
import { matchesVisibly } from "../../../contract/matching.ts";
import type { ChainFilter } from "../../../contract/queries.ts";
import type { ArchivedChain } from "../../documents/documents.ts";
import type { Scope } from "../store.ts";

/** The facts of a chain that it can be selected by. */
export type ChainFacts = Pick<
  ArchivedChain,
  "createdAt" | "touchpointId" | "surveyId" | "teamId" | "isClosed" | "surveyVersion"
>;

export function selects(scope: Scope, filter: ChainFilter, chain: ChainFacts): boolean {
  if (scope !== "all" && !scope.includes(chain.teamId)) return false;
  if (filter.isClosed !== undefined && chain.isClosed !== filter.isClosed) return false;
  if (filter.surveyVersion !== undefined && chain.surveyVersion !== filter.surveyVersion) return false;
  return matchesVisibly(chain, filter);
}
