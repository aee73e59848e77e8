import type { ChainsQuery } from "../../../contract/queries.ts";
import { chainFilter } from "../../../filters/chain-filter.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { canonical } from "../queries/chains-asked.ts";

/** What the API is asked for a list of all rows. */
export function rowsQuery({ values, zone }: Pick<Screen, "values" | "zone">): ChainsQuery {
  const { lang } = values;
  const filter = canonical(chainFilter(values, zone));
  return lang === undefined ? filter : { ...filter, preferredLanguage: lang };
}
