import * as fc from "fast-check";
import { expect, test } from "vitest";
import { normalise, traceText, wordsOf } from "./normalise.ts";

/** Texts with everything that normalising treats in a way of its own. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: "binary", maxLength: 4 }),
      fc.constantFrom(
        ...Array.from("aÅ ΣσＡﬁ½ \t\n"),
        ...Array.from("ـَّ\u0670\u00ad\u200f\u202a\u2069\ufe0f\ufeff"),
        ...Array.from("’“”„ㄱㅏㄴㄳ가ｶﾞﾡￂ\u1112\u1161\u11ab´\u0301\u0323\u0345"),
        "👩‍👧‍👦",
        "👍🏽",
        "🇫🇮",
        "\ud83d",
        "\udc4d",
        "สวัสดี",
        "İ",
        "ŒÉ",
        "\u{16d67}\u{16d67}",
        "한글",
      ),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

test.each([
  ["Kassa ＪＯＮＯ ﬁlm", "kassa jono film"],
  ["  too\t\n slow\u00a0 ", " too slow "],
  ["it’s “so” „good”", `it's "so" "good"`],
  ["مُدَرِّسٌ", "مدرس"],
  ["الـــطابور", "الطابور"],
  ["قرآن", "قرآن"],
  ["co\u00adop\u200e\ufeff ✔\ufe0f", "coop ✔"],
  ["a \u200f b", "a b"],
  ["e\u0301 \ud83d", "é \ud83d"],
  ["ΟΔΟΣ", "οδος"],
])("%j is compared as %j", (text, normalised) => {
  expect(normalise(text)).toBe(normalised);
  expect(traceText(text).text).toBe(normalised);
});

test("any text traced is the text normalised, and its places are places of the original in order", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const traced = traceText(text);
      expect(traced.text).toBe(normalise(text));
      let before = 0;
      for (let at = 0; at < traced.text.length; at++) {
        const { start, end } = traced.original({ start: at, end: at + 1 });
        expect(end).toBeGreaterThan(start);
        expect(start).toBeGreaterThanOrEqual(before);
        expect(normalise(text.slice(start, end)).replaceAll("σ", "ς")).toContain(
          (traced.text[at] ?? "?").replaceAll("σ", "ς"),
        );
        before = start;
      }
    }),
    { numRuns: 1000 },
  );
});

test("a long text is traced as its parts are", () => {
  const anyPart = anyText.filter((text) => /^[a-z]/i.test(text)).map((text) => `${text}, `);
  fc.assert(
    fc.property(fc.array(anyPart, { minLength: 1, maxLength: 5 }), (parts) => {
      const given = Array.from({ length: 1500 }, (_, at) => parts[at % parts.length] ?? "");
      const traced = traceText(given.join(""));
      let [from, at] = [0, 0];
      for (const part of given) {
        const { text, original } = traceText(part);
        for (let unit = 0; unit < text.length; unit++) {
          if (at % 50 > 3) continue;
          const { start, end } = original({ start: unit, end: unit + 1 });
          const place = traced.original({ start: at + unit, end: at + unit + 1 });
          expect(place).toEqual({ start: from + start, end: from + end });
        }
        [from, at] = [from + part.length, at + text.length];
      }
    }),
    { numRuns: 10 },
  );
});

const words = (text: string) => Array.from(wordsOf(text), ({ word }) => word);

test("words are cut where the script has no spaces, and emoji and punctuation are none", () => {
  expect(words("it's only 1 till... ok 👍")).toEqual(["it's", "only", "1", "till", "ok"]);
  expect(words("排队太长")).toEqual(["排队", "太长"]);
  expect(words("สวัสดีครับ")).toEqual(["สวัสดี", "ครับ"]);
});

test("a text of half a million characters is traced in one pass", () => {
  const text = "Slow queue ".repeat(45_000);
  const traced = traceText(text);
  expect(traced.text).toBe(normalise(text));
  expect(traced.original({ start: 474_995, end: 475_000 })).toEqual({ start: 474_995, end: 475_000 });
});
