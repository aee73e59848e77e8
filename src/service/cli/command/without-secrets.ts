/** Messages without the passwords that addresses on the command line or in the environment may hold. */

const SCHEME = /^([a-z][a-z\d+.-]+):(?:\/\/)?/i;
const SECRET_PARAMETER = /(?:pass(?:word|wd|phrase)?|pwd|token|secret|key)=(.*)$/is;
/** Shorter parts of a password than this say too little of it, and would cover half of a message. */
const SHORTEST = 3;

/** `message` with everything covered that may be part of a password of one of `values`. */
export function withoutSecrets(message: string, values: Iterable<string | undefined>): string {
  const parts = [...values].flatMap((value) => (value === undefined ? [] : secretsOf(value)));
  return parts
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, part) => text.replace(new RegExp(RegExp.escape(part), "gi"), "…"), message);
}

/** An address as it may be shown. */
export const shownAddress = (address: string): string => withoutSecrets(address, [address]);

/**
 * What may be secret of an address, whole and in the parts that a parser may take it apart into, in any case (a parser
 * lowers that of a host) and encoding. Where a password is not encoded its end is unknown: everything up to the last @
 * counts as part of it, and everything after `password=` or another parameter that may hold a secret.
 */
function secretsOf(value: string): readonly string[] {
  const scheme = SCHEME.exec(value)?.[0];
  if (scheme === undefined) return [];
  const rest = value.slice(scheme.length);
  const user = rest.slice(0, Math.max(0, rest.lastIndexOf("@")));
  const query = SECRET_PARAMETER.exec(rest)?.[1] ?? "";
  return [user, query]
    .flatMap((secret) => [secret].concat(secret.split(/[\s@:/?#&=]+/), secret.split(/[^a-z\d]+/i)))
    .flatMap(encodings)
    .filter((part) => part.length >= SHORTEST);
}

/** A part as it stands, decoded, and as parsers of addresses encode the several places of one. */
function encodings(part: string): readonly string[] {
  const text = part.toWellFormed();
  const query = new URLSearchParams({ "": text }).toString().slice(1);
  const { username, pathname } = Object.assign(new URL("http://h"), { username: text, pathname: text });
  return [part, decoded(part), username, pathname.slice(1), query, encodeURI(text), encodeURIComponent(text)];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
