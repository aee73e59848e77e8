/** What every endpoint's description has in common. */
import { PROBLEM_TYPE } from "../../../contract/problem.ts";
import { type Parameter, schemaRef, type JsonSchema } from "./schemas.ts";

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  /** Groups the operations of the specification, and apart from them what Earshot adds. */
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly responses: Readonly<Record<string, object>>;
}

export type Operations = Readonly<Record<string, Operation>>;

/** The tag of the operations that the specification describes. */
export const SPECIFICATION_TAG = "Feedback Survey Read API";

export const header = (description: string, schema: JsonSchema) => ({ description, schema });

const failure = (description: string, headers: object = {}) => ({
  description,
  headers,
  content: { [PROBLEM_TYPE]: { schema: schemaRef("Problem") } },
});

const seconds = { type: "integer", minimum: 0 };
const retryAfter = { "Retry-After": header("Seconds to wait.", seconds) };

/** What an operation has of its own; `content` is the body of its 200 by media type. */
type OwnParts = Pick<Operation, "operationId" | "summary" | "description" | "parameters"> & {
  readonly tag: string;
  readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
  readonly headers?: object;
  /** What a 404 says; absent where there is none. */
  readonly missing?: string;
};

export function operation({ tag, content, headers = {}, missing, ...own }: OwnParts): Operation {
  const { summary } = own;
  return {
    ...own,
    tags: [tag],
    responses: {
      "200": {
        description: summary,
        headers: {
          ETag: header("Names what the body says.", { type: "string" }),
          "X-Request-Id": header("Names this request in the service's log.", { type: "string" }),
          ...headers,
        },
        content,
      },
      "304": { description: "Unchanged since the answer whose ETag If-None-Match names." },
      "400": failure("Parameters that are unknown or not usable, each named."),
      "401": failure("No token, or one that is unknown, expired or revoked.", {
        "WWW-Authenticate": header("How to authenticate.", { type: "string" }),
      }),
      ...(missing === undefined ? {} : { "404": failure(missing) }),
      "429": failure(
        "The token has used up its requests of this minute, or has as many streams open as it may.",
        retryAfter,
      ),
      "500": failure("The service failed."),
      "503": failure(
        "The database does not answer, or as many streams are open as there may be.",
        retryAfter,
      ),
    },
  };
}
