/** The strict schema of an archive's lines: a field misread here is a wrong number everywhere else. */
import * as z from "zod";
import type { Metadata } from "../../contract/resources.ts";

const identifier = z.string().min(1);
const texts = z.record(z.string(), z.string());
const languages = z.array(identifier);
const optionalText = z.exactOptional(z.string());

/** Not a record of zod's, which would lose a key named `__proto__`. */
export const metadataSchema = z.custom<Metadata>(
  (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  "must be an object",
);

const choiceSchema = z.strictObject({
  fieldId: z.string(),
  fieldName: texts,
  type: optionalText,
  subType: optionalText,
});

const questionSchema = z.strictObject({
  _id: identifier,
  questionType: z.string(),
  title: texts,
  subtitle: z.exactOptional(texts),
  /** In order: the first one is what a reader gets whose language is not among them. */
  languages,
  choices: z.array(choiceSchema),
});

/** A survey's line without its `kind`. */
export const archivedSurveySchema = z.strictObject({
  _id: identifier,
  name: z.string(),
  createdBy: z.string(),
  teamId: identifier,
  teamName: z.string(),
  languages,
  archived: z.boolean(),
  questions: z.array(questionSchema),
});

const responseSchema = z.strictObject({
  questionId: identifier,
  questionType: z.string(),
  surveyId: identifier,
  answer: z.union([z.number(), z.string()], "must be a number or a string"),
  valueNum: z.exactOptional(z.number()),
  valueString: optionalText,
  language: z.string(),
});

/** A chain's line; whether `createdAtDate` says the same as `createdAt` is checked where lines are read. */
export const chainLineSchema = z.strictObject({
  kind: z.literal("chain"),
  _id: identifier,
  surveyId: identifier,
  surveyVersion: z.union([z.literal(2), z.literal(3)], "must be 2 or 3"),
  isClosed: z.boolean(),
  touchpointId: z.string(),
  touchpointName: z.string(),
  /** Unix seconds. */
  createdAt: z.int(),
  createdAtDate: z.string(),
  teamId: identifier,
  teamName: z.string(),
  metadata: metadataSchema,
  language: z.string(),
  browser: optionalText,
  responses: z.array(responseSchema),
});

/** One line, told apart by `kind`. */
export const lineSchema = z.discriminatedUnion("kind", [
  archivedSurveySchema.extend({ kind: z.literal("survey") }),
  chainLineSchema.refine(({ createdAt, createdAtDate }) => saysSecond(createdAtDate, createdAt), {
    path: ["createdAtDate"],
    message: "must be the ISO 8601 UTC date-time, with milliseconds, of createdAt",
  }),
]);

/** As JavaScript writes it: years of four digits, others of six with a sign. */
const DATE_TIME = /^(?:\d{4}|\+(?:0[1-9]|[1-9]\d)\d{4}|-\d{6})-\d\d-(\d\d)T\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Whether an ISO 8601 date-time names a millisecond of the given unix second. */
export function saysSecond(date: string, second: number): boolean {
  const day = DATE_TIME.exec(date)?.[1];
  const time = Date.parse(date);
  // Of a day that a month does not have, it reads one of the next month.
  return Math.floor(time / 1000) === second && new Date(time).getUTCDate() === Number(day);
}
