/** The access token and how a deployment wants it in the Authorization header: bare, or behind `Bearer`. */

export type AuthScheme = "bare" | "bearer";

export interface Credentials {
  /** As `normalizeBaseUrl` gives it. */
  readonly baseUrl: string;
  readonly token: string;
  readonly scheme: AuthScheme;
}

/** The value of the Authorization header. */
export const authorization = ({ token, scheme }: Pick<Credentials, "token" | "scheme">): string =>
  scheme === "bearer" ? `Bearer ${token}` : token;

/** The token in what a person pasted: without spaces around it and without a `Bearer` in front. */
export const pastedToken = (text: string): string => text.trim().replace(/^bearer\s+/i, "");

/** True when a header can carry `token`: visible ASCII, spaces inside allowed. */
export const isSendable = (token: string): boolean => /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(token);
