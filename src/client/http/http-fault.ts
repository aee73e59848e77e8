/** The fault in a response whose status is not 200 to 299, with whatever its body says of it. */
import * as z from "zod/mini";
import { catch as otherwise } from "zod/mini";
import { invalidParameterSchema } from "../../contract/problem.ts";
import { readBody, parseJson } from "./body.ts";
import type { HttpFault } from "./errors.ts";
import { readRetryAfter } from "./retry-policy.ts";

/** Bodies of errors above this many bytes are not read. */
const CAP = 65_536;
/** Characters of a text from outside that are kept. */
const LONGEST = 400;

const text = otherwise(z.optional(z.string()), undefined);
const named = z.object({ message: text });
const bodySchema = z.object({
  title: text,
  detail: text,
  message: text,
  error: otherwise(z.optional(z.union([z.string(), named])), undefined),
  invalidParameters: otherwise(z.optional(z.array(invalidParameterSchema)), undefined),
});

/** Reads problem details, the `message` or `error` of deployments that have none, or a plain text. Never throws. */
export async function httpFault(response: Response, attempts: number, now: number): Promise<HttpFault> {
  const { headers, status } = response;
  const retryAfter = readRetryAfter(headers.get("Retry-After"), headers.get("Date"), now);
  const body = await bodyOf(response);
  const title = clipped(body?.title ?? messageIn(body));
  const detail = clipped(body?.detail);
  return {
    kind: "http",
    status,
    ...(title !== undefined && { title }),
    ...(detail !== undefined && { detail }),
    invalidParameters: body?.invalidParameters ?? [],
    ...(retryAfter !== undefined && { retryAfter }),
    attempts,
  };
}

/** What an error body in place of a resource says, in its own words. */
export function messageOf(value: unknown): string | undefined {
  const read = z.safeParse(bodySchema, value);
  return read.success ? clipped(read.data.title ?? messageIn(read.data)) : undefined;
}

type Body = z.infer<typeof bodySchema>;

function messageIn(body: Body | undefined): string | undefined {
  if (body?.message !== undefined) return body.message;
  return typeof body?.error === "string" ? body.error : body?.error?.message;
}

async function bodyOf(response: Response): Promise<Body | undefined> {
  try {
    const body = await readBody(response, CAP);
    if (!("text" in body)) return undefined;
    const json = parseJson(body.text);
    if (!json.ok) return json.reason === "not-json" && isPlain(response) ? { message: body.text } : undefined;
    const read = z.safeParse(bodySchema, json.value);
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

const isPlain = ({ headers }: Response): boolean =>
  headers.get("Content-Type")?.startsWith("text/plain") === true;

/** On one line, and without what could steer a terminal. */
const clipped = (value: string | undefined): string | undefined =>
  value
    ?.replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, LONGEST)
    .toWellFormed() || undefined;
