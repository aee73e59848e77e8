/** Errors as the API sends them: `application/problem+json` (RFC 9457), always with a body that says what to do. */
import { PROBLEM_TYPE, type InvalidParameter, type Problem } from "../../contract/problem.ts";

type Headers = Readonly<Record<string, string>>;

/** An error response. `detail` is for people; it never repeats a token or a value from the query. */
export function problem(
  status: number,
  title: string,
  detail: string,
  headers: Headers = {},
  invalidParameters?: InvalidParameter[],
): Response {
  const body: Problem = { title, status, detail, invalidParameters };
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": PROBLEM_TYPE, "cache-control": "no-store", ...headers },
  });
}

export const invalidQuery = (invalidParameters: readonly InvalidParameter[]): Response =>
  problem(
    400,
    "Invalid query",
    invalidParameters.map(({ name, reason }) => `${name} ${reason}`).join("; "),
    {},
    [...invalidParameters],
  );

export const unauthorized = (detail: string, challenge = ""): Response =>
  problem(401, "Unauthorized", detail, {
    "www-authenticate": `Bearer realm="Feedback Survey Read API"${challenge}`,
  });

/** One and the same for what does not exist and for what the caller may not see. */
export const notFound = (detail: string): Response => problem(404, "Not found", detail);

export const methodNotAllowed = (allow: string): Response =>
  problem(405, "Method not allowed", `Use one of ${allow}.`, { allow });

export const tooManyRequests = (retryAfterSeconds: number, headers: Headers): Response =>
  problem(
    429,
    "Too many requests",
    `This token has used up its requests; try again in ${retryAfterSeconds} s.`,
    { "retry-after": String(retryAfterSeconds), ...headers },
  );

export const tooManyGuesses = (): Response =>
  problem(
    429,
    "Too many requests",
    "This address has sent too many wrong tokens at a time; try again in 2 s.",
    {
      "retry-after": "2",
    },
  );

export const internalError = (requestId: string): Response =>
  problem(500, "Internal error", `The service failed; its log tells more under request id ${requestId}.`);

/** Seconds after which a client may try again while the database is away. */
const DATABASE_RETRY = "5";

export const databaseAway = (): Response =>
  problem(503, "Database unavailable", "The database does not answer now; try again soon.", {
    "retry-after": DATABASE_RETRY,
  });

/** The proxy's own answers, told apart from what the other deployment answered. */
export const upstreamFailed = (what: string, headers: Headers = {}): Response =>
  problem(502, "Bad gateway", `The deployment behind this proxy ${what}.`, headers);

export const upstreamSilent = (): Response =>
  problem(504, "Gateway timeout", "The deployment behind this proxy does not answer.");
