/**
 * Which of all that was found is said: at most five statements, the most telling first. Whoever looks at everything
 * at once finds something by chance; what is said here is corrected for all looks together, more strictly than each
 * part of the screen by itself, so that of numbers without a story nothing is said in nine of ten cases.
 */
import { twoSided } from "../../lib/statistics/normal-distribution.ts";
import { discoveries } from "../funnel/false-discoveries.ts";
import type { Difference, Findings } from "../findings/find.ts";
import type { Judgement } from "../funnel/judge-rows.ts";
import { npsDifference } from "../nps-interval.ts";
import { FEW_ANSWERS, type NpsCounts } from "../nps.ts";
import type {
  ReportChange,
  ReportDimension,
  ReportExplanation,
  ReportFigures,
  ReportRow,
  ReportWord,
} from "../report.ts";
import type { Statement, Statements } from "./statement.ts";

const MOST = 5;
/** The part of false statements that is taken for each kind of look. */
const RATE = 0.025;
/** The part of a difference that the mix makes, at least, where it is told; and of the mix a place that is named. */
const TELLING = 0.25;
/** So many words, and places, does a sentence name. */
const NAMED = 3;

/** What was found that figures don't tell: how sure a difference and its parts are, and how rows were judged. */
export interface Found extends Pick<Findings, "judged"> {
  readonly difference:
    | {
        readonly one: { readonly total: NpsCounts };
        readonly two: { readonly total: NpsCounts };
        readonly certain: Pick<NonNullable<Difference["certain"]>, "mix"> | undefined;
      }
    | undefined;
}

/** What a dimension is called. */
type TitleOf = (dimension: ReportDimension) => string;

/** The statements on a report that is complete. */
export function chooseStatements(figures: ReportFigures, findings: Found, titleOf: TitleOf): Statements {
  const [newest, ...older] = figures.changes.filter(({ chance }) => chance <= RATE).toReversed();
  const [first, ...rows] = rowStatements(figures, findings, titleOf);
  const clear = discoveries(
    figures.words.map(({ z }) => twoSided(z)),
    RATE,
  );
  const words = figures.words.filter((_, at) => clear[at]);
  return [
    ...changeStatement(newest),
    ...explainedStatement(figures, findings, newest !== undefined, titleOf),
    ...(first === undefined ? [] : [first]),
    ...driverStatement(figures),
    ...wordStatement(words, "detractors"),
    ...older.flatMap(changeStatement),
    ...rows.slice(0, 1),
    ...wordStatement(words, "promoters"),
  ].slice(0, MOST);
}

const changeStatement = (change: ReportChange | undefined): Statements =>
  change === undefined ? [] : [{ kind: "change", change }];

/** Told where the two sides differ clearly, and the mix clearly has its part in that. */
function explainedStatement(
  { explained, changes }: ReportFigures,
  { difference }: Found,
  isChangeTold: boolean,
  titleOf: TitleOf,
): Statements {
  const certain = difference?.certain;
  if (explained === null || difference === undefined || certain === undefined) return [];
  const sides = npsDifference(difference.two.total, difference.one.total);
  const isClear = changes.length > 0 ? isChangeTold : sides?.different === true;
  const { low, high } = certain.mix;
  const { mix } = explained;
  const isTelling = (low > 0 || high < 0) && Math.abs(mix) >= TELLING * Math.abs(explained.difference);
  if (!isClear || !isTelling) return [];
  const title = titleOf(explained.dimension);
  return [{ kind: "explained", title, explained, places: mixPlaces(explained) }];
}

/** The places that gave a good part of the mix. */
const mixPlaces = ({ parts, mix }: ReportExplanation): ReportExplanation["parts"] =>
  parts
    .filter((part) => part.id !== "" && part.mix / mix >= TELLING)
    .toSorted((a, b) => Math.abs(b.mix) - Math.abs(a.mix))
    .slice(0, NAMED);

/** The dimensions of places, that people can go to: what every chain has, and metadata. */
const PLACES: readonly ((dimension: ReportDimension) => boolean)[] = [
  (dimension) => ["touchpoint", "survey", "team", "language"].includes(dimension),
  (dimension) => dimension.startsWith("metadata:"),
];

/** A survey that one touchpoint alone asks is the same place under another name: its answers tell. */
const whatOf = ({ answers, score }: ReportRow): string => `${answers} ${score}`;

/** The rows that the parts of a difference name already. */
function namedRows({ explained, breakdowns }: ReportFigures): readonly string[] {
  if (explained === null) return [];
  const places = new Set(mixPlaces(explained).map(({ id }) => id));
  return (breakdowns[explained.dimension] ?? []).filter(({ id }) => places.has(id)).map(whatOf);
}

interface Look {
  readonly z: number;
  readonly statement: Extract<Statement, { kind: "row" }>;
}

/** The rows that differ when all rows of all breakdowns of a kind are one look, the clearest first. */
function rowStatements(figures: ReportFigures, { judged }: Found, titleOf: TitleOf): Statements {
  const known = new Set(namedRows(figures));
  const told = PLACES.flatMap((isPlace) => {
    const looks = [...judged].flatMap(([dimension, { judgements }]) =>
      isPlace(dimension) ? looksAt(figures, dimension, judgements, titleOf) : [],
    );
    const clear = discoveries(
      looks.map(({ z }) => twoSided(z)),
      RATE,
    );
    return looks.filter(({ statement }, at) => clear[at] === true && statement.row.verdict !== "expected");
  });
  const ranked = told.toSorted((a, b) => Math.abs(b.z) - Math.abs(a.z)).map(({ statement }) => statement);
  return ranked.filter(({ row }) => !known.has(whatOf(row)) && known.add(whatOf(row)));
}

function looksAt(
  { breakdowns, score }: ReportFigures,
  dimension: ReportDimension,
  judgements: readonly Judgement[],
  titleOf: TitleOf,
): readonly Look[] {
  return (breakdowns[dimension] ?? []).flatMap((row, at) => {
    const z = judgements[at]?.z;
    const isEnough = row.answers >= FEW_ANSWERS && row.verdict !== null;
    return score === null || z === undefined || !isEnough
      ? []
      : [{ z, statement: { kind: "row", title: titleOf(dimension), dimension, row, score } as const }];
  });
}

function driverStatement({ drivers }: ReportFigures): Statements {
  const part = drivers?.parts[0];
  return drivers === null || part === undefined ? [] : [{ kind: "drivers", drivers, part }];
}

const commentsWith = (words: readonly ReportWord[]): number =>
  Math.max(...words.map(({ comments }) => comments));

/** Of one language: that in which most comments have one of the words. */
function wordStatement(words: readonly ReportWord[], side: ReportWord["side"]): Statements {
  const own = words.filter((word) => word.side === side);
  const languages = [...Map.groupBy(own, ({ language }) => language).values()];
  const [most = []] = languages.toSorted((a, b) => commentsWith(b) - commentsWith(a));
  const [first, ...others] = most;
  return first === undefined ? [] : [{ kind: "words", side, words: [first, ...others.slice(0, NAMED - 1)] }];
}
