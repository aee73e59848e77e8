/** A report in English. */
import type { ReportDimension } from "../analysis/report.ts";
import type { Statement } from "../analysis/report/statement.ts";
import { formatNumber, formatShare, formatSigned, NONE } from "../lib/format-number.ts";
import { dateAt } from "../lib/dates.ts";
import { formatDate, formatMoment } from "../lib/format-time.ts";
import type { Calendar, ReportLabels, ReportWords } from "./words.ts";

const LANGUAGE = "en";

const labels: ReportLabels = {
  title: "Net Promoter Score",
  score: "NPS",
  interval: "95 % interval",
  answers: "Answers",
  responses: "Responses",
  notCounted: "Not counted",
  promoters: "Promoters",
  passives: "Passives",
  detractors: "Detractors",
  says: "What the numbers say",
  distribution: "How often each score was given",
  trend: "NPS over time",
  period: "Period",
  difference: "What the difference is made of",
  scores: "Scores",
  mix: "Mix",
  new: "New",
  gone: "Gone",
  verdict: "Against all",
  words: "What they say differently",
  drivers: "What goes with the score",
  part: "Part of what can be explained",
  comments: "Comments",
  others: "Others",
  none: "(none)",
  filters: "Filters",
  noFilters: "none",
  zone: "Time zone",
  readAt: "Read",
  complete: "Everything that matches was read.",
  incomplete: "Not everything that matches could be read: nothing is claimed.",
};

const count = (value: number): string => formatNumber(value, LANGUAGE);
const score = (value: number | null, precise = false): string =>
  formatSigned(value ?? undefined, LANGUAGE, precise ? 1 : 0);
const share = (value: number): string => formatShare(value, LANGUAGE);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const quoted = (text: string): string => `“${text}”`;

const DIMENSIONS: Readonly<Record<string, string>> = {
  survey: "survey",
  touchpoint: "touchpoint",
  team: "team",
  language: "language",
  question: "question",
};

const dimensionName = (dimension: ReportDimension, title: string): string =>
  DIMENSIONS[dimension] ?? (title === "" ? dimension.slice(dimension.indexOf(":") + 1) : title);

function period(start: { readonly unix: number }, { zone, grain }: Calendar): string {
  const date = dateAt(start.unix, zone);
  switch (grain) {
    case "month":
      return formatDate(date, LANGUAGE, { month: "long", year: "numeric" });
    case "quarter":
      return `Q${Math.ceil(Number(date.slice(5, 7)) / 3)} ${date.slice(0, 4)}`;
    default:
      return formatDate(date, LANGUAGE);
  }
}

function say(statement: Statement, calendar: Calendar): string {
  switch (statement.kind) {
    case "change":
      return changeSentence(statement.change, calendar);
    case "explained":
      return explainedSentence(statement);
    case "row": {
      const { dimension, row, title } = statement;
      const where = `${row.name} (${dimensionName(dimension, title)})`;
      return (
        `${where} is ${row.verdict}: ${score(row.score)} of ${count(row.answers)} answers, ` +
        `all together ${score(statement.score)}.`
      );
    }
    case "drivers": {
      const { drivers, part } = statement;
      const [low, high] = [part.low, part.high].map((value) => Math.round(100 * value));
      return (
        `${capital(dimensionName(part.dimension, part.name))} goes with ${share(part.value)} (${low}–${high}) of what can be explained; ` +
        `together they explain ${share(drivers.r2.value)} (${count(drivers.answers)} answers).`
      );
    }
    case "words": {
      const [told, other] =
        statement.side === "detractors" ? ["Detractors", "promoters"] : ["Promoters", "detractors"];
      const words = statement.words.map((word) => {
        const [own, others] =
          statement.side === "detractors"
            ? [word.detractors, word.promoters]
            : [word.promoters, word.detractors];
        return `${quoted(word.text)} (${count(own)} comments, ${count(others)} of ${other})`;
      });
      return `${told} write more of ${words.join(", ")}.`;
    }
  }
}

function changeSentence(
  { since, before, after, difference, chance }: Extract<Statement, { kind: "change" }>["change"],
  calendar: Calendar,
): string {
  const direction = difference.value < 0 ? "Lower" : "Higher";
  const interval = `95 % interval ${score(difference.low)} to ${score(difference.high)}`;
  return (
    `${direction} since ${period(since, calendar)}: ${score(after.score)}, before ${score(before.score)} ` +
    `(${score(difference.value)}, ${interval}; ${count(after.answers)} answers). ` +
    `Unchanged data would look like this about 1 time in ${count(Math.round(1 / chance))}.`
  );
}

function explainedSentence({ explained, title, places }: Extract<Statement, { kind: "explained" }>): string {
  const { difference, scores, mix, dimension } = explained;
  const moved = scores < 0 ? "fell" : "rose";
  const names = places.map(({ name }) => name).join(", ");
  const where = names === "" ? "" : `, most of all from ${names}`;
  return (
    `${score(difference)}: scores ${moved} by ${score(scores)}; ` +
    `${score(mix)} because answers came in another mix by ${dimensionName(dimension, title)}${where}.`
  );
}

export const english: ReportWords = {
  language: LANGUAGE,
  direction: "ltr",
  say,
  nothingStandsOut: "Nothing stands out.",
  labels,
  dimension: dimensionName,
  verdict: (verdict) =>
    verdict === null ? "too few answers" : verdict === "expected" ? "as expected" : verdict,
  count,
  share,
  score,
  moment: ({ unix }, zone) => formatMoment(unix, LANGUAGE, zone) ?? NONE,
  day: (date) => formatDate(date, LANGUAGE),
  newestOf: (shown, total) =>
    shown < total
      ? `The newest ${count(shown)} of ${count(total)}; addresses, numbers and ids in them are covered.`
      : "Addresses, numbers and ids in them are covered.",
  period,
};
