import type { Connection } from "../../../client/connection.ts";
import { chainWalk } from "./chain-walk.ts";
import { nextFrame } from "./next-frame.ts";
import { Reading } from "./reading.ts";
import type { ReadRequest } from "./read-request.ts";

/** Requests whose answers are kept; the one not looked at for longest goes first. */
const MOST_KEPT = 6;

/** Lasts as long as the connection: nothing that was read survives signing out. */
const kept = new WeakMap<Connection, Map<string, Reading>>();

/** The reading for a request, the same one for the same request. */
export function readingFor(connection: Connection, request: ReadRequest): Reading {
  const readings = kept.get(connection) ?? new Map<string, Reading>();
  kept.set(connection, readings);
  const key = JSON.stringify(request);
  const reading = readings.get(key) ?? startReading(connection, request);
  readings.delete(key);
  readings.set(key, reading);
  for (const oldest of [...readings.keys()].slice(0, -MOST_KEPT)) readings.delete(oldest);
  return reading;
}

function startReading({ client, seen }: Connection, request: ReadRequest): Reading {
  const { isClosed, surveyVersion } = request;
  return new Reading({
    startWalk: chainWalk(client, request, Date.now),
    facts: { isClosed, surveyVersion },
    note: seen.note,
    schedule: nextFrame,
  });
}
