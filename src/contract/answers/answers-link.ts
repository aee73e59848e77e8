/**
 * How the stream of all answers and the lists of a team are announced: a `Link` header (RFC 8288) on the answers of
 * `GET /response-chains`. What a deployment does not announce it has not, and is not asked for.
 */
import { trimBase } from "../endpoints.ts";

/**
 * Where the stream is, below the base address. Its body is an Arrow IPC stream (arrow.apache.org/docs/format/Columnar.html), oldest answers
 * first. One row is one answer that was asked for; a chain without any is one row, with null for what answers tell.
 * Rows ascend by time, then by chain (code points); the rows of a chain follow one another as its responses do.
 */
export const ANSWERS_PATH = "/earshot/answers";

export const ANSWERS_MEDIA_TYPE = "application/vnd.apache.arrow.stream";

/** Rows of a record batch at most. */
export const MOST_BATCH_ROWS = 131_072;

/** The key of the schema's metadata that tells, in decimal digits, how many chains the whole stream has rows of. */
export const CHAINS_KEY = "chains";

/**
 * The key of the schema's metadata that is there, as "true", where some numbers of `value` stand in `answer` alone. The
 * specification says each number again in `valueNum`, and only there does one count for NPS: a reader that counts reads pages
 * of such answers.
 */
export const UNSAID_KEY = "unsaid";

/** What counts as a comment among streamed answers: one of this type whose text is more than blanks. */
export const COMMENT_TYPE = "Text";

export const saysSomething = (text: string): boolean => text.trim() !== "";

/** The relation of the link. */
export const ANSWERS_RELATION = "urn:earshot:answers";

/** The header's value for `path` of a service whose paths begin at `base`, an absolute address. */
export const serviceLink = (base: string, path: string, relation: string): string =>
  `<${trimBase(new URL(base).pathname)}${path}>; rel="${relation}"`;

export const answersLink = (base: string): string => serviceLink(base, ANSWERS_PATH, ANSWERS_RELATION);

/** One link: its target, and its parameters with their quotes. */
const LINK = /<([^<>]*)>((?:\s*;\s*[\w!#$&+.^`|~*-]+(?:\s*=\s*(?:"(?:[^"\\]|\\.)*"|[^\s,;"]+))?)*)/g;
const PARAMETER = /;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s,;"]+)))?/g;

/**
 * Where a `Link` header announces what `relation` (lower case) names: an address, perhaps a relative one, as the header
 * has it; undefined where it announces none. Whether to go there, to another origin for one, is for the caller to decide.
 */
export function announced(header: string | null, relation: string): string | undefined {
  for (const [, target = "", parameters = ""] of (header ?? "").matchAll(LINK))
    if (target !== "" && isOf(relation, parameters)) return target;
  return undefined;
}

export const announcedAnswers = (header: string | null): string | undefined =>
  announced(header, ANSWERS_RELATION);

/** RFC 8288, 3.3: the first `rel` counts, and may name several relations. A link with an anchor is about something else. */
function isOf(relation: string, parameters: string): boolean {
  const values = new Map<string, string>();
  for (const [, name = "", quoted, plain = ""] of parameters.matchAll(PARAMETER)) {
    const key = name.toLowerCase();
    if (!values.has(key)) values.set(key, quoted?.replace(/\\(.)/g, "$1") ?? plain);
  }
  const relations = (values.get("rel") ?? "").toLowerCase().split(/\s+/);
  return !values.has("anchor") && relations.includes(relation);
}

/**
 * Lists that a team shares through Earshot's own service: codes, metrics, events. Each is announced like the stream of
 * all answers, by a `Link` header on the answers of `GET /response-chains`, and served whole as `{"NAME": […]}`.
 */
export const TEAM_LISTS = ["codes", "metrics", "events"] as const;
export type TeamListName = (typeof TEAM_LISTS)[number];

/** Where a list is, below the base address. */
export const listPath = (name: TeamListName): string => `/earshot/${name}`;

/** The relation of the link that announces a list. */
export const listRelation = (name: TeamListName): string => `urn:earshot:${name}`;
