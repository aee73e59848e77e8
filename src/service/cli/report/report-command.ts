/** `earshot report`: what the numbers say, as one file that opens anywhere, or as JSON. */
import { hasChanged, type ReportMaterial, type MadeReport } from "../../../analysis/report/make-report.ts";
import { targetIn, targetRange } from "../../../analysis/target.ts";
import * as z from "zod";
import { ensureTemporal } from "../../../lib/time/temporal.ts";
import { isLanguageCode, languageName } from "../../../lib/language-name.ts";
import { DAYS_HELP, DAYS_OPTIONS, rangeOf, zoneOf } from "../command/days-flags.ts";
import { openDeployment } from "../command/deployment.ts";
import {
  databaseAddress,
  distinct,
  readFlags,
  refuseToOverwrite,
  SHARED_HELP,
  unknownId,
  UsageError,
} from "../command/flags.ts";
import { withDatabase } from "../command/open-store.ts";
import { withProgress } from "../command/progress.ts";
import { writeWholeText } from "../command/whole-file.ts";
import { teamListFile, codesIn, eventsFile } from "./list-files.ts";
import { readApi } from "./from-api.ts";
import { METRIC_OPTIONS, metricsAsked } from "./metrics-asked.ts";
import { readDatabase } from "../../reports/from-database.ts";
import { reportOf } from "../../reports/making.ts";
import type { ReportRequest } from "../../reports/report-request.ts";
import { reportFile } from "../../../reports/file/report-file.ts";
import { reportWordsIn } from "../../../reports/report-words.ts";
import { tellReport } from "../../../reports/tell-report.ts";

const HELP = `Usage: earshot report [FILE.html] [flags]

Writes what the numbers say as one HTML file that opens anywhere, offline: to FILE.html, without one or to - on standard
output. It holds counts only; groups of fewer than ten answers are combined.

  --json            the report as JSON, as docs/report.schema.json describes it
  --with-comments   with the newest comments, addresses and numbers in them covered
${DAYS_HELP}
  --touchpoint ID   only of this touchpoint; may be repeated, as --survey ID and --team ID
  --tz ZONE         the time zone in which days begin, such as Europe/Helsinki (UTC)
  --lang CODE       the language of the report and of the questions (en)
  --question SURVEY:QUESTION  score this question, which may be repeated for others of its survey, instead of NPS
  --top 4,5 --bottom 1,2 --scale 1-5 --name NAME  its values that count +1 and -1, all of them, and what to call it
  --metric NAME     score a metric that EARSHOT_METRICS lists; may be repeated
  --events FILE     what happened, as JSON, CSV or iCalendar: told with what followed (EARSHOT_EVENTS)
  --codes FILE      a codebook: the answers of those whose comments have a code, by code (EARSHOT_CODES)
  --target SCORE    the score that is aimed for, from -100 to 100 (0 to 100 of a share)
  --from-api URL    read another deployment, with the token in EARSHOT_TOKEN, instead of the database
  --fail-on-change  exit with 3 where a score has changed for good
${SHARED_HELP}

Exit codes: 0 written, 1 failed, 2 written but not everything could be read, 3 something changed.`;

const OPTIONS = {
  ...DAYS_OPTIONS,
  ...METRIC_OPTIONS,
  json: { type: "boolean" },
  "with-comments": { type: "boolean" },
  touchpoint: { type: "string", multiple: true },
  survey: { type: "string", multiple: true },
  team: { type: "string", multiple: true },
  lang: { type: "string" },
  events: { type: "string" },
  codes: { type: "string" },
  target: { type: "string" },
  "from-api": { type: "string" },
  "fail-on-change": { type: "boolean" },
} as const;

type Values = ReturnType<typeof readFlags<typeof OPTIONS>>["values"];

const listSchema = z.object({ metrics: z.array(z.unknown()) });

const INCOMPLETE = 2;
const CHANGED = 3;

export async function runReport(args: readonly string[]): Promise<void> {
  const { values, positionals } = readFlags("report", args, OPTIONS);
  if (values.help === true) return console.log(HELP);
  const [name, stray] = positionals;
  if (stray !== undefined) throw new UsageError(`report writes one file: "${stray}" is one too many.`);
  const file = name === "-" ? undefined : name;
  if (file !== undefined) refuseToOverwrite(file, databaseAddress(values.db));
  await ensureTemporal();
  const readAt = Math.floor(Date.now() / 1000);
  if (values.json === true && values["with-comments"] === true)
    throw new UsageError("--with-comments does not go with --json.");
  const api = values["from-api"];
  const metrics = await metricsAsked(values, () => teamMetrics(api));
  const request = { ...requestOf(values, readAt), metrics };
  const { unread, ...material } =
    api === undefined
      ? { ...(await fromDatabase(values, request, readAt)), unread: "" }
      : await fromApi(api, request, readAt);
  const report = reportOf(request, material);
  const text = reportText(report, material, request.language, values);
  if (file === undefined) process.stdout.write(text);
  else await writeWholeText("report", file, text);
  if (!report.figures.complete) {
    process.stderr.write(
      `earshot: not everything that matches could be read: nothing is claimed.${unread}\n`,
    );
    process.exitCode = INCOMPLETE;
  } else if (values["fail-on-change"] === true && hasChanged(report)) process.exitCode = CHANGED;
}

/** The metrics that a team shares. Throws a `UsageError` where there is no list. */
async function teamMetrics(api: string | undefined): Promise<readonly unknown[]> {
  if (api !== undefined) {
    const { client, signal } = await openDeployment(api);
    // The lists are announced on a page of chains.
    await client.chains({ createdFrom: 0, createdTo: 0 }, { signal });
    const told = listSchema.safeParse(await client.teamList("metrics", { signal })).data;
    if (told === undefined) throw new UsageError(`--metric needs a list of metrics: ${api} shares none.`);
    return told.metrics;
  }
  const file = process.env["EARSHOT_METRICS"];
  if (file === undefined || file === "")
    throw new UsageError("--metric needs a list of metrics: EARSHOT_METRICS names none.");
  return teamListFile("metrics", file).map(({ entry }) => entry);
}

function requestOf(values: Values, now: number): ReportRequest {
  const { lang: language = "en", touchpoint, survey, team } = values;
  const zone = zoneOf(values);
  if (!isLanguageCode(language))
    throw new UsageError(`--lang must be a language code such as en, not "${language}".`);
  const told = reportWordsIn(language).language;
  if (told !== language.toLowerCase().split("-", 1)[0])
    process.stderr.write(
      `earshot: No report is written in "${language}": this one is in ${languageName(told, "en")}.\n`,
    );
  const range = rangeOf(values, now, zone);
  const events = values.events ?? (process.env["EARSHOT_EVENTS"] || undefined);
  return {
    range,
    zone,
    language,
    touchpoints: distinct(touchpoint),
    surveys: distinct(survey),
    teams: distinct(team),
    events: events === undefined ? undefined : eventsFile(events, zone),
    codes: codesIn(values.codes),
    target: targetOf(values.target),
  };
}

function targetOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const target = targetIn(text, "nps");
  if (target !== undefined) return target;
  const { low, high } = targetRange("nps");
  throw new UsageError(`--target must be a number from ${low} to ${high}, not "${text}".`);
}

const fromDatabase = ({ db }: Values, request: ReportRequest, readAt: number): Promise<ReportMaterial> =>
  withDatabase(db, async (store) => {
    tellUnknown((await store.catalog()).surveys, request);
    return withProgress("Reading", (begin) => readDatabase(store, request, readAt, begin));
  });

async function fromApi(source: string, request: ReportRequest, readAt: number) {
  const { client, signal } = await openDeployment(source);
  return withProgress("Reading", (begin) => {
    const tell = begin();
    return readApi(
      client,
      request,
      readAt,
      signal,
      ({ read, expected }) => tell(read, expected),
      (surveys) => tellUnknown(surveys, request),
    );
  });
}

/** A report on an id that there is not is on nothing, and one on several ids on the others. */
function tellUnknown(surveys: Parameters<typeof unknownId>[0], request: ReportRequest): void {
  const unknown = unknownId(surveys, request);
  if (unknown !== undefined) process.stderr.write(`earshot: ${unknown}\n`);
}

function reportText(
  report: MadeReport,
  { catalog, gathered }: Pick<ReportMaterial, "catalog" | "gathered">,
  language: string,
  { json, "with-comments": withComments, "from-api": api }: Values,
): string {
  const words = reportWordsIn(language);
  if (json === true) return `${JSON.stringify(tellReport(report, words), null, 2)}\n`;
  return reportFile(report, words, {
    source: api === undefined ? "database" : "api",
    titleOf: catalog.names.ofDimension,
    comments: withComments === true ? gathered.comments() : undefined,
  });
}
