/** The schemas of the API's documents, made from the contract's own: what is served and what is documented can't part. */
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
