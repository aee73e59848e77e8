/** What of a report may stand in a file that is passed on: no id as a whole, and nothing that points at a person. */
import type { Entry } from "../../analysis/columns/columns.ts";
import type { MadeReport } from "../../analysis/report/make-report.ts";
import type { ReportDimension, ReportExplanation, ReportPart } from "../../analysis/report.ts";
import type { Statement, Statements } from "../../analysis/report/statement.ts";
import { keyOf } from "../../analysis/report-values.ts";
import { FEWEST_ANSWERS } from "../../analysis/score.ts";
import { personalKind } from "../../lib/text/personal-kind.ts";
import { COVER, hasPersonalData, maskedText } from "../../analysis/texts/covered.ts";

/** Characters of an id that tell two rows of one name apart. */
const TELLING = 6;

/** The same report with the end of an id alone in names that only their ids tell apart. */
export const withShortIds = (report: MadeReport): MadeReport => ({
  ...report,
  figures: {
    ...report.figures,
    breakdowns: Object.fromEntries(
      Object.entries(report.figures.breakdowns).map(([dimension, rows]) => [
        dimension,
        rows?.map(short) ?? [],
      ]),
    ),
    explained: report.figures.explained && shortParts(report.figures.explained),
  },
  statements: report.statements.map(shortStatement),
});

function shortStatement(statement: Statement): Statement {
  switch (statement.kind) {
    case "unlike":
    case "rows":
      return { ...statement, lowest: short(statement.lowest), highest: short(statement.highest) };
    case "moved":
      return { ...statement, moved: short(statement.moved) };
    case "explained": {
      const { explained, places, most } = statement;
      return {
        ...statement,
        explained: shortParts(explained),
        places: places.map(({ part, more }) => ({ part: short(part), more })),
        most: most && short(most),
      };
    }
    default:
      return statement;
  }
}

const shortParts = (explained: ReportExplanation): ReportExplanation => ({
  ...explained,
  parts: explained.parts.map(short),
});

function short<Row extends Entry>(row: Row): Row {
  const { id, name } = row;
  const isTold = name !== id && name.endsWith(`${id})`);
  // A question that several surveys share has both ids, with a dot between them.
  const isTechnical =
    personalKind(id) === undefined && id.split(".").every((each) => maskedText(each) === COVER);
  return isTold && isTechnical
    ? { ...row, name: `${name.slice(0, -id.length - 1)}…${id.slice(-TELLING)})` }
    : row;
}

/** True for a text, the value of `key`, without ids, personal data, or covered parts. */
export const isHarmless = (text: string, key = ""): boolean =>
  !text.includes(COVER) && !hasPersonalData(text, key);

/** Where people name things, a name that is the id is none. */
const isNamed = (dimension: ReportDimension): boolean =>
  dimension === "survey" || dimension === "touchpoint" || dimension === "team" || dimension === "question";

const isShowableName = (dimension: ReportDimension, { id, name }: Entry): boolean =>
  isHarmless(name, keyOf(dimension)) && !(isNamed(dimension) && name === id);

/** True for a row that may be shown by itself. */
export const isShowable = (dimension: ReportDimension, row: Entry & { readonly answers: number }): boolean =>
  row.answers >= FEWEST_ANSWERS && isShowableName(dimension, row);

/** True for a part of a difference that may be shown by itself: neither of its sides rests on a few answers alone. */
export const isShowablePart = (
  { dimension, sides }: Pick<ReportExplanation, "dimension" | "sides">,
  part: ReportPart,
): boolean =>
  isShowableName(dimension, part) &&
  part.sides.every(({ share }, at) => {
    const answers = Math.round(share * (sides[at]?.answers ?? 0));
    return answers === 0 || answers >= FEWEST_ANSWERS;
  });

export const showableStatements = (statements: Statements): Statements => statements.flatMap(showable);

function showable(statement: Statement): Statements {
  switch (statement.kind) {
    case "change":
    case "none":
      return [statement];
    case "unlike":
      return [statement.lowest, statement.highest].every((row) => isShowable("question", row))
        ? [statement]
        : [];
    case "explained": {
      const { explained, places, most, title } = statement;
      const isShown = (part: ReportPart) => isShowablePart(explained, part);
      const shown = places.filter(({ part }) => isShown(part));
      const own = most !== undefined && isShown(most) ? most : undefined;
      return isHarmless(title) ? [{ ...statement, places: shown, most: own }] : [];
    }
    case "rows": {
      const { dimension, lowest, highest, title } = statement;
      return isHarmless(title) && [lowest, highest].every((row) => isShowable(dimension, row))
        ? [statement]
        : [];
    }
    case "moved": {
      const { moved } = statement;
      const answers = moved.before.answers + moved.after.answers;
      return isShowable(moved.dimension, { ...moved, answers }) ? [statement] : [];
    }
    case "linked":
      return isHarmless(statement.part.name) ? [statement] : [];
    case "words": {
      const [first, ...more] = statement.words.filter(({ text }) => isHarmless(text));
      return first === undefined ? [] : [{ ...statement, words: [first, ...more] }];
    }
  }
}
