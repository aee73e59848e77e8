/** The query parameters of each endpoint, as OpenAPI tells them. */
import { EVERY_TYPE, USUAL_TYPE } from "../../../contract/answers-query.ts";
import type { JsonSchema } from "./schemas.ts";

export interface Parameter {
  readonly name: string;
  readonly in: "query" | "path";
  readonly required?: true;
  readonly description: string;
  readonly schema: JsonSchema;
  readonly explode?: boolean;
}

const query = (name: string, description: string, schema: JsonSchema): Parameter => ({
  name,
  in: "query",
  description,
  schema,
});

const list = (name: string, description: string): Parameter => ({
  ...query(name, `${description} Repeated, as \`${name}[]\` or comma-separated.`, {
    type: "array",
    items: { type: "string", minLength: 1 },
  }),
  explode: true,
});

const unixSeconds: JsonSchema = { type: "string", pattern: "^-?[0-9]{1,15}$" };

const skip = query("skip", "Number of documents to skip from the start.", {
  type: "integer",
  minimum: 0,
  maximum: 999_999_999_999_999,
  default: 0,
});
const preferredLanguage = query(
  "preferredLanguage",
  "Language code for titles; where it is unavailable, the first available language is used.",
  { type: "string", minLength: 1 },
);

export const surveysParameters: readonly Parameter[] = [skip, preferredLanguage];

export const questionsParameters: readonly Parameter[] = [
  skip,
  preferredLanguage,
  list("questionId", "Only these questions."),
  list("surveyId", "Only questions of these surveys."),
];

const chainPlace: readonly Parameter[] = [
  query("createdFrom", "Only chains created at or after this unix timestamp in seconds.", unixSeconds),
  query("createdTo", "Only chains created at or before this unix timestamp in seconds.", unixSeconds),
  query("touchpointId", "Only chains of this touchpoint.", { type: "string", minLength: 1 }),
  list("surveyId", "Only chains of these surveys."),
];
const chainState: readonly Parameter[] = [
  query("isClosed", "Only chains that the respondent can no longer edit, or only those that still can be.", {
    type: "boolean",
  }),
  query("surveyVersion", "Only chains collected with this survey version.", {
    type: "integer",
    enum: [2, 3],
  }),
];

export const chainsParameters: readonly Parameter[] = [skip, ...chainPlace, preferredLanguage, ...chainState];

export const chainParameters: readonly Parameter[] = [
  {
    name: "id",
    in: "path",
    required: true,
    description: "Response chain identifier.",
    schema: { type: "string" },
  },
  preferredLanguage,
];

const flag = (name: string, description: string): Parameter =>
  query(name, description, { type: "boolean", default: false });

export const answersParameters: readonly Parameter[] = [
  ...chainPlace,
  ...chainState,
  list("questionId", "Only answers to these questions."),
  query(
    "type",
    `Only answers of this type; \`${EVERY_TYPE}\` for every type, which is the default beside \`questionId\`.`,
    { type: "string", minLength: 1, default: USUAL_TYPE },
  ),
  flag("metadata", "Whether there is a column of metadata."),
  flag("text", "Whether there is a column of answers in words."),
  flag("contacts", "Whether that column tells contact details too; only with `text=true`."),
  flag("comments", "Whether there is a column that says of each chain whether it has a comment."),
];
