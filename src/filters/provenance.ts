/** What a downloaded file says about itself: which chains its numbers rest on, read from where and when. */
import type { SecondBounds } from "../lib/time/dates.ts";
import type { ProvenanceLine } from "../lib/text/csv.ts";
import type { ScreenValues } from "./fields.ts";
import { activeFilters } from "./narrowing.ts";
import { sliceFilter } from "./sliced-by.ts";
import { searchFor, stringifySearch } from "./search.ts";

/** What numbers rest on, beyond the filters of the screen. */
export interface Sources {
  readonly values: ScreenValues;
  readonly zone: string;
  readonly apiAddress: string;
  /** What is scored, with its definition, where it is not NPS. */
  readonly scored?: string | undefined;
  /** Chains that match. */
  readonly chains: number;
  readonly complete: boolean;
  /** Chains that came in a form that can't be read. */
  readonly unreadable: number;
  /** When reading began that last brought anything, in unix milliseconds; undefined before that. */
  readonly readAt: number | undefined;
  /** Until when everything was read, in unix seconds; when reading began where that is not known. */
  readonly readUntil?: number | undefined;
}

const missing = (unreadable: number) => (unreadable === 0 ? "yes" : `no: ${unreadable} could not be read`);

/** Where the numbers of a downloaded file come from. */
export function provenance(sources: Sources): readonly ProvenanceLine[] {
  const { values, zone, apiAddress, scored, chains, complete, unreadable, readAt } = sources;
  const { readUntil = readAt === undefined ? undefined : Math.floor(readAt / 1000) } = sources;
  const sliced = sliceFilter(values, zone);
  const bounds: readonly SecondBounds[] = [
    sliced,
    ...(sliced.brush === undefined ? [] : [sliced.brush]),
    ...(readUntil === undefined ? [] : [{ createdTo: readUntil }]),
  ];
  const from = Math.max(...bounds.flatMap(({ createdFrom }) => createdFrom ?? []));
  const to = Math.min(...bounds.flatMap(({ createdTo }) => createdTo ?? []));
  const names = [...activeFilters(values), "question"] as const;
  const filters = Object.fromEntries(names.map((name) => [name, values[name]]));
  const asked = stringifySearch(searchFor(undefined, filters)).slice(1);
  return [
    ["source", "Earshot, from the Feedback Survey Read API v5.0.3"],
    ["API address", apiAddress],
    ...(scored === undefined ? [] : ([["score", scored]] as const)),
    ["read", readAt === undefined ? "not yet" : new Date(readAt).toISOString()],
    ["responses", chains],
    ["complete", !complete ? "no: not everything had been read" : missing(unreadable)],
    ["filters", asked === "" ? "none" : decodeURIComponent(asked.replaceAll("+", " "))],
    ["time zone", zone],
    ["createdFrom (unix seconds)", Number.isFinite(from) ? from : "open"],
    ["createdTo (unix seconds)", Number.isFinite(to) ? to : "open"],
  ];
}
