/** Believable feedback of an outdoor shop as archive lines, in order of time; same options, same bytes. */
import type { ArchivedChain, ArchiveLine } from "../service/documents/documents.ts";
import { sampleCalendar, shares, type SampleCalendar } from "./calendar.ts";
import { chainDocument } from "./chain-document.ts";
import { Random } from "./random/random.ts";
import { sampleDocuments, type SampleDocuments } from "./survey-documents.ts";

export const DEFAULT_CHAINS = 12_000;
/** The last day of the two years, in UTC, where none is named: the same bytes on every day. */
export const DEFAULT_UNTIL = "2026-10-31";

export interface SampleOptions {
  readonly chains: number;
  readonly seed: number;
  /** A calendar date from 1972 on; `DEFAULT_UNTIL` when absent. */
  readonly until?: string | undefined;
}

/** The lines one by one: a million chains need no more memory than one. */
export function* generateSample(options: SampleOptions): Generator<ArchiveLine> {
  const { chains, seed, until = DEFAULT_UNTIL } = options;
  const documents = sampleDocuments(seed);
  for (const survey of Object.values(documents.surveys)) yield { kind: "survey", ...survey };
  for (const chain of generateChains(chains, seed, documents, sampleCalendar(until)))
    yield { kind: "chain", ...chain };
}

/** Each chain has its own slice of all that comes in, so that they come out in order of time. */
function* generateChains(
  chains: number,
  seed: number,
  documents: SampleDocuments,
  calendar: SampleCalendar,
): Generator<ArchivedChain> {
  const { start, end, cumulated } = calendar;
  const everything = cumulated.at(-1) ?? 0;
  let hour = 0;
  let open = shares(start, end);
  for (let serial = 0; serial < chains; serial++) {
    const random = new Random(seed, serial + 1);
    const place = ((serial + random.next()) / chains) * everything;
    const hourBefore = hour;
    while ((cumulated[hour + 1] ?? Infinity) <= place) hour += 1;
    if (hour !== hourBefore) open = shares(start + hour * 3600, end);
    const [before, after] = [cumulated[hour] ?? 0, cumulated[hour + 1] ?? everything];
    const second = Math.floor(((place - before) / (after - before)) * 3600);
    yield chainDocument(random, start + hour * 3600 + second, { documents, calendar, open });
  }
}
