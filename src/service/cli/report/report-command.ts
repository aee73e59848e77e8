/** `earshot report`: what the numbers say, as one file that opens anywhere, or as JSON. */
import { writeFileSync } from "node:fs";
import type { ReportMaterial } from "../../../analysis/report/make-report.ts";
import type { DatedEvent } from "../../../analysis/events/dated-event.ts";
import type { MetricKind } from "../../../analysis/metric/metric.ts";
import { targetIn, targetRange } from "../../../analysis/target.ts";
import { normalizeBaseUrl } from "../../../client/base-url.ts";
import { createClient } from "../../../client/create-client.ts";
import { ApiError } from "../../../client/http/errors.ts";
import { signIn } from "../../../client/sign-in.ts";
import { isCalendarDate, isOrdered, type DateRange, addDays, dateAt } from "../../../lib/time/dates.ts";
import { ensureTemporal } from "../../../lib/time/temporal.ts";
import { isLanguageCode } from "../../../lib/language-name.ts";
import { isTimeZone } from "../../../lib/time/time-zones.ts";
import { databaseAddress, readFlags, SHARED_HELP, UsageError } from "../command/flags.ts";
import { isAbsent, openStore } from "../command/open-store.ts";
import { counted } from "../../../lib/counted.ts";
import { startProgress, type Progress } from "../command/progress.ts";
import { eventsFile } from "./events-file.ts";
import { readApi } from "./from-api.ts";
import { readDatabase } from "../../reports/from-database.ts";
import { reportOf } from "../../reports/making.ts";
import type { ReportRequest } from "../../reports/report-request.ts";
import { reportText, type ReportForm } from "./report-text.ts";
const HELP = `Usage: earshot report [FILE.html] [flags]

Writes what the numbers say as one HTML file that opens anywhere, offline: to FILE.html, without one or to - on standard
output. It carries counts alone, and groups of fewer than ten answers as one.

  --json            the report as JSON, as docs/report.schema.json describes it
  --with-comments   with the newest comments, addresses and numbers in them covered
  --last PERIOD     the last whole week, month or quarter
  --from DATE       only responses of this day or later
  --to DATE         only responses of this day or earlier
  --touchpoint ID   only of this touchpoint; may be repeated, as --survey ID and --team ID
  --tz ZONE         the time zone in which days begin, such as Europe/Helsinki (UTC)
  --lang CODE       the language of the report and of the questions (en)
  --events FILE     what happened, as JSON, CSV or iCalendar: told with what followed (EARSHOT_EVENTS)
  --target SCORE    the score that is aimed for, from -100 to 100 (0 to 100 of a share)
  --from-api URL    read another deployment, with the token in EARSHOT_TOKEN, instead of the database
  --fail-on-change  exit with 3 where the score has changed for good
${SHARED_HELP}

Exit codes: 0 written, 1 failed, 2 written but not everything could be read, 3 something changed.`;

const OPTIONS = {
  json: { type: "boolean" },
  "with-comments": { type: "boolean" },
  last: { type: "string" },
  from: { type: "string" },
  to: { type: "string" },
  touchpoint: { type: "string", multiple: true },
  survey: { type: "string", multiple: true },
  team: { type: "string", multiple: true },
  tz: { type: "string" },
  lang: { type: "string" },
  events: { type: "string" },
  target: { type: "string" },
  "from-api": { type: "string" },
  "fail-on-change": { type: "boolean" },
} as const;

type Values = ReturnType<typeof readFlags<typeof OPTIONS>>["values"];

const INCOMPLETE = 2;
const CHANGED = 3;

/** Polite and patient: nobody waits in front of a screen. */
const LIMITS = { attempts: 6, totalMs: 300_000, longestRetryAfter: 300 };

export async function runReport(args: readonly string[]): Promise<void> {
  const { values, positionals } = readFlags("report", args, OPTIONS);
  if (values.help === true) return console.log(HELP);
  const [name, stray] = positionals;
  if (stray !== undefined) throw new UsageError(`report writes one file: "${stray}" is one too many.`);
  await ensureTemporal();
  const readAt = Math.floor(Date.now() / 1000);
  const request = requestOf(values, readAt);
  const form = formOf(values);
  const api = values["from-api"];
  const material =
    api === undefined ? await fromDatabase(values, request, readAt) : await fromApi(api, request, readAt);
  const report = reportOf(request, material);
  const source = api === undefined ? "database" : "api";
  write(
    name === "-" ? undefined : name,
    reportText(report, material, { form, language: request.language, source }),
  );
  const { complete, changes } = report.figures;
  if (!complete) {
    process.stderr.write("earshot: not everything that matches could be read: nothing is claimed.\n");
    process.exitCode = INCOMPLETE;
  } else if (values["fail-on-change"] === true && changes.length > 0) process.exitCode = CHANGED;
}

function formOf({ json, "with-comments": withComments }: Values): ReportForm {
  if (json !== true) return withComments === true ? "file with comments" : "file";
  if (withComments === true) throw new UsageError("--with-comments does not go with --json.");
  return "json";
}

function requestOf(values: Values, now: number): ReportRequest {
  const { tz: zone = "UTC", lang: language = "en", touchpoint = [], survey = [], team = [] } = values;
  if (!isTimeZone(zone))
    throw new UsageError(`--tz must be a time zone such as Europe/Helsinki, not "${zone}".`);
  if (!isLanguageCode(language))
    throw new UsageError(`--lang must be a language code such as en, not "${language}".`);
  const range = rangeOf(values, now, zone);
  return {
    range,
    zone,
    language,
    touchpoints: distinct(touchpoint),
    surveys: distinct(survey),
    teams: distinct(team),
    events: eventsIn(values.events ?? (process.env["EARSHOT_EVENTS"] || undefined), zone),
    target: targetOf(values.target, "nps"),
  };
}

const eventsIn = (file: string | undefined, zone: string): readonly DatedEvent[] | undefined =>
  file === undefined ? undefined : eventsFile(file, zone);

function targetOf(text: string | undefined, kind: MetricKind): number | undefined {
  if (text === undefined) return undefined;
  const target = targetIn(text, kind);
  if (target !== undefined) return target;
  const { low, high } = targetRange(kind);
  throw new UsageError(`--target must be a number from ${low} to ${high}, not "${text}".`);
}

const distinct = (ids: readonly string[]): readonly string[] => [...new Set(ids)].toSorted();

function rangeOf({ last, from, to }: Values, now: number, zone: string): DateRange {
  if (last !== undefined) {
    const known = LAST.find((each) => each === last);
    if (known === undefined) throw new UsageError(`--last must be week, month or quarter, not "${last}".`);
    if (from !== undefined || to !== undefined)
      throw new UsageError("--last does not go with --from or --to.");
    return lastRange(known, now, zone);
  }
  for (const [flag, date] of Object.entries({ from, to })) {
    if (date !== undefined && !isCalendarDate(date)) {
      throw new UsageError(`--${flag} must be a date such as 2026-12-31, not "${date}".`);
    }
  }
  if (!isOrdered({ from, to })) throw new UsageError("--from must not be after --to.");
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

async function fromDatabase(values: Values, request: ReportRequest, readAt: number): Promise<ReportMaterial> {
  const address = databaseAddress(values.db);
  // A report on a database that is not there would pass for one on nothing.
  if (isAbsent(address)) throw new UsageError(`There is no database ${address}.`);
  const store = await openStore(address);
  let progress: Progress | undefined;
  try {
    return await readDatabase(store, request, readAt, (total) => {
      progress = startProgress("Reading", total);
      return (read) => progress?.update(read, counted(read, "chain"));
    });
  } finally {
    progress?.stop();
    await store.close();
  }
}

async function fromApi(source: string, request: ReportRequest, readAt: number): Promise<ReportMaterial> {
  const base = normalizeBaseUrl(source);
  if (!base.ok) {
    throw new UsageError("--from-api must be an http(s) address without user and password.");
  }
  const pasted = process.env["EARSHOT_TOKEN"];
  if (pasted === undefined || pasted.trim() === "") {
    throw new UsageError("--from-api needs an access token in EARSHOT_TOKEN.");
  }
  const ending = new AbortController();
  process.once("SIGINT", () => ending.abort());
  const { signal } = ending;
  const signed = await signIn(base.baseUrl, pasted, { signal }, { limits: LIMITS });
  if (!signed.ok) throw new Error(`${base.baseUrl} can't be read: ${new ApiError(signed.error).message}`);
  const credentials = { baseUrl: base.baseUrl, token: signed.token, scheme: signed.scheme };
  const progress = startProgress("Reading", undefined);
  try {
    const client = createClient(credentials, { limits: LIMITS });
    return await readApi(client, request, readAt, signal, ({ read, expected }) =>
      progress.update(read, counted(read, "chain"), expected),
    );
  } finally {
    progress.stop();
  }
}

function write(file: string | undefined, text: string): void {
  if (file === undefined) {
    process.stdout.write(text);
    return;
  }
  try {
    writeFileSync(file, text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`The report ${file} can't be written: ${reason}`, { cause: error });
  }
}

/** The days that a report is on. */

const LAST = ["week", "month", "quarter"] as const;

export type Last = (typeof LAST)[number];

/** The last whole week (from Monday), month or quarter before the day of `now` (unix seconds) in a zone. */
export function lastRange(last: Last, now: number, zone: string): Required<DateRange> {
  const today = dateAt(now, zone);
  const start = startOf(last, today);
  const to = addDays(start, -1);
  return { from: startOf(last, to), to };
}

function startOf(unit: Last, date: string): string {
  if (unit === "week") {
    const { dayOfWeek } = Temporal.PlainDate.from(date);
    return addDays(date, 1 - dayOfWeek);
  }
  const month = Number(date.slice(5, 7));
  const first = unit === "month" ? month : month - ((month - 1) % 3);
  return `${date.slice(0, 4)}-${String(first).padStart(2, "0")}-01`;
}
