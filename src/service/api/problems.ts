/** Errors as the API sends them: `application/problem+json` (RFC 9457), always with a body that says what to do. */
import { PROBLEM_TYPE, type InvalidParameter, type Problem } from "../../contract/problem.ts";

type Headers = Readonly<Record<string, string>>;

/** An error response. `detail` is for people; it never repeats a token or a value from the query. */
export function problem(body: Problem, headers: Headers = {}): Response {
  return new Response(JSON.stringify(body), {
    status: body.status,
    headers: { "content-type": PROBLEM_TYPE, "cache-control": "no-store", ...headers },
  });
}

export const invalidQuery = (invalidParameters: readonly InvalidParameter[]): Response =>
  problem({
    title: "Invalid query",
    status: 400,
    detail: invalidParameters.map(({ name, reason }) => `${name} ${reason}`).join("; "),
    invalidParameters: [...invalidParameters],
  });

export const unauthorized = (detail: string, challenge = ""): Response =>
  problem(
    { title: "Unauthorized", status: 401, detail },
    { "www-authenticate": `Bearer realm="Feedback Survey Read API"${challenge}` },
  );

/** One and the same for what does not exist and for what the caller may not see. */
export const notFound = (detail: string): Response => problem({ title: "Not found", status: 404, detail });

export const methodNotAllowed = (allow: string): Response =>
  problem({ title: "Method not allowed", status: 405, detail: `Use one of ${allow}.` }, { allow });

export const tooManyRequests = (retryAfterSeconds: number, headers: Headers): Response =>
  problem(
    {
      title: "Too many requests",
      status: 429,
      detail: `This token has used up its requests; try again in ${retryAfterSeconds} s.`,
    },
    { "retry-after": String(retryAfterSeconds), ...headers },
  );

export const tooManyGuesses = (): Response =>
  problem(
    {
      title: "Too many requests",
      status: 429,
      detail: "This address has sent too many wrong tokens at a time; try again in 2 s.",
    },
    { "retry-after": "2" },
  );

export const internalError = (requestId: string): Response =>
  problem({
    title: "Internal error",
    status: 500,
    detail: `The service failed; its log tells more under request id ${requestId}.`,
  });

/** Seconds after which a client may try again while the database is away. */
const DATABASE_RETRY = "5";

export const databaseAway = (): Response =>
  problem(
    {
      title: "Database unavailable",
      status: 503,
      detail: "The database does not answer now; try again soon.",
    },
    { "retry-after": DATABASE_RETRY },
  );

/** The proxy's own answers, told apart from what the other deployment answered. */
export const upstreamFailed = (what: string, headers: Headers = {}): Response =>
  problem(
    { title: "Bad gateway", status: 502, detail: `The deployment behind this proxy ${what}.` },
    headers,
  );

export const upstreamSilent = (): Response =>
  problem({
    title: "Gateway timeout",
    status: 504,
    detail: "The deployment behind this proxy does not answer.",
  });
