/**
 * Two questions against each other: how many respondents gave which answer to both. Answers are put into few enough
 * categories to be read: choices by what they are called in any language, numbers one by one or in bands, scores of
 * NPS by what they count as.
 */
import { choicePlaces, namedIn, type NamedChoice } from "../columns/choice-names.ts";
import type { Bucket } from "../metric/metric.ts";
import { bucketOf } from "../bucket-of.ts";
import { numberBands, type NumberBand, numericSummary } from "../summaries/numeric-summary.ts";
import type { AnsweredQuestion, AnsweredQuestions } from "./answered-questions.ts";

/** A question, with its choices where its answers name any. */
export interface CrossedQuestion {
  readonly id: string;
  readonly choices: readonly NamedChoice[];
}

export type AnswerCategory =
  | { readonly kind: "bucket"; readonly bucket: Bucket }
  /** By its place among the question's choices. */
  | { readonly kind: "choice"; readonly place: number }
  | ({ readonly kind: "numbers" } & NumberBand)
  | { readonly kind: "text"; readonly text: string }
  /** Whatever has no category of its own. */
  | { readonly kind: "others" };

export type CrossedQuestions = ReturnType<typeof crossQuestions>;

/** Texts that are told by themselves where a question has no choices. */
const MOST_TEXTS = 11;
const BUCKETS = ["bottom", "middle", "top"] as const;

/** Categories that no respondent to both questions gave are left out, but for those between numbers. */
export function crossQuestions(answered: AnsweredQuestions, rows: CrossedQuestion, columns: CrossedQuestion) {
  const [one, two] = [categorised(answered, rows), categorised(answered, columns)];
  const counts = one.categories.map(() => two.categories.map(() => 0));
  let [both, several] = [0, 0];
  for (const [chain, row] of one.ofChain) {
    const column = two.ofChain.get(chain);
    if (column === undefined) continue;
    const cells = counts[row];
    if (cells === undefined || column === SEVERAL) several += 1;
    else {
      both += 1;
      cells[column] = (cells[column] ?? 0) + 1;
    }
  }
  const rowsGiven = one.categories.map((_, row) => counts[row]?.some((count) => count > 0) === true);
  const columnsGiven = two.categories.map((_, column) => counts.some((row) => (row[column] ?? 0) > 0));
  return {
    rows: one.categories.filter((_, row) => rowsGiven[row]),
    columns: two.categories.filter((_, column) => columnsGiven[column]),
    /** Respondents, row by row. */
    counts: counts
      .filter((_, row) => rowsGiven[row])
      .map((row) => row.filter((_, column) => columnsGiven[column])),
    /** Respondents who gave one answer to either question: all that are counted. */
    both,
    /** Respondents who answered both, and gave several answers to one: they are in no cell. */
    several,
  };
}

const SEVERAL = -1;

interface Categorised {
  readonly categories: readonly AnswerCategory[];
  /** By chain the place of its category, `SEVERAL` where it has more than one. */
  readonly ofChain: ReadonlyMap<number, number>;
}

const NO_ANSWERS: Categorised = { categories: [], ofChain: new Map() };

function categorised(answered: AnsweredQuestions, { id, choices }: CrossedQuestion): Categorised {
  const question = answered.questions.get(id);
  if (question === undefined) return NO_ANSWERS;
  const { categories, ofValue } = categoriesOf(question, choices);
  const ofChain = new Map<number, number>();
  for (let at = 0; at < question.length; at += 1) {
    const chain = question.chains[at] ?? 0;
    const place = ofValue[question.places[at] ?? 0] ?? SEVERAL;
    ofChain.set(chain, ofChain.has(chain) && ofChain.get(chain) !== place ? SEVERAL : place);
  }
  return { categories, ofChain };
}

interface Categories {
  readonly categories: readonly AnswerCategory[];
  /** By place of a value that of its category. */
  readonly ofValue: readonly number[];
}

function categoriesOf(question: AnsweredQuestion, choices: readonly NamedChoice[]): Categories {
  if (question.isNps) {
    return {
      categories: BUCKETS.map((bucket) => ({ kind: "bucket", bucket })),
      ofValue: question.values.map((value) => BUCKETS.indexOf(bucketOf(Number(value)))),
    };
  }
  const places = choicePlaces(choices);
  const named = question.values.map((value) => namedIn(String(value), places));
  if (named.some((list) => list.length > 0)) return choiceCategories(choices, named);
  return freeCategories(question);
}

function choiceCategories(
  choices: readonly NamedChoice[],
  named: readonly (readonly number[])[],
): Categories {
  return {
    categories: [...choices.map((_, place) => ({ kind: "choice", place }) as const), { kind: "others" }],
    ofValue: named.map(([place = choices.length, ...more]) => (more.length > 0 ? SEVERAL : place)),
  };
}

const isText = (value: unknown): value is string => typeof value === "string";

/** Numbers in bands, then the most frequent texts, then the rest. */
function freeCategories(question: AnsweredQuestion): Categories {
  const counts = countsOf(question);
  const { values } = question;
  const numbers = new Map(values.flatMap((value, at) => (isText(value) ? [] : [[value, counts[at] ?? 0]])));
  const summary = numericSummary(numbers);
  const bands = summary === undefined ? [] : numberBands(summary);
  const texts = values
    .flatMap((text, at) => (isText(text) ? [{ text, count: counts[at] ?? 0 }] : []))
    .toSorted((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
    .slice(0, bands.length > 0 ? 0 : MOST_TEXTS)
    .map(({ text }) => text);
  const others = bands.length + texts.length;
  return {
    categories: [
      ...bands.map((band) => ({ kind: "numbers", ...band }) as const),
      ...texts.map((text) => ({ kind: "text", text }) as const),
      { kind: "others" },
    ],
    ofValue: values.map((value) => {
      if (!isText(value)) return bands.findLastIndex(({ first }) => first <= value);
      const place = texts.indexOf(value);
      return place === -1 ? others : bands.length + place;
    }),
  };
}

function countsOf({ values, places, length }: AnsweredQuestion): readonly number[] {
  const counts = values.map(() => 0);
  for (let at = 0; at < length; at += 1) {
    const place = places[at] ?? 0;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}
