/** What a report tells beside its findings, in words: events, a target, and how the numbers were made. */
import { checkLimits } from "../analysis/comments/codes.ts";
import { isDimension } from "../analysis/report-values.ts";
import type { ReportFigures } from "../analysis/report.ts";
import { formatNumber } from "../lib/format-number.ts";
import { languageName } from "../lib/language-name.ts";
import { joinList } from "../lib/text/sentence.ts";
import { cutText } from "../lib/text/fit-text.ts";
import { filled, type Figures } from "./figures.ts";
import type { FindingPhrases, ReportPhrases } from "./languages/phrases.ts";
import type { Happened } from "../analysis/events/judge-events.ts";
import type { ToldByHand } from "../analysis/report-beside.ts";
import type { BesideWords, Calendar, MethodLine, ReportWords } from "./words.ts";

/** How moments and the values of a metric are written. */
type Write = Pick<ReportWords, "moment" | "valueList">;

/** Of a target, which is shown as it was given. */
const DECIMALS = 9;
/** So many events are named beside a change. */
const MOST_EVENTS = 2;
/** Characters of a name in a sentence. */
const MOST_OF_NAME = 60;

export function besideTexts(
  phrases: ReportPhrases,
  figures: Figures,
  locale: string,
  write: Write,
): BesideWords {
  const { events, method, findings } = phrases;
  return {
    eventsTitle: events.title,
    event: eventText(events, findings, figures),
    compared: (grain) => events.compared[grain],
    target: ({ value, state }) =>
      filled(events.target[state], { target: formatNumber(value, locale, DECIMALS).replace("-", "−") }),
    methodTitle: method.title,
    method: (report, byHand) => methodLines(report, byHand, { phrases, figures, ...write }),
    untold: method.untold,
  };
}

/** What happened when a score changed, beside that change and as no cause of it. */
export function happenedText(
  { period, names }: Happened,
  { grain }: Calendar,
  { happened: phrases, quoted }: FindingPhrases,
  { list, language, count }: Figures,
): string {
  const named = names
    .slice(0, MOST_EVENTS)
    .map((name) => filled(quoted, { text: cutText(name, MOST_OF_NAME) }));
  const more = names.length - named.length;
  const events =
    more === 0
      ? list(named)
      : filled(phrases.more, { events: joinList(named, language), count: count(more) });
  return filled(phrases[period][grain], { events });
}

const eventText =
  (
    phrases: ReportPhrases["events"],
    { points, range, quoted }: ReportPhrases["findings"],
    figures: Figures,
  ): BesideWords["event"] =>
  ({ name: given, difference, clear }) => {
    const name = filled(quoted, { text: cutText(given, MOST_OF_NAME) });
    if (difference === null) return filled(phrases.few, { name });
    if (!clear) return filled(phrases.none, { name });
    const { value, low, high } = difference;
    const [from, to] = value < 0 ? [-high, -low] : [low, high];
    return filled(value < 0 ? phrases.lower : phrases.higher, {
      name,
      points: figures.plural(points, Math.abs(value)),
      range: filled(range, { low: figures.size(from), high: figures.size(to) }),
    });
  };

interface MethodWriting extends Write {
  readonly phrases: ReportPhrases;
  readonly figures: Figures;
}

function methodLines(
  report: ReportFigures,
  byHand: ToldByHand,
  { phrases: { method: phrases, findings, codes }, figures, moment, valueList }: MethodWriting,
): readonly MethodLine[] {
  const { method, zone } = report;
  const { count, part, plural, language: told } = figures;
  const answersText = (answers: number) => plural(findings.answers, answers);
  const nameOf = (code: string) => languageName(code, told);
  const { first, last } = method;
  const lines: readonly MethodLine[] = [
    {
      label: phrases.questions,
      texts: method.questions.flatMap(({ title, place, scale, languages }) => [
        `${title} · ${filled(phrases.question, { place: count(place), scale: scale === null ? "–" : valueList(scale) })}`,
        ...languages.map((each) =>
          // A language that lacks the title has no wording to quote.
          filled(each.title === "" ? phrases.language : phrases.wording, {
            language: nameOf(each.language),
            title: each.title,
            answers: answersText(each.answers),
          }),
        ),
      ]),
    },
    {
      label: phrases.languages,
      texts: method.languages.map(({ language, answers }) =>
        [
          filled(phrases.language, { language: nameOf(language), answers: answersText(answers) }),
          part(answers / report.answers),
        ].join(" · "),
      ),
    },
    {
      label: phrases.span,
      texts: first === null || last === null ? [] : [moment(first, zone), moment(last, zone)],
    },
    {
      label: phrases.versions,
      texts:
        method.versions.length === 0
          ? [phrases.unknown]
          : method.versions.map(({ version, responses }) => `${version}: ${count(responses)}`),
    },
    {
      label: phrases.state,
      texts: [
        method.closed === null || method.open === null
          ? phrases.unknown
          : filled(phrases.closed, { closed: count(method.closed), open: count(method.open) }),
      ],
    },
    {
      label: phrases.notCounted,
      texts: method.notCounted.map(({ answers }) =>
        filled(phrases.outside, { answers: answersText(answers) }),
      ),
    },
    {
      label: phrases.heldBack,
      texts: method.heldBack.map(({ dimension, rows, answers }) =>
        filled(phrases.rows, {
          rows: count(rows),
          values: isDimension(dimension) ? figures.values(dimension, "") : dimension,
          answers: answersText(answers),
        }),
      ),
    },
    codeLine(method.codes ?? [], codes, figures),
    { label: "", texts: [phrases.unweighted, phrases.chance] },
    { label: phrases.methods, texts: method.methods.map(({ name, source }) => `${name} (${source})`) },
    { label: phrases.software, texts: [`${method.software.name} ${method.software.version}`] },
    ...method.untold.map((untold) => ({
      label: phrases.untold[untold],
      texts: [byHand[untold]?.trim() || phrases.notTold],
    })),
  ];
  return lines.filter(({ texts }) => texts.length > 0);
}

type CodesUsed = NonNullable<ReportFigures["method"]["codes"]>;

function codeLine(codes: CodesUsed, phrases: ReportPhrases["codes"], figures: Figures): MethodLine {
  const texts = codes.map(({ name, find, check }) =>
    [`${name}: ${find}`, check === null ? phrases.unchecked : checkText(check, phrases, figures)].join(" · "),
  );
  return { label: phrases.title, texts };
}

type Check = NonNullable<CodesUsed[number]["check"]>;

/** What a check of a code found, with Wilson's limits. */
function checkText(
  { fit, of, missed, without }: Check,
  phrases: ReportPhrases["codes"],
  { count, share, language }: Figures,
): string {
  const part = (phrase: string, found: number, all: number): readonly string[] => {
    const limits = checkLimits(found, all);
    if (limits === undefined) return [];
    const values = { fit: count(found), of: count(all), low: share(limits.low), high: share(limits.high) };
    return [filled(phrase, values)];
  };
  const parts = [...part(phrases.fit, fit, of), ...part(phrases.missed, missed, without)];
  return joinList(parts, language, ";") || phrases.unchecked;
}
