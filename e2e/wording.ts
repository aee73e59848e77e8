// What the interface says in each of its languages, out of the catalogs.
import { readFileSync } from "node:fs";
import { formatter } from "@lingui/format-po";

const po = formatter();

/** Translations by English text. */
export type Wording = ReadonlyMap<string, string>;

export async function wordingIn(locale: string): Promise<Wording> {
  const catalogs = await Promise.all(
    ["", "later/", "charts/"].map(async (kind) => {
      const filename = `src/i18n/locales/${kind}${locale}.po`;
      return po.parse(readFileSync(filename, "utf8"), { locale, sourceLocale: "en", filename });
    }),
  );
  return new Map(
    catalogs.flatMap((catalog) =>
      Object.values(catalog).map(({ message = "", translation = "" }) => [message, translation] as const),
    ),
  );
}

/** Without the signs that set names and figures apart, which are not seen. */
const bare = (text: string) => text.replaceAll(/[\u2068\u2069]/g, "");

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether a text may be `message` with its placeholders filled in; undefined for one of placeholders alone. */
function patternOf(message: string): RegExp | undefined {
  if (message.includes(", plural,")) return undefined;
  const pieces = bare(message).split(/\{\w+\}|<\/?\d+\/?>/);
  if (!pieces.some((piece) => /\p{L}{3}/u.test(piece))) return undefined;
  return new RegExp(`^${pieces.map((piece) => escaped(piece.replaceAll(/\s+/g, " "))).join(".+")}$`);
}

/** Tells which of `texts` are English although `wording` has another word for them. */
export function stillEnglish(texts: readonly string[], wording: Wording): readonly string[] {
  const translated = [...wording].filter(([english, own]) => english !== own);
  const patterns = translated.flatMap(([english, own]) => {
    const pattern = patternOf(english);
    return pattern === undefined ? [] : [{ pattern, own: patternOf(own) }];
  });
  // A word of another message may be the same in both languages.
  const known = new Set(wording.values());
  return texts.filter((text) => {
    const said = bare(text);
    return (
      !known.has(text) && patterns.some(({ pattern, own }) => pattern.test(said) && own?.test(said) !== true)
    );
  });
}
