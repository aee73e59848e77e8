import type { Connection } from "../../../client/connection.ts";
import type { Purpose } from "./messages.ts";
import { ReaderLink } from "./reader-link.ts";
import { SurveyReading } from "./survey-reading.ts";
import type { SurveyRequest } from "./survey-request.ts";

/** Readings that were left are kept, to be gone on with; the one left first goes first. */
const MOST_KEPT = 4;

interface Kept {
  readonly link: ReaderLink;
  readonly readings: Map<string, SurveyReading>;
}

/** Lasts as long as the connection: nothing that was read survives signing out. */
const kept = new WeakMap<Connection, Kept>();

/** What the questions add up to for a request: the same reading for the same request. */
export function readingFor(connection: Connection, request: SurveyRequest): SurveyReading {
  const { link, readings } = keptOf(connection);
  const key = JSON.stringify(request);
  const reading = readings.get(key) ?? new SurveyReading(link, request, { kind: "summaries" });
  readings.delete(key);
  readings.set(key, reading);
  for (const [oldest, left] of [...readings].slice(0, -MOST_KEPT)) {
    left.close();
    readings.delete(oldest);
  }
  return reading;
}

/** A reading that nobody else has: whoever opens it closes it. */
export const openReading = (
  connection: Connection,
  request: SurveyRequest,
  purpose: Purpose,
): SurveyReading => new SurveyReading(keptOf(connection).link, request, purpose);

function keptOf(connection: Connection): Kept {
  const known = kept.get(connection) ?? { link: new ReaderLink(connection), readings: new Map() };
  kept.set(connection, known);
  return known;
}
