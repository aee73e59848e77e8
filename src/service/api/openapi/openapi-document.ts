/** The API's description in OpenAPI 3.1. */
import {
  ANSWERS_RELATION,
  ANSWERS_PATH,
  listPath,
  listRelation,
  TEAM_LISTS,
} from "../../../contract/answers/answers-link.ts";
import { VERSION_SEGMENT } from "../../../contract/endpoints.ts";
import { EXTENSION_TAG } from "./extension-operations.ts";
import { header, operation, SPECIFICATION_TAG, type Operation, type Operations } from "./operation.ts";
import {
  chainParameters,
  chainsParameters,
  questionsParameters,
  surveysParameters,
  type Parameter,
  componentSchemas,
  schemaRef,
  type JsonSchema,
} from "./schemas.ts";

const page = (resource: string): JsonSchema => ({
  type: "object",
  properties: { data: { type: "array", items: schemaRef(resource) }, paging: schemaRef("Paging") },
  required: ["data", "paging"],
  additionalProperties: false,
});

/** The body of a resource of the specification. */
const specified = (
  operationId: string,
  summary: string,
  parameters: readonly Parameter[],
  schema: JsonSchema,
  more: Pick<Parameters<typeof operation>[0], "headers" | "missing"> = {},
): Operation =>
  operation({
    tag: SPECIFICATION_TAG,
    operationId,
    summary,
    parameters,
    content: { "application/json": { schema } },
    ...more,
  });

const ANNOUNCED = `Announces what is served beside the specification: ${[
  [ANSWERS_PATH, ANSWERS_RELATION],
  ...TEAM_LISTS.map((name) => [listPath(name), listRelation(name)]),
]
  .map(([path, relation]) => `${path} by rel="${relation}"`)
  .join(", ")}.`;

/** Every operation of the specification by its path. */
export const operations: Operations = {
  [`/${VERSION_SEGMENT}/surveys`]: specified(
    "listSurveys",
    "All available surveys with their questions embedded.",
    surveysParameters,
    page("Survey"),
  ),
  [`/${VERSION_SEGMENT}/questions`]: specified(
    "listQuestions",
    "The questions of all surveys that the token reaches.",
    questionsParameters,
    page("Question"),
  ),
  [`/${VERSION_SEGMENT}/response-chains`]: specified(
    "listResponseChains",
    "Response chains, newest first, each grouping the responses of one respondent.",
    chainsParameters,
    page("ResponseChain"),
    { headers: { Link: header(ANNOUNCED, { type: "string" }) } },
  ),
  [`/${VERSION_SEGMENT}/response-chains/{id}`]: specified(
    "getResponseChain",
    "One response chain.",
    chainParameters,
    schemaRef("ResponseChain"),
    { missing: "No such chain, or none that this token may see." },
  ),
};

/** The whole document; `extensions` are operations beside the specification. */
export function openApiDocument(extensions: Operations): JsonSchema {
  const paths = Object.entries({ ...operations, ...extensions });
  return {
    openapi: "3.1.0",
    info: {
      title: "Feedback Survey Read API",
      version: "5.0.3",
      description: "Read-only access to surveys, questions and response chains.",
    },
    servers: [{ url: "/" }],
    security: [{ token: [] }, { bearer: [] }],
    tags: [
      { name: SPECIFICATION_TAG, description: "What the specification describes, and nothing else." },
      ...(Object.keys(extensions).length > 0
        ? [
            {
              name: EXTENSION_TAG,
              description: "Not part of the specification: other deployments have none.",
            },
          ]
        : []),
    ],
    paths: Object.fromEntries(paths.map(([path, get]) => [path, { get }])),
    components: {
      schemas: componentSchemas(),
      securitySchemes: {
        token: { type: "apiKey", in: "header", name: "Authorization", description: "The bare access token." },
        bearer: { type: "http", scheme: "bearer", description: "The same token after `Bearer`." },
      },
    },
  };
}
