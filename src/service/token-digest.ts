/** How a token is kept: its SHA-256, so that a reader of the database can't sign in with what is found there. */

/** SHA-256 of the token's UTF-8 bytes, lower-case hexadecimal, 64 characters. */
export async function tokenDigest(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
