/** The query parameters of each endpoint, as OpenAPI tells them. */
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

export const chainsParameters: readonly Parameter[] = [
  skip,
  query("createdFrom", "Only chains created at or after this unix timestamp in seconds.", unixSeconds),
  query("createdTo", "Only chains created at or before this unix timestamp in seconds.", unixSeconds),
  query("touchpointId", "Only chains of this touchpoint.", { type: "string", minLength: 1 }),
  list("surveyId", "Only chains of these surveys."),
  preferredLanguage,
  query("isClosed", "Only chains that the respondent can no longer edit, or only those that still can be.", {
    type: "boolean",
  }),
  query("surveyVersion", "Only chains collected with this survey version.", {
    type: "integer",
    enum: [2, 3],
  }),
];

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
