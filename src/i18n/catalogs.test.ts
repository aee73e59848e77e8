import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { createCompiledCatalog } from "@lingui/cli/api";
import { formatter } from "@lingui/format-po";
import { describe, expect, it } from "vitest";
import { z } from "zod";

type Part = string | [string] | [string, string, Readonly<Record<string, Message>>];
type Message = Part[];

/** A compiled message: text, and placeholders, some with what they choose between. */
const message: z.ZodType<Message> = z.lazy(() =>
  z.array(
    z.union([
      z.string(),
      z.tuple([z.string()]),
      z.tuple([z.string(), z.string(), z.record(z.string(), message)]),
    ]),
  ),
);
const compiled = z.object({ messages: z.record(z.string(), message) });

const po = formatter();

/** Those that are translated, or else the texts that they are translations of. */
async function read(file: string, which: "translation" | "message") {
  const locale = basename(file, ".po");
  const catalog = await po.parse(readFileSync(file, "utf8"), { locale, sourceLocale: "en", filename: file });
  const texts = Object.entries(catalog)
    .filter(([, { translation }]) => translation !== "")
    .map(([id, entry]) => [id, entry[which] ?? ""] as const);
  const { source, errors } = createCompiledCatalog(locale, Object.fromEntries(texts), { namespace: "json" });
  return { locale, errors, messages: compiled.parse(JSON.parse(source)).messages };
}

/** The names of the placeholders and tags of a message, in whatever branch they stand. */
const namesIn = (parts: Message): readonly string[] =>
  parts.flatMap((part) => {
    if (typeof part === "string") return part.match(/<\/?\d+\/?>/g) ?? [];
    const [name, , choices = {}] = part;
    return [name].concat(Object.values(choices).flatMap(namesIn));
  });

const placeholders = (parts: Message): ReadonlySet<string> => new Set(namesIn(parts));

/** What each plural of a message has a form for, but for numbers of their own such as `=0`. */
const pluralForms = (parts: Message): readonly (readonly string[])[] =>
  parts.flatMap((part) => {
    if (typeof part === "string") return [];
    const [, format, choices = {}] = part;
    const inner = Object.values(choices).flatMap(pluralForms);
    return format === "plural"
      ? [
          Object.keys(choices)
            .filter((form) => !/^\d+$/.test(form))
            .toSorted(),
          ...inner,
        ]
      : inner;
  });

const catalogs = globSync("src/i18n/locales/**/*.po").toSorted();

describe.each(catalogs)("the words of %s", (file) => {
  it("are messages, with the placeholders and tags of the English ones", async () => {
    const { errors, messages } = await read(file, "translation");
    const { messages: english } = await read(file, "message");
    expect(errors).toEqual([]);
    const different = Object.entries(messages).filter(
      ([id, parts]) => placeholders(parts).symmetricDifference(placeholders(english[id] ?? [])).size > 0,
    );
    expect(different).toEqual([]);
  });

  it("have each plural in all forms that the language has", async () => {
    const { locale, messages } = await read(file, "translation");
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    const incomplete = Object.entries(messages).filter(([, parts]) =>
      pluralForms(parts).some((forms) => forms.join() !== pluralCategories.toSorted().join()),
    );
    expect(incomplete).toEqual([]);
  });
});

/** Set apart, or a sentence or a list in the language itself: a name at the start of one would turn it round. */
const APART =
  /\u2068[^\u2068\u2069]*\u2069|\{(?:list|names|parts|counted|sofar|found|limits|adjusted|intervals|reason|detail)\}/g;
const CLAUSES: ReadonlySet<string> = new Set([
  "{two}, compared with {one}: {0}",
  // Set into sentences that set it apart.
  "{0} ({1})",
  "{0}: {names}.",
  "{sofar}, {0} shown",
  "{count}. {found} {limits}",
]);

it("sets names and figures apart in Arabic, where they would change places with what stands beside them", async () => {
  const files = catalogs.filter((file) => basename(file) === "ar.po");
  const entries = await Promise.all(
    files.map(async (filename) =>
      po.parse(readFileSync(filename, "utf8"), { locale: "ar", sourceLocale: "en", filename }),
    ),
  );
  const bare = entries
    .flatMap((catalog) => Object.values(catalog))
    .map((entry) => ({ english: entry.message ?? "", arabic: entry.translation ?? "" }))
    .filter(({ english, arabic }) => !CLAUSES.has(english) && !/^\{\w+\}$/.test(arabic))
    .filter(({ arabic }) => /\{\w+\}/.test(arabic.replaceAll(APART, "")));
  expect(bare.map(({ english }) => english)).toEqual([]);
});

it.each(["locales", "charts", "later"])("there is a catalog of the %s for every language", (kind) => {
  const ofKind = catalogs.filter((file) => basename(dirname(file)) === kind);
  expect(ofKind.map((file) => basename(file, ".po"))).toEqual(["ar", "de", "en", "es", "fi", "fr", "sv"]);
});
