/** `earshot comments`: what respondents wrote, searched and counted, as text or as JSON. */
import { CommentsGatherer } from "../../../analysis/comments/comments-gatherer.ts";
import type { CommentsReport, ToldComment } from "../../../analysis/comments/comments-report.ts";
import type { CommentsMaterial, CommentsRequest } from "../../../analysis/comments/make-comments-report.ts";
import { makeCommentsReport, NoSuchComment } from "../../../analysis/comments/make-comments-report.ts";
import { parseSides, type Side, type Sides } from "../../../analysis/comments/keyness.ts";
import { reportFilters } from "../../../analysis/report-values.ts";
import type { SliceFilter } from "../../../analysis/slice/slice-filter.ts";
import { finish } from "../../../analysis/steps.ts";
import { formatSigned } from "../../../lib/format-number.ts";
import { isLanguageCode } from "../../../lib/language-name.ts";
import { dayBounds, type DateRange } from "../../../lib/time/dates.ts";
import { ensureTemporal } from "../../../lib/time/temporal.ts";
import { listedStopWords } from "../../reports/making.ts";
import { DAYS_HELP, DAYS_OPTIONS, rangeOf, zoneOf } from "../command/days-flags.ts";
import { codesIn } from "../report/list-files.ts";
import {
  distinct,
  readFlags,
  refuseUnknown,
  SHARED_HELP,
  UsageError,
  wholeNumber,
} from "../command/flags.ts";
import { readComments } from "./read-comments.ts";
import { counted } from "../command/progress.ts";

const HELP = `Usage: earshot comments [flags]

Tells how much respondents wrote, and what the flags ask for, newest first, with addresses and numbers in it covered.

  --json            as JSON, with everything that the other flags ask for
  --find QUERY      only comments that this finds: queue, "only one till", queue | line, -music
  --repeats         comments that are alike, as one
  --codes FILE      how many comments each code of a codebook finds (EARSHOT_CODES)
  --compare SIDES   the words that tell two sides apart: detractors:promoters, touchpoint=A:touchpoint=B,
                    survey=A:survey=B, 2026-01-01..2026-03-31:2026-04-01..2026-06-30, here:rest
  --context         what --find finds, with the words around it
  --sample N        so many comments, drawn at random
  --seed S          another draw than that of 1
  --similar-to ID   the comments most like the first one of this response
${DAYS_HELP}
  --touchpoint ID   only of this touchpoint; may be repeated, as --survey ID, --team ID and --question ID
  --language CODE   only of respondents who answered in this language
  --score N         only of respondents with this score, or N-M for several
  --tz ZONE         the time zone in which days begin, such as Europe/Helsinki (UTC)
  --from-api URL    read another deployment, with the token in EARSHOT_TOKEN, instead of the database
${SHARED_HELP}

Exit codes: 0 written, 1 failed, 2 written but not everything could be read.`;

const OPTIONS = {
  ...DAYS_OPTIONS,
  json: { type: "boolean" },
  find: { type: "string" },
  repeats: { type: "boolean" },
  codes: { type: "string" },
  compare: { type: "string" },
  context: { type: "boolean" },
  sample: { type: "string" },
  seed: { type: "string" },
  "similar-to": { type: "string" },
  touchpoint: { type: "string", multiple: true },
  survey: { type: "string", multiple: true },
  team: { type: "string", multiple: true },
  question: { type: "string", multiple: true },
  language: { type: "string" },
  score: { type: "string" },
  "from-api": { type: "string" },
} as const;
type Values = ReturnType<typeof readFlags<typeof OPTIONS>>["values"];

const INCOMPLETE = 2;
const HIGHEST = 10;

export async function runComments(args: readonly string[]): Promise<void> {
  const { values, positionals } = readFlags("comments", args, OPTIONS);
  if (values.help === true) return console.log(HELP);
  const [stray] = positionals;
  if (stray !== undefined) throw new UsageError(`comments takes flags alone, not "${stray}".`);
  await ensureTemporal();
  const readAt = Math.floor(Date.now() / 1000);
  const zone = zoneOf(values);
  const request = requestOf(values);
  const range = rangeOf(values, readAt, zone);
  const selection = selectionOf(values, range, zone);
  const gatherer = new CommentsGatherer();
  const api = values["from-api"];
  const { complete, unread, surveys, knowsSurveys } = await readComments(
    { db: values.db, api, isWhole: request.sides?.[0].kind === "view" },
    selection,
    gatherer,
    readAt,
  );
  const selected = gatherer.select(selection);
  // Another deployment may have responses to a survey that its list lacks.
  if (knowsSurveys && (api === undefined || selected.responses === 0))
    refuseUnknown([...surveys.values()], {
      teams: distinct(values.team),
      surveys: [...distinct(values.survey), ...surveysOf(request.sides)],
      questions: distinct(values.question),
    });
  const material: CommentsMaterial = {
    index: gatherer.index,
    ...selected,
    filters: filtersOf(range, selection),
    bounds: dayBounds(range, zone),
    zone,
    readAt,
    complete,
    stopWords: await listedStopWords(gatherer.index.languages()),
    surveyName: (id) => surveys.get(id)?.name ?? id,
  };
  const report = reportOn(material, request);
  process.stdout.write(values.json === true ? `${JSON.stringify(report)}\n` : commentsText(report));
  if (!complete) {
    process.stderr.write(`earshot: not everything that matches could be read.${unread}\n`);
    process.exitCode = INCOMPLETE;
  }
}

function reportOn(material: CommentsMaterial, request: CommentsRequest): CommentsReport {
  try {
    return finish(makeCommentsReport(material, request));
  } catch (error) {
    if (error instanceof NoSuchComment) throw new UsageError(error.message, { cause: error });
    throw error;
  }
}

function requestOf(values: Values): CommentsRequest {
  const { find, seed, sample, repeats, context, compare } = values;
  if (context === true && find === undefined) throw new UsageError("--context needs --find.");
  if (seed !== undefined && sample === undefined) throw new UsageError("--seed needs --sample.");
  return {
    find,
    repeats,
    context,
    codes: codesIn(values.codes),
    sides: compare === undefined ? undefined : sidesOf(compare),
    sample:
      sample === undefined
        ? undefined
        : { size: wholeNumber("sample", sample, 1, Number.MAX_SAFE_INTEGER), seed: seed ?? "1" },
    similarTo: values["similar-to"],
  };
}

function sidesOf(text: string): Sides {
  const sides = parseSides(text);
  if (sides !== undefined) return sides;
  throw new UsageError(
    `--compare must be two different sides of one kind, such as detractors:promoters, not "${text}".`,
  );
}

const surveysOf = (sides: readonly Side[] = []): readonly string[] =>
  sides.flatMap((side) => (side.kind === "survey" ? side.id : []));

function selectionOf(values: Values, range: DateRange, zone: string): SliceFilter {
  const { touchpoint, survey, team, question, language, score } = values;
  if (language !== undefined && !isLanguageCode(language))
    throw new UsageError(`--language must be a language code such as fi, not "${language}".`);
  return {
    ...dayBounds(range, zone),
    touchpoint: distinct(touchpoint),
    survey: distinct(survey),
    team: distinct(team),
    language: language === undefined ? [] : [language],
    question: distinct(question),
    scores: score === undefined ? [] : scoresOf(score),
  };
}

function scoresOf(text: string): readonly number[] {
  const [, first, last = first] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(text) ?? [];
  const [low, high] = [Number(first), Number(last)];
  if (first !== undefined && low <= high && high <= HIGHEST)
    return Array.from({ length: high - low + 1 }, (_, at) => low + at);
  throw new UsageError(`--score must be a score from 0 to ${HIGHEST}, or two such as 0-6, not "${text}".`);
}

const filtersOf = (range: DateRange, { survey, touchpoint, team, language, question, scores }: SliceFilter) =>
  reportFilters(
    Object.entries({ ...range, survey, touchpoint, team, language, question, score: scores?.map(String) }),
  );

const NEWEST = 20;

const percent = (share: number | null): string => (share === null ? "–" : `${(100 * share).toFixed(0)}%`);
const signed = (score: number | null): string => (score === null ? "–" : formatSigned(score, "en"));
const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

const commentLine = ({ text, score, createdAt }: ToldComment): string =>
  `${createdAt.iso.slice(0, 10)}  ${(score === null ? "–" : String(score)).padStart(2)}  ${oneLine(text)}`;

/** Lines of what was asked for; a dash where there is nothing of it. */
const part = (title: string, lines: readonly string[] | undefined): readonly string[] =>
  lines === undefined ? [] : ["", title, ...(lines.length === 0 ? ["–"] : lines).map((line) => `  ${line}`)];

/** What was asked for, part by part. */
function commentsText(report: CommentsReport): string {
  const { comments, responses, withoutWords, find, found, repeats, codes, notCoded, sides } = report;
  const lines = [
    `${counted(comments, "comment")} in ${counted(responses, "response")}, ${withoutWords} without words`,
    ...(find ? [`${find.query}: ${find.comments} (${percent(find.share)}), NPS ${signed(find.score)}`] : []),
    ...part(`Newest ${NEWEST}`, found?.slice(0, NEWEST).map(commentLine)),
    ...part(
      "Repeats",
      repeats?.map(({ text, count, score }) => `× ${count}  ${signed(score)}  ${oneLine(text)}`),
    ),
    ...part(
      "Codes",
      codes
        ?.map((code) => `${code.name}: ${code.comments} (${percent(code.share)}), NPS ${signed(code.score)}`)
        .concat(notCoded ? `Not coded: ${notCoded.comments} (${percent(notCoded.share)})` : []),
    ),
    ...part(
      `Words of ${sides?.one.name} (${sides?.one.comments}) and ${sides?.other.name} (${sides?.other.comments})`,
      sides?.words.map(
        ({ language, text, side, one, other, score }) =>
          `${language}  ${sides[side].name}: “${text}” ${one} : ${other}, NPS ${signed(score)}`,
      ),
    ),
    ...part(
      "In context",
      report.context?.map(({ left, node, right }) => `${left} [${node}] ${right}`),
    ),
    ...part(
      "Company",
      report.company?.map(({ text, near, expected }) => `“${text}” ${near}, expected ${expected.toFixed(1)}`),
    ),
    ...part("Sample", report.sample?.map(commentLine)),
    ...part(
      "Similar",
      report.similar?.map(({ text, likeness }) => `${likeness.toFixed(2)}  ${oneLine(text)}`),
    ),
  ];
  return `${lines.join("\n")}\n`;
}
