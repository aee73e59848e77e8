/** Schemas and query parameters for the documentation, made from the contract that is served. */
import { EVERY_TYPE, USUAL_TYPE } from "../../../contract/answers-query.ts";
import * as z from "zod/mini";
import { problemSchema } from "../../../contract/problem.ts";
import {
  chainSchema,
  choiceSchema,
  pagingSchema,
  questionSchema,
  responseSchema,
  surveySchema,
} from "../../../contract/resources.ts";

const components = z.registry<{ id: string; description?: string }>();
components.add(choiceSchema, {
  id: "Choice",
  description: "A choice; the form fields of a Contact question are choices too.",
});
components.add(questionSchema, { id: "Question", description: "A question with its texts in one language." });
components.add(surveySchema, { id: "Survey", description: "A survey with its questions embedded." });
components.add(responseSchema, { id: "Response", description: "One answer of a respondent." });
components.add(chainSchema, { id: "ResponseChain", description: "Everything that one respondent answered." });
components.add(pagingSchema, { id: "Paging", description: "Absolute links to the neighbouring pages." });
components.add(problemSchema, { id: "Problem", description: "An error (RFC 9457)." });

/** A schema of JSON Schema 2020-12, which OpenAPI 3.1 takes as it is. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export const schemaRef = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

const ANSWER: JsonSchema = { type: ["number", "string"] };

/** By name, for `components.schemas`. */
export function componentSchemas(): Readonly<Record<string, JsonSchema>> {
  const { schemas } = z.toJSONSchema(components, {
    io: "output",
    uri: (id) => `#/components/schemas/${id}`,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      // Metadata is the only custom schema: free-form, but an object.
      if (zodSchema._zod.def.type === "custom") Object.assign(jsonSchema, { type: "object" });
      // Read leniently, so that one odd answer costs no chain; served as what the specification names.
      if (zodSchema === responseSchema) Object.assign(jsonSchema.properties ?? {}, { answer: ANSWER });
    },
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _schema, $id: _id, ...schema }]) => [name, schema]),
  );
}

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
