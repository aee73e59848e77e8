/** Whether a chain is one that is looked at, by what it tells of itself. */
import type { ResponseChain } from "../../contract/resources.ts";
import type { SecondBounds } from "../../lib/time/dates.ts";
import type { SliceFilter } from "../slice/slice-filter.ts";

/** By the bounds, touchpoint, survey, team and language of `filter`; the same chains as its slice counts by these. */
export const isSelected = (
  chain: Pick<ResponseChain, "createdAt" | "touchpointId" | "surveyId" | "teamId" | "language">,
  filter: SliceFilter,
): boolean =>
  isWithin(chain, filter) &&
  isIn(filter.touchpoint, chain.touchpointId) &&
  isIn(filter.survey, chain.surveyId) &&
  isIn(filter.team, chain.teamId) &&
  isIn(filter.language, chain.language);

export const isWithin = (
  { createdAt }: Pick<ResponseChain, "createdAt">,
  { createdFrom = -Infinity, createdTo = Infinity }: SecondBounds,
): boolean => createdAt >= createdFrom && createdAt <= createdTo;

const isIn = (wanted: readonly string[] = [], id: string): boolean =>
  wanted.length === 0 || wanted.includes(id);
