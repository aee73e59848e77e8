/** The plain model that every store is held against: filters and orders that are slow and plainly right. */
import type { ChainFilter } from "../../contract/queries.ts";
import type { ArchivedChain, ArchivedSurvey } from "../documents/documents.ts";
import { inScope, type Scope } from "./store.ts";

/** What matches, newest first. */
export function modelled(
  chains: readonly ArchivedChain[],
  scope: Scope,
  filter: ChainFilter,
): ArchivedChain[] {
  const { createdFrom = -Infinity, createdTo = Infinity, touchpointId, surveyId = [] } = filter;
  return chains
    .filter((chain) => inScope(scope, chain.teamId))
    .filter((chain) => createdFrom <= chain.createdAt && chain.createdAt <= createdTo)
    .filter((chain) => touchpointId === undefined || chain.touchpointId === touchpointId)
    .filter((chain) => surveyId.length === 0 || surveyId.includes(chain.surveyId))
    .filter((chain) => filter.isClosed === undefined || chain.isClosed === filter.isClosed)
    .filter((chain) => filter.surveyVersion === undefined || chain.surveyVersion === filter.surveyVersion)
    .toSorted((a, b) => b.createdAt - a.createdAt || byCodePoint(b._id, a._id));
}

const codePoints = (text: string): number[] => Array.from(text, (character) => character.codePointAt(0) ?? 0);

function byCodePoint(a: string, b: string): number {
  const [left, right] = [codePoints(a), codePoints(b)];
  const at = left.findIndex((point, index) => point !== right[index]);
  return at < 0 ? left.length - right.length : (left[at] ?? 0) - (right[at] ?? -1);
}

export const byName = (a: ArchivedSurvey, b: ArchivedSurvey): number =>
  byCodePoint(a.name, b.name) || byCodePoint(a._id, b._id);
