/** From the declaration of a metric to the metric, against the surveys that it is of; what is wrong is told in one line. */
import type { Question, Survey } from "../../contract/resources.ts";
import { cutText } from "../../lib/text/fit-text.ts";
import { DeclarationError } from "./metric-error.ts";
import {
  questionIds,
  type ScoredQuestions,
  ascending,
  isTextType,
  NPS,
  type Metric,
  type MetricValue,
} from "./metric.ts";

/** Values as they are declared: `4,5`, `1-5`, a single one, or a list. */
export type DeclaredValues = string | number | readonly MetricValue[];

export interface MetricDeclaration {
  readonly name?: string | undefined;
  readonly survey: string;
  /** Ids. */
  readonly questions: readonly string[];
  readonly top?: DeclaredValues | undefined;
  readonly bottom?: DeclaredValues | undefined;
  readonly scale?: DeclaredValues | undefined;
}

/** What a declaration may name of a survey, titles in the language that names are told in. */
export type DeclaredSurvey = Pick<Survey, "_id"> & {
  readonly questions: readonly Pick<Question, "_id" | "title" | "questionType" | "choices">[];
};

/** Questions of these types are answered by numbers alone. */
const NUMBER_TYPES: ReadonlySet<string> = new Set(["NPS", "Slider"]);
/** Characters of a name in a message. */
const MOST_OF_NAME = 60;

/** An id as `questionsIn` leaves it where it was written without encoding. */
const plainId = (id: string): string => questionIds(id).join(",");

/** The questions of `surveys` that are named, whose ids may be written as they are; `named` itself where no survey is. */
export function questionsAmong(named: ScoredQuestions, surveys: readonly WithQuestionIds[]): ScoredQuestions {
  const exact = surveys.find(({ _id }) => _id === named.survey);
  const isKnown = (id: string) => exact?.questions.some(({ _id }) => _id === id) === true;
  if (named.questions.every(isKnown)) return named;
  const text = `${named.survey}:${named.questions.join(",")}`;
  const begin = ({ _id }: WithQuestionIds) => (_id === named.survey ? _id : plainId(_id));
  const [survey] = surveys
    .filter((each) => text.startsWith(`${begin(each)}:`))
    .toSorted((one, other) => begin(other).length - begin(one).length);
  if (survey === undefined) return named;
  // A flag that is repeated names the survey again.
  const again = `,${begin(survey).slice(named.survey.length + 1)}:`;
  const rest = text.slice(begin(survey).length + 1).replaceAll(again, ",");
  const known = survey.questions.map(({ _id }) => _id);
  return { survey: survey._id, questions: joinedIds(rest.split(","), known) };
}

type WithQuestionIds = Pick<Survey, "_id"> & { readonly questions: readonly Pick<Question, "_id">[] };

/** Ids that were parted at their own commas, put together as far as they are known. */
function joinedIds(parts: readonly string[], known: readonly string[]): readonly string[] {
  const ids = new Map(known.map((id) => [plainId(id), id]));
  const most = Math.max(1, ...known.map((id) => id.split(",").length));
  const found: string[] = [];
  for (let at = 0, length = 1; at < parts.length; at += length) {
    length = Math.min(most, parts.length - at);
    while (length > 1 && !ids.has(parts.slice(at, at + length).join(","))) length--;
    const text = parts.slice(at, at + length).join(",");
    found.push(ids.get(text) ?? text);
  }
  return found;
}

/** Throws a `DeclarationError`. */
export function declareMetric(declared: MetricDeclaration, surveys: readonly DeclaredSurvey[]): Metric {
  const named = questionsAmong(declared, surveys);
  const survey = surveys.find(({ _id }) => _id === named.survey);
  if (survey === undefined) throw new DeclarationError("survey", named.survey);
  const questions = [...new Set(named.questions)].map((id) => {
    const question = survey.questions.find(({ _id }) => _id === id);
    if (question === undefined) throw new DeclarationError("question", id, survey._id);
    if (isTextType(question.questionType)) throw new DeclarationError("text", id);
    return question;
  });
  const [first] = questions;
  if (first === undefined) throw new DeclarationError("no question");
  const called = declared.name?.trim();
  if (called === "") throw new DeclarationError("no name");
  const of = { survey: survey._id, questions: questions.map(({ _id }) => _id) };
  const values = valuesOf(declared, questions);
  const isNps = questions.every(({ questionType }) => questionType === "NPS") && hasNpsValues(values);
  if (isNps) return { ...NPS, ...of, name: called ?? NPS.name };
  const { scale, top, bottom = [] } = values;
  const name = called ?? (first.title || first._id);
  const told = cutText(name, MOST_OF_NAME);
  if (top === undefined) throw new DeclarationError("no top", "", told);
  const outside = [...top, ...bottom].find((value) => scale?.includes(value) === false);
  if (outside !== undefined) throw new DeclarationError("outside", String(outside), told);
  const both = top.find((value) => bottom.includes(value));
  if (both !== undefined) throw new DeclarationError("both", String(both), told);
  return {
    ...of,
    name,
    kind: bottom.length === 0 ? "share" : "balance",
    scale: scale ?? null,
    top: inOrder(top, scale),
    bottom: inOrder(bottom, scale),
  };
}

type Values = Readonly<Record<"scale" | "top" | "bottom", readonly MetricValue[] | undefined>>;

/** The values of a declaration: ids of choices where the questions have such, else numbers or, where none is one, texts. */
function valuesOf(declared: MetricDeclaration, questions: DeclaredSurvey["questions"]): Values {
  const choices = new Set(
    questions.flatMap((question) => question.choices.map(({ fieldId, fieldName }) => fieldId || fieldName)),
  );
  const read = (field: keyof Values): readonly MetricValue[] | undefined => {
    const given = declared[field];
    if (given === undefined || (field === "bottom" && isBlank(given))) return undefined;
    const values = [...new Set(valueList(given, choices))];
    if (values.length === 0 || values.includes(""))
      throw new DeclarationError("list", cutText(textOf(given), MOST_OF_NAME), field);
    return values;
  };
  const [scale, top, bottom] = [read("scale"), read("top"), read("bottom")];
  const all = [...(scale ?? []), ...(top ?? []), ...(bottom ?? [])];
  if (scale?.length === 1) throw new DeclarationError("one value", textOf(declared.scale));
  const areNumbers = questions.every(({ questionType }) => NUMBER_TYPES.has(questionType));
  // Answers of choices are read by their ids, which may be numerals.
  const areChoices = !areNumbers && all.length > 0 && all.every((value) => choices.has(String(value)));
  if (!areChoices && all.every((value) => typeof value === "number")) return { scale, top, bottom };
  if (areNumbers || all.some((value) => typeof value === "number" && choices.size === 0))
    throw new DeclarationError("number", String(all.find((value) => typeof value === "string")));
  const unknown = all.find((value) => choices.size > 0 && !choices.has(String(value)));
  if (unknown !== undefined) throw new DeclarationError("choice", String(unknown));
  return { scale: scale?.map(String), top: top?.map(String), bottom: bottom?.map(String) };
}

const isBlank = (given: DeclaredValues): boolean =>
  typeof given === "string" ? given.trim() === "" : Array.isArray(given) && given.length === 0;

const textOf = (given: DeclaredValues | undefined): string =>
  typeof given === "object" ? given.join(",") : String(given ?? "");

const NUMBER = /^-?\d+(?:\.\d+)?$/;
const RANGE = /^(-?\d+)-(-?\d+)$/;
/** Longer scales than any that people answer. */
const MOST = 1001;

/** `4,5`, `1-5`: an empty text stands for what is no value, and for too many. What is among `known` is taken as it is. */
export function valueList(given: DeclaredValues, known: ReadonlySet<string>): readonly MetricValue[] {
  if (typeof given === "number") return [given];
  if (typeof given !== "string") return given.length > MOST ? [""] : given;
  const parts = questionIds(given);
  if (parts.length > MOST) return [""];
  const values: MetricValue[] = [];
  for (const part of parts.every((text) => known.has(text)) ? parts : joinedIds(parts, [...known])) {
    values.push(...(known.has(part) ? [part] : valuesOfPart(part)));
    if (values.length > MOST) return [""];
  }
  return values;
}

function valuesOfPart(text: string): readonly MetricValue[] {
  if (NUMBER.test(text)) return [Number(text) + 0];
  const [, low, high] = RANGE.exec(text) ?? [];
  if (low === undefined || high === undefined) return [text];
  const length = Number(high) - Number(low) + 1;
  return length < 1 || length > MOST ? [""] : Array.from({ length }, (_, at) => Number(low) + at);
}

function hasNpsValues({ scale, top, bottom }: Values): boolean {
  if (top === undefined) return bottom === undefined && isSame(scale ?? NPS.scale, NPS.scale);
  return isSame(scale ?? NPS.scale, NPS.scale) && isSame(top, NPS.top) && isSame(bottom, NPS.bottom);
}

const isSame = (
  values: readonly MetricValue[] | null | undefined,
  others: readonly MetricValue[] | null,
): boolean => new Set(values).symmetricDifference(new Set(others)).size === 0;

/** In the order of the scale; without one ascending. */
const inOrder = (
  values: readonly MetricValue[],
  scale: readonly MetricValue[] | undefined,
): readonly MetricValue[] =>
  scale === undefined ? values.toSorted(ascending) : scale.filter((value) => values.includes(value));
