import * as fc from "fast-check";
import { expect, test } from "vitest";
import { indexOf } from "./comments.fixture.ts";
import { normalise, wordsOf } from "./normalise.ts";
import { markedPlaces, matches, parseQuery, queryOfBoth } from "./search.ts";

const finds = (find: string, text: string): boolean => matches(parseQuery(find), normalise(text));
const marks = (find: string, text: string): readonly string[] =>
  markedPlaces(parseQuery(find), text).map(({ start, end }) => text.slice(start, end));

test.each([
  ["queue", "The Queues were long", true],
  ['"queue"', "The Queues were long", false],
  ['"only one till"', "Only: one, till!", true],
  ['"only one till"', "only the one till", false],
  ['"one till"', "only one tills", false],
  ["queue till", "till then queue", true],
  ["queue till", "queue", false],
  ["queue | line", "long line", true],
  ["queue | line slow", "line", false],
  ["-music", "the line", true],
  ["-music", "Musical", false],
  ["queue -music", "queue", true],
  ['-"only one till"', "only one till", false],
  ["self-service", "self-service", true],
  ["self-service", "self service", false],
  ["queue|line", "line", true],
  ['a"b c"', "a, B: C", true],
  ['"queue', "a queue", true],
  ['"queue lo', "queue long", false],
  ['"👍"', "ok 👍", true],
  ['"👍"', "ok", false],
  ['"?!"', "what?!", true],
  ['-"👍"', "ok 👍", false],
  ["", "anything", true],
  ['- | "" -"" \'', "it's", true],
  ["|", "anything", true],
  ["queue |", "anything", false],
  ["--", "anything", true],
  ["“one till”", "one till", true],
  ["“one till”", "one tills", false],
  ["－ｍｕｓｉｃ", "music", false],
  ["ａ｜ｂ", "b", true],
  ["مدرس", "مُدَرِّسٌ جيد", true],
  ['"排队"', "排队太长", true],
  ['"สวัสดี"', "สวัสดีครับ", true],
  ["it's", "it’s", true],
])("%j finds in %j: %j", (find, text, is) => {
  expect(finds(find, text)).toBe(is);
});

test.each([
  ["queue", "Queues, queue", ["Queue", "queue"]],
  ['"only one till"', "It is ONLY: one... till!", ["ONLY: one... till"]],
  ["queue -music", "queue", ["queue"]],
  ["queue | line music", "queue, line", ["queue"]],
  ["-music", "queue", []],
  ["", "queue", []],
  ["ueu queue", "queue", ["queue"]],
  ["مدرس", "مُدَرِّسٌ جيد", ["مُدَرِّسٌ"]],
  ["film", "ﬁlm", ["ﬁlm"]],
  ["fi", "ﬁlm", ["ﬁ"]],
  ["a b", "a  b", ["a", "b"]],
  ["👍", "👍🏽 👍", ["👍", "👍"]],
])("%j marks in %j %j", (find, text, marked) => {
  expect(marks(find, text)).toEqual(marked);
});

test.each([
  ["•", "Call ••••••••", false],
  ['"•"', "Call ••••••••", false],
  ["••••••••", "••••••••", false],
  ["-•", "Call ••••••••", true],
  ["call•", "call••••••••", false],
  ["call", "call••••••••", true],
  ["•", "• the queue", true],
  ['"•"', "• ••••••••", true],
  ["•queue", "•queue ••••••••", true],
])("%j finds in %j, where eight bullets are a cover: %j", (find, text, is) => {
  expect(finds(find, text)).toBe(is);
});

test("the bullets of a cover are not marked, those that were written are", () => {
  const text = "•••••••• and • queue";
  expect(markedPlaces(parseQuery("•"), text)).toEqual([{ start: 13, end: 14 }]);
  expect(marks("• queue", text)).toEqual(["•", "queue"]);
});

/** Scripts with and without spaces, signs of the syntax, and what comparing passes over. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: "binary", maxLength: 3 }),
      fc.constantFrom(
        "queue",
        "line",
        "Till",
        "สวัสดี",
        "ครับ",
        "排队",
        "太长",
        "مُدَرِّس",
        "ـ",
        "👩‍👧‍👦",
        "👍🏽",
        "🇫🇮",
        "\ud83d",
        " ",
        "  ",
        "-",
        "|",
        '"',
        "’",
        "“",
        "\u200f",
        "\u00ad",
        "\ufe0f",
        ".",
        "ｑ",
        "\n",
      ),
    ),
    { maxLength: 10 },
  )
  .map((parts) => parts.join(""));

const wordLines = (text: string): string => `\n${Array.from(wordsOf(text), ({ word }) => word).join("\n")}\n`;

/** The table of the syntax once more, with regular expressions and no parts in common. */
function findsByTable(find: string, text: string): boolean {
  const [query, body] = [normalise(find), normalise(text)];
  const inside = (term: string) => {
    if (!term.startsWith('"')) return body.includes(term);
    const phrase = term.replaceAll('"', "");
    const line = wordLines(phrase);
    return line === "\n\n" ? body.includes(phrase) : wordLines(body).includes(line);
  };
  const alternatives = query
    .split(/\|(?=(?:[^"]*"[^"]*")*[^"]*$)|\|(?=[^"]*$)(?<=^(?:[^"]*"[^"]*")*[^"]*)/)
    .map((part) => part.match(/-?"[^"]*"?|[^\s"]+/g) ?? [])
    .map((terms) => terms.filter((term) => !/^-*$|^-?"\s*"?$/.test(term)))
    .filter((terms) => terms.length > 0);
  if (alternatives.length === 0) return true;
  return alternatives.some((terms) =>
    terms.every((term) => (term.startsWith("-") ? !inside(term.slice(1)) : inside(term))),
  );
}

test("any query finds in any text what the table says", () => {
  fc.assert(
    fc.property(anyText, anyText, (find, text) => {
      // Bars in an open quote are cut otherwise by the expression above.
      fc.pre((normalise(find).split('"').length - 1) % 2 === 0);
      expect(finds(find, text)).toBe(findsByTable(find, text));
    }),
    { numRuns: 1000 },
  );
});

test("an index finds what a text is searched for, letters that are joined to an emoji too", () => {
  const anyJoined = fc
    .array(
      fc.constantFrom(
        "super",
        "till",
        "__",
        "𔷀",
        "1",
        "_",
        "é",
        "👍",
        "👍🏽",
        "🏽",
        "🇫🇮",
        "\u200d",
        "\u0301",
        " ",
        "'",
      ),
    )
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(
      fc.oneof(anyText, anyJoined),
      fc.constantFrom("super", "e", "-ill", '"super"', "1"),
      (text, find) => {
        const query = parseQuery(find);
        const index = indexOf([text]);
        expect(index.find(query, index.newest())).toHaveLength(matches(query, normalise(text)) ? 1 : 0);
      },
    ),
    {
      numRuns: 1000,
      examples: [
        ["super\u200d👍", "super"],
        ["1____\u0301𔷀", "1"],
      ],
    },
  );
});

test("a text is found by any of its words, as a part and as a whole, and not by its no", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const { word } of wordsOf(normalise(text))) {
        if (word !== normalise(word)) continue;
        const alone = Array.from(wordsOf(word), (each) => each.word);
        if (alone.length !== 1) continue;
        expect(finds(`"${word}"`, text)).toBe(true);
        expect(finds(`-"${word}"`, text)).toBe(false);
        expect(finds(word, text)).toBe(true);
      }
    }),
  );
});

test("what is marked is in order, apart, and what was looked for", () => {
  fc.assert(
    fc.property(anyText, anyText, (find, text) => {
      let before = 0;
      for (const { start, end } of markedPlaces(parseQuery(find), text)) {
        expect(start).toBeGreaterThanOrEqual(before);
        expect(end).toBeGreaterThan(start);
        before = end;
      }
    }),
  );
});

test("the query of two finds what both find, as long as either has", () => {
  const written = fc
    .array(
      fc.constantFrom(
        "queue",
        "till",
        "-till",
        '"only one till"',
        '-"long queue"',
        "|",
        "|",
        '"👍"',
        "-",
        '""',
      ),
    )
    .map((parts) => parts.join(" "));
  const open = fc.constantFrom("", ' "one', ' -"', ' "? !"', "Jono");
  const query = fc.tuple(written, open).map((parts) => parts.join(""));
  const text = fc
    .array(fc.constantFrom("queue", "long", "only", "one", "till", "👍", "? !", "jono"))
    .map((words) => words.join(" "));
  fc.assert(
    fc.property(query, query, text, (one, other, about) => {
      expect(finds(queryOfBoth(one, other), about)).toBe(finds(one, about) && finds(other, about));
    }),
    { numRuns: 1_000 },
  );
});
