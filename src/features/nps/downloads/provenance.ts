import type { ScreenValues } from "../../../filters/fields.ts";
import { stringifySearch, writeSearch } from "../../../filters/search.ts";
import { dayBounds } from "../../../lib/dates.ts";
import { brushOf } from "../picks.ts";

/** What a downloaded chart rests on, beyond the filters of the screen. */
export interface Sources {
  readonly values: ScreenValues;
  readonly zone: string;
  readonly apiAddress: string;
  /** Chains that match. */
  readonly chains: number;
  readonly complete: boolean;
  /** When reading began that last brought anything, in unix milliseconds; undefined before that. */
  readonly readAt: number | undefined;
}

/** One line of what a file says about itself: a name, the same in every language, and its value. */
export type ProvenanceLine = readonly [name: string, value: string | number];

/** Where the numbers of a downloaded chart come from. */
export function provenance({
  values,
  zone,
  apiAddress,
  chains,
  complete,
  readAt,
}: Sources): readonly ProvenanceLine[] {
  const { tz: _zone, period: _period, lang: _lang, page: _page, ...filters } = values;
  const { createdFrom = "open", createdTo = "open" } = brushOf(values, zone) ?? dayBounds(values, zone);
  const asked = stringifySearch(writeSearch(filters)).slice(1);
  return [
    ["source", "Earshot, from the Feedback Survey Read API v5.0.3"],
    ["API address", apiAddress],
    ["read", readAt === undefined ? "not yet" : new Date(readAt).toISOString()],
    ["responses", chains],
    ["complete", complete ? "yes" : "no: not everything had been read"],
    ["filters", asked === "" ? "none" : decodeURIComponent(asked.replaceAll("+", " "))],
    ["time zone", zone],
    ["createdFrom (unix seconds)", createdFrom],
    ["createdTo (unix seconds)", createdTo],
  ];
}
