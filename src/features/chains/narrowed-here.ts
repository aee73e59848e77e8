/** What the API can't filter by and this side looks for, page by page: the respondent's language and the team. */
import type { ResponseChain } from "../../contract/resources.ts";
import type { ScreenValues } from "../../filters/fields.ts";

type NarrowedHere = Pick<ScreenValues, "language" | "team">;

export const isNarrowedHere = ({ language, team }: NarrowedHere): boolean =>
  language !== undefined || team !== undefined;

/** True for a chain with the language and the team asked for. */
export const fitsHere = (
  chain: Pick<ResponseChain, "language" | "teamId">,
  { language, team }: NarrowedHere,
): boolean =>
  (language === undefined || chain.language === language) && (team === undefined || chain.teamId === team);
