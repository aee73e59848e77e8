/** The token of an Authorization header: bare, as the specification has it, or after the scheme `Bearer`. */

/** The token, or undefined where the header holds none. */
export function tokenOf(header: string | undefined): string | undefined {
  const token = header?.trim().replace(/^bearer(?:\s+|$)/i, "");
  return token === "" ? undefined : token;
}

/** Whether two digests are equal, in a time that tells nothing about where they differ. */
export function sameDigest(left: string, right: string): boolean {
  if (left.length !== right.length) return false;
  let difference = 0;
  for (let at = 0; at < left.length; at += 1) difference |= left.charCodeAt(at) ^ right.charCodeAt(at);
  return difference === 0;
}
