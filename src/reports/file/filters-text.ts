/** What a report is narrowed by, as its file tells it: by name, never by id; what has no name is only counted. */
import type { ReportDimension, ReportFigures } from "../../analysis/report.ts";
import { answerTerm, metadataTerm } from "../../analysis/slice/terms.ts";
import { languageName } from "../../lib/language-name.ts";
import type { ReportWords } from "../words.ts";
import { isHarmless } from "./showable.ts";
import type { TitleOf } from "./tables.ts";

type Narrowed = Pick<ReportFigures, "filters" | "breakdowns">;

export function filtersText({ filters, breakdowns }: Narrowed, words: ReportWords, titleOf: TitleOf): string {
  const texts = Object.entries(filters).flatMap(([name, value]) => {
    const values = typeof value === "string" ? [value] : value;
    const [only = ""] = values;
    switch (name) {
      case "from":
      case "to":
        return words.filter(name, values.map(words.day));
      case "during":
        return words.filter(name, [only.split("..").map(words.day).join(" – ")]);
      case "closed":
        return words.filter(only === "true" ? "closed" : "open", []);
      case "version":
      case "score":
        return words.filter(name, values);
      case "language":
        return words.filter(
          name,
          told(values, (code) => languageName(code, words.language), words),
        );
      case "survey":
      case "touchpoint":
      case "team":
      case "question":
        return words.filter(
          "named",
          told(values, nameIn(breakdowns, name), words),
          words.dimension(name, ""),
        );
      case "code":
        return words.filter(
          name,
          told(values, (code) => code, words),
        );
      case "metadata":
        return words.filter(name, told(values, metadataText, words));
      case "answer":
        return answersText(values, breakdowns, words, titleOf);
      default:
        return words.filter("named", [words.count(values.length)], name);
    }
  });
  return texts.length === 0 ? words.labels.noFilters : texts.join(" · ");
}

/** Values as they are called; how many there are where one of them can't be shown. */
function told(
  values: readonly string[],
  nameOf: (value: string) => string | undefined,
  { count }: Pick<ReportWords, "count">,
): readonly string[] {
  const names = values.flatMap((value) => nameOf(value) ?? []).filter((name) => isHarmless(name));
  return names.length < values.length ? [count(values.length)] : names;
}

/** A name that is the id is none. */
const nameIn =
  (breakdowns: ReportFigures["breakdowns"], dimension: ReportDimension) =>
  (id: string): string | undefined => {
    const row = breakdowns[dimension]?.find((each) => each.id === id);
    return row === undefined || row.name === id ? undefined : row.name;
  };

function metadataText(term: string): string | undefined {
  const { key, value } = metadataTerm(term);
  return isHarmless(value, key) ? `${key}: ${value}` : undefined;
}

/** Each question by its title, with the answer; they are only counted where one of these is not known. */
function answersText(
  terms: readonly string[],
  breakdowns: ReportFigures["breakdowns"],
  words: ReportWords,
  titleOf: TitleOf,
): readonly string[] {
  const texts = terms.flatMap((term) => {
    const { question, value } = answerTerm(term);
    const dimension = `answer:${question}` as const;
    const title = titleOf(dimension);
    const row = breakdowns[dimension]?.find(({ id }) => id === value);
    const isKnown = title !== question && isHarmless(title) && row !== undefined && isHarmless(row.name);
    return isKnown ? words.filter("named", [row.name], title) : [];
  });
  return texts.length < terms.length ? [words.filter("answer", [words.count(terms.length)])] : texts;
}
