/**
 * Events as files: read from CSV (RFC 4180, a head with `date` and `name`), iCalendar (RFC 5545) and JSON, told apart by
 * what they hold, and written as the first two. A file is read whole or not at all.
 */
import * as z from "zod/mini";
import { csvLine } from "../../lib/text/csv.ts";
import { JsonFault, locatedJson } from "../../lib/text/located-json.ts";
import { addDays, dateAt, isCalendarDate } from "../../lib/time/dates.ts";
import { textHash } from "../../lib/text/text-hash.ts";
import { datedEventSchema, inEventOrder, type DatedEvent } from "./dated-event.ts";

/** What is wrong with a file: its line, from 1, and what is to be there. */
export class EventFileError extends Error {
  override readonly name = "EventFileError";
  readonly line: number;
  readonly reason: string;

  constructor(line: number, reason: string) {
    super(`${line}: ${reason}`);
    [this.line, this.reason] = [line, reason];
  }
}

interface Draft {
  readonly line: number;
  readonly fields: Readonly<Record<string, string>>;
}

/** Reads a file. Moments of a calendar are days of `zone`. Throws an `EventFileError`. */
export function readEventFile(file: string, zone: string): readonly DatedEvent[] {
  const text = file.replace(/^\uFEFF/, "");
  if (/^\s*\{/.test(text)) return listedEvents(text);
  const drafts = /^BEGIN:VCALENDAR\s*$/im.test(text) ? calendarDrafts(text, zone) : csvDrafts(text);
  return drafts.map(({ line, fields }) => {
    const given = Object.entries(fields).filter(([name, value]) => value !== "" || name === "name");
    return eventFrom(Object.fromEntries(given), () => line);
  });
}

function eventFrom(given: unknown, lineOf: (path: readonly PropertyKey[]) => number): DatedEvent {
  const { data, error } = datedEventSchema.safeParse(given);
  if (data !== undefined) return data;
  const { path, message } = error.issues[0] ?? { path: [], message: "can't be read" };
  const reason = path.length === 0 ? "must be an event" : `${path.join(".")} ${message}`;
  throw new EventFileError(lineOf(path), reason);
}

/** Events of `{"events": [{"at", "name"}]}`, as a team keeps them. */
function listedEvents(text: string): readonly DatedEvent[] {
  try {
    const json = locatedJson(text);
    const lineOf = (...path: readonly PropertyKey[]) => json.lineOf(path);
    const { data } = listSchema.safeParse(json.value);
    if (data === undefined) throw new EventFileError(lineOf("events"), 'has no list "events"');
    return data.events.map((given, place) => eventFrom(given, (path) => lineOf("events", place, ...path)));
  } catch (error) {
    throw error instanceof JsonFault ? new EventFileError(error.line, error.message) : error;
  }
}

const listSchema = z.object({ events: z.array(z.unknown()) });

const COLUMNS: Readonly<Record<string, string>> = {
  date: "at",
  at: "at",
  name: "name",
  until: "until",
  touchpoint: "touchpoint",
};

function csvDrafts(text: string): readonly Draft[] {
  const separator = /^[^\n]*?([,;\t])/.exec(text)?.[1] ?? ",";
  const [head, ...rows] = csvRows(text, separator);
  const columns = (head?.cells ?? []).map((cell) => COLUMNS[cell.trim().toLowerCase()]);
  if (!columns.includes("at") || !columns.includes("name"))
    throw new EventFileError(1, "must name the columns date and name");
  return rows.map(({ line, cells }) => ({
    line,
    fields: Object.fromEntries(
      columns.flatMap((column, at) => (column === undefined ? [] : [[column, plain(cells[at] ?? "")]])),
    ),
  }));
}

/** Without the apostrophe that keeps a spreadsheet from calculating. */
const plain = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@＝＋－＠﹦﹢﹣﹫])/, "");

interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

function csvRows(text: string, separator: string): readonly CsvRow[] {
  const cell = new RegExp(`("(?:[^"]|"")*"|[^${separator}\\r\\n"]*)(${separator}|\\r?\\n|$)`, "y");
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let [line, started] = [1, 1];
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (found === null)
      throw new EventFileError(line, "has a quote that is not closed, or stands within a cell");
    const [whole, value = "", end] = found;
    cells.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value);
    line += whole.split("\n").length - 1;
    if (end === separator && cell.lastIndex < text.length) continue;
    if (cells.some((each) => each.trim() !== "")) rows.push({ line: started, cells });
    [cells, started] = [[], line];
  }
  return rows;
}

/** The events of a calendar that were not called off: their first day, and of those that last the last one. */
function calendarDrafts(text: string, zone: string): readonly Draft[] {
  const drafts: Draft[] = [];
  const within: string[] = [];
  let event = new Map<string, string>();
  let started = 1;
  for (const { line, content } of contentLines(text)) {
    const [, name = "", value = ""] =
      /^([\w-]+)(?:;[\w-]+=[^";:]*(?:"[^"]*"[^";:]*)*)*:(.*)$/s.exec(content) ?? [];
    const property = name.toUpperCase();
    if (property === "BEGIN") {
      within.push(value.trim().toUpperCase());
      if (within.at(-1) === "VEVENT") {
        event = new Map();
        started = line;
      }
    } else if (property === "END") {
      if (within.pop() === "VEVENT" && event.get("STATUS")?.toUpperCase() !== "CANCELLED")
        drafts.push({ line: started, fields: eventFields(event, zone) });
    } else if (within.at(-1) === "VEVENT" && !event.has(property)) event.set(property, value);
  }
  return drafts;
}

function eventFields(event: ReadonlyMap<string, string>, zone: string): Readonly<Record<string, string>> {
  const textOf = (name: string): string =>
    (event.get(name) ?? "").replace(/\\([\\;,nN])/g, (_, mark: string) => (/n/i.test(mark) ? "\n" : mark));
  const at = dayOf(event.get("DTSTART"), zone);
  const end = dayOf(event.get("DTEND"), zone, true);
  return {
    at: at ?? "",
    name: textOf("SUMMARY").trim(),
    until: end !== undefined && at !== undefined && end > at ? end : "",
    touchpoint: textOf("X-EARSHOT-TOUCHPOINT"),
  };
}

/**
 * A day as it is; of a moment in UTC that of the zone, and of any other that of its own clock. What ends as a day begins has
 * that day no more: of an end the day counts that it had a second before.
 */
function dayOf(value: string | undefined, zone: string, isEnd = false): string | undefined {
  const [, year, month, day, hours = "00", minutes = "00", seconds = "00", utc] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/.exec(value?.trim() ?? "") ?? [];
  if (year === undefined) return undefined;
  const date = `${year}-${month}-${day}`;
  const moment = Date.parse(`${date}T${hours}:${minutes}:${seconds}Z`);
  if (!isCalendarDate(date) || Number.isNaN(moment)) return date;
  return dateAt(moment / 1000 - Number(isEnd), utc === "Z" ? zone : "UTC");
}

/** Lines that go on in the next one, by a blank at its front, are one. */
function contentLines(text: string): readonly { readonly line: number; readonly content: string }[] {
  const lines: { line: number; content: string }[] = [];
  for (const [at, part] of text.split(/\r?\n/).entries()) {
    const last = lines.at(-1);
    if (/^[ \t]/.test(part) && last !== undefined) last.content += part.slice(1);
    else lines.push({ line: at + 1, content: part });
  }
  return lines;
}

/** `date,name`, and the columns of what only some events have where one has it. */
export function eventsAsCsv(events: readonly DatedEvent[]): string {
  const more = (["until", "touchpoint"] as const).filter((name) =>
    events.some((event) => event[name] !== undefined),
  );
  const rows = inEventOrder(events).map((event) =>
    [event.at, event.name].concat(more.map((name) => event[name] ?? "")),
  );
  return [["date", "name", ...more], ...rows].map((row) => csvLine(row)).join("");
}

const calendarEvent = ({ at, name, until = at, touchpoint }: DatedEvent, place: number): readonly string[] =>
  [
    "BEGIN:VEVENT",
    `UID:${place}-${textHash(`${at} ${name}`).toString(36)}@earshot`,
    `DTSTAMP:${compact(at)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(at)}`,
    `DTEND;VALUE=DATE:${compact(addDays(until, 1))}`,
    `SUMMARY:${escaped(name)}`,
  ].concat(touchpoint === undefined ? [] : [`X-EARSHOT-TOUCHPOINT:${escaped(touchpoint)}`], "END:VEVENT");

const compact = (date: string): string => date.replaceAll("-", "");

/** A calendar of whole days. */
export function eventsAsCalendar(events: readonly DatedEvent[]): string {
  const lines = inEventOrder(events).flatMap(calendarEvent);
  return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Earshot//Events//EN", ...lines, "END:VCALENDAR"]
    .map((line) => `${folded(line)}\r\n`)
    .join("");
}

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll(/\r\n|\r|\n/g, "\\n");

/** Lines of at most 75 octets, none cut within a character. */
function folded(line: string): string {
  let [text, octets] = ["", 0];
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > 74) [text, octets] = [`${text}\r\n `, 1];
    text += character;
    octets += size;
  }
  return text;
}
