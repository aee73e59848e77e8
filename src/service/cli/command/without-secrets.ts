/** Messages without the secrets that addresses on the command line or in the environment may hold. */

/** Of an address, also of one that is quoted, or that lacks a colon or slashes. */
const SCHEME = /^[\s"'`]*(?:[a-z][a-z\d+.-]+:\/\/|(?:https?|postgres(?:ql)?)(?::|\/\/))/i;
const SECRET_PARAMETER = /(?:pass(?:word|wd|phrase)?|pwd|token|secret|key)\s*=\s*(.*)$/is;
const AFTER_PATH = /[?#](.*)$/s;
/** Shorter parts of a secret than this say too little of it, and would cover half of a message. */
const SHORTEST = 3;

/** `message` with everything covered that may be secret of one of `values`, whatever they are. */
export function withoutSecrets(message: string, values: Iterable<string | undefined>): string {
  const given = [...values].filter((value) => value !== undefined);
  return covered(message, given.flatMap(passwordsOf).concat(given.flatMap(afterPath)));
}

/** An address as it may be shown. */
export const shownAddress = (address: string): string => withoutSecrets(address, [address]);

/** The address without its password. State files are named after it, so it must not change between versions. */
export const withoutPassword = (address: string): string => covered(address, passwordsOf(address));

const covered = (message: string, secrets: readonly string[]): string =>
  secrets
    .flatMap(encodings)
    .filter((part) => part.length >= SHORTEST)
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, part) => text.replace(new RegExp(RegExp.escape(part), "gi"), "…"), message);

/**
 * What may be a password of an address, whole and in the parts that a parser may take it apart into, in any case (a parser
 * lowers that of a host) and encoding. Where a password is not encoded its end is unknown: everything up to the last @
 * counts as part of it, and everything after `password=` or another parameter that may hold a secret. What has no scheme
 * is taken apart by nobody, and its words may be those of a message: a path may have an @, too.
 */
function passwordsOf(value: string): readonly string[] {
  const scheme = SCHEME.exec(value)?.[0];
  const rest = value.slice(scheme?.length ?? 0);
  const user = rest.slice(0, Math.max(0, rest.lastIndexOf("@")));
  const parameter = SECRET_PARAMETER.exec(rest)?.[1] ?? "";
  return [user, parameter].flatMap((secret) =>
    scheme === undefined
      ? [secret]
      : [secret].concat(secret.split(/[\s@:/?#&=]+/), secret.split(/[^a-z\d]+/i)),
  );
}

/** Query and fragment, whole and each value in them: names of parameters are words of messages. */
function afterPath(value: string): readonly string[] {
  const text = AFTER_PATH.exec(value)?.[1] ?? "";
  return [text, ...text.split(/[?#&]/).map((pair) => pair.slice(pair.indexOf("=") + 1))];
}

/** A part as it stands, decoded, and as parsers of addresses encode the several places of one. */
function encodings(part: string): readonly string[] {
  const text = part.toWellFormed();
  const query = new URLSearchParams({ "": text }).toString().slice(1);
  const { username, pathname, search, hash } = Object.assign(new URL("http://h"), {
    username: text,
    pathname: text,
    search: text,
    hash: text,
  });
  const parsed = [username, pathname.slice(1), search.slice(1), hash.slice(1)];
  return [part, decoded(part), ...parsed, query, encodeURI(text), encodeURIComponent(text)];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
