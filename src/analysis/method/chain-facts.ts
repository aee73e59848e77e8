/** How many chains are open, and of which version, where no chain tells it: the API is asked for a part of them again. */
import type { ChainFilter, SurveyVersion } from "../../contract/queries.ts";
import type { ChainFacts } from "./method-tally.ts";

type Narrowing = Pick<ChainFilter, "isClosed" | "surveyVersion">;

/**
 * Of `total` chains that match, narrowed by `known` already. `count` counts those that match one narrowing more, those
 * that are mostly fewer; undefined where they could not all be read.
 */
export async function chainFacts(
  total: number,
  { isClosed, surveyVersion }: Narrowing,
  count: (narrowing: Narrowing) => Promise<number | undefined>,
): Promise<ChainFacts | undefined> {
  const open = isClosed === undefined ? await count({ isClosed: false }) : isClosed ? 0 : total;
  const older =
    surveyVersion === undefined ? await count({ surveyVersion: 2 }) : surveyVersion === 2 ? total : 0;
  if (open === undefined || older === undefined) return undefined;
  return {
    open,
    versions: new Map<SurveyVersion, number>([
      [2, older],
      [3, total - older],
    ]),
  };
}
