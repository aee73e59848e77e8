/** The API's description in OpenAPI 3.1. */
import { VERSION_SEGMENT } from "../../../contract/endpoints.ts";
import { PROBLEM_TYPE } from "../../../contract/problem.ts";
import {
  chainParameters,
  chainsParameters,
  questionsParameters,
  surveysParameters,
  type Parameter,
} from "./parameters.ts";
import { componentSchemas, schemaRef, type JsonSchema } from "./schemas.ts";

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  readonly responses: Readonly<Record<string, object>>;
}

const page = (resource: string): JsonSchema => ({
  type: "object",
  properties: { data: { type: "array", items: schemaRef(resource) }, paging: schemaRef("Paging") },
  required: ["data", "paging"],
  additionalProperties: false,
});

const header = (description: string, schema: JsonSchema) => ({ description, schema });

const failure = (description: string, headers: object = {}) => ({
  description,
  headers,
  content: { [PROBLEM_TYPE]: { schema: schemaRef("Problem") } },
});

const seconds = { type: "integer", minimum: 0 };
const retryAfter = { "Retry-After": header("Seconds to wait.", seconds) };

function operation(
  operationId: string,
  summary: string,
  parameters: readonly Parameter[],
  schema: JsonSchema,
): Operation {
  return {
    operationId,
    summary,
    parameters,
    responses: {
      "200": {
        description: summary,
        headers: {
          ETag: header("Names what the body says.", { type: "string" }),
          "X-Request-Id": header("Names this request in the service's log.", { type: "string" }),
        },
        content: { "application/json": { schema } },
      },
      "304": { description: "Unchanged since the answer whose ETag If-None-Match names." },
      "400": failure("Parameters that are unknown or not usable, each named."),
      "401": failure("No token, or one that is unknown, expired or revoked.", {
        "WWW-Authenticate": header("How to authenticate.", { type: "string" }),
      }),
      ...(parameters === chainParameters
        ? { "404": failure("No such chain, or none that this token may see.") }
        : {}),
      "429": failure("The token has used up its requests of this minute.", retryAfter),
      "500": failure("The service failed."),
      "503": failure("The database does not answer.", retryAfter),
    },
  };
}

/** Every operation by its path. */
export const operations: Readonly<Record<string, Operation>> = {
  [`/${VERSION_SEGMENT}/surveys`]: operation(
    "listSurveys",
    "All available surveys with their questions embedded.",
    surveysParameters,
    page("Survey"),
  ),
  [`/${VERSION_SEGMENT}/questions`]: operation(
    "listQuestions",
    "The questions of all surveys that the token reaches.",
    questionsParameters,
    page("Question"),
  ),
  [`/${VERSION_SEGMENT}/response-chains`]: operation(
    "listResponseChains",
    "Response chains, newest first, each grouping the responses of one respondent.",
    chainsParameters,
    page("ResponseChain"),
  ),
  [`/${VERSION_SEGMENT}/response-chains/{id}`]: operation(
    "getResponseChain",
    "One response chain.",
    chainParameters,
    schemaRef("ResponseChain"),
  ),
};

/** The whole document. */
export function openApiDocument(): JsonSchema {
  return {
    openapi: "3.1.0",
    info: {
      title: "Feedback Survey Read API",
      version: "5.0.3",
      description: "Read-only access to surveys, questions and response chains.",
    },
    servers: [{ url: "/" }],
    security: [{ token: [] }, { bearer: [] }],
    paths: Object.fromEntries(Object.entries(operations).map(([path, get]) => [path, { get }])),
    components: {
      schemas: componentSchemas(),
      securitySchemes: {
        token: { type: "apiKey", in: "header", name: "Authorization", description: "The bare access token." },
        bearer: { type: "http", scheme: "bearer", description: "The same token after `Bearer`." },
      },
    },
  };
}
