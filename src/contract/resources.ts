/**
 * The resources of the Feedback Survey Read API v5.0.3: one schema each, from which the types come.
 * Reading is lenient where the specification is silent (a field that is absent or null takes a neutral value)
 * and strict where a wrong guess would falsify a number (identifiers, creation time, types of fields).
 */
import * as z from "zod/mini";

const isObject = (value: unknown): value is Metadata =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** `schema`, with `fallback` in place of an absent or null value. */
const absentAs = <Schema extends z.ZodMiniType>(fallback: unknown, schema: Schema) =>
  z.pipe(
    z.transform((value: unknown) => value ?? fallback),
    schema,
  );

const absentAsText = absentAs("", z.string());
const absentAsNone = absentAs([], z.array(z.string()));
const optionalText = absentAs(undefined, z.optional(z.string()));
const identifier = z.string().check(z.minLength(1));

/** Free-form key/value pairs. Keys come from outside: never index it with them but through own properties. */
export type Metadata = Readonly<Record<string, unknown>>;

/** One choice of a question; the form fields of a Contact question are choices too. */
export const choiceSchema = z.object({
  fieldId: absentAsText,
  fieldName: absentAsText,
  type: optionalText,
  subType: optionalText,
});
export type Choice = z.infer<typeof choiceSchema>;

/** A question with its texts in one language: `language`, which need not be the one that was asked for. */
export const questionSchema = z.object({
  _id: identifier,
  title: absentAsText,
  subtitle: optionalText,
  choicesString: absentAsNone,
  questionType: absentAsText,
  languages: absentAsNone,
  language: absentAsText,
  choices: absentAs([], z.array(choiceSchema)),
  surveyId: absentAsText,
});
export type Question = z.infer<typeof questionSchema>;

/** A survey with its questions embedded. */
export const surveySchema = z.object({
  _id: identifier,
  name: absentAsText,
  createdBy: absentAsText,
  teamId: absentAsText,
  teamName: absentAsText,
  languages: absentAsNone,
  archived: absentAs(false, z.boolean()),
  questions: absentAs([], z.array(questionSchema)),
});
export type Survey = z.infer<typeof surveySchema>;

/** One answer of a respondent. `valueNum` and `valueString` say again, typed, what `answer` holds. */
export const responseSchema = z.object({
  question: absentAsText,
  answer: absentAs(null, z.unknown()),
  valueNum: absentAs(undefined, z.optional(z.number())),
  valueString: optionalText,
  language: absentAsText,
  questionType: absentAsText,
  questionId: absentAsText,
  surveyId: absentAsText,
});
export type Response = z.infer<typeof responseSchema>;

/** Everything that one respondent answered. `createdAt` is in unix seconds. */
export const chainSchema = z.object({
  _id: identifier,
  surveyId: absentAsText,
  touchpointId: absentAsText,
  touchpointName: absentAsText,
  createdAt: z.number(),
  createdAtDate: absentAsText,
  teamId: absentAsText,
  teamName: absentAsText,
  metadata: absentAs({}, z.custom<Metadata>(isObject, "expected an object")),
  language: absentAsText,
  browser: optionalText,
  responses: z.array(responseSchema),
});
export type ResponseChain = z.infer<typeof chainSchema>;

/** Links to the neighbouring pages, absolute, or null where there is none. */
export const pagingSchema = z.object({
  next: absentAs(null, z.nullable(z.string())),
  previous: absentAs(null, z.nullable(z.string())),
});
export type Paging = z.infer<typeof pagingSchema>;

/** The body of every list: rows are kept as they came, to be read one by one. */
export const pageSchema = z.object({ data: z.array(z.unknown()), paging: pagingSchema });
