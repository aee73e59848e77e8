/** Entity tags of what is made from the data in one state, for one caller's teams. */
import { textHash } from "../../lib/text/text-hash.ts";

// Revisions tell states of one database apart, not databases: tags of another process never match.
const instance = crypto.randomUUID().slice(0, 8);

/** `stamp` names the state of the data, `key` what was asked and by whom. */
export const entityTag = (stamp: string, key: string): string =>
  `W/"${instance}-${stamp}-${textHash(key).toString(36)}"`;

const bare = (tag: string): string => tag.trim().replace(/^W\//, "");

/** RFC 9110, 13.1.2: whether a list of tags, compared weakly, or `*` names `etag`. */
export function namesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((tag) => bare(tag) === bare(etag));
}
