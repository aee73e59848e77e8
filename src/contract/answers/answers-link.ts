/**
 * How the stream of all answers and the lists of a team are announced: a `Link` header (RFC 8288) on the answers of
 * `GET /response-chains`. What a deployment does not announce it has not, and is not asked for.
 */
import { trimBase } from "../endpoints.ts";
import { ANSWERS_PATH } from "./answers-stream.ts";

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
  for (const [, target = "", parameters = ""] of (header ?? "").matchAll(LINK)) {
    if (target !== "" && isOf(relation, parameters)) return target;
  }
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
