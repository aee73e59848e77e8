import fc from "fast-check";
import { expect, test } from "vitest";
import { foldedText } from "./folded-text.ts";
import { textHits } from "./text-hits.ts";

/** The text with its hits in brackets. */
const marked = (text: string, searchText: string) =>
  textHits(text, searchText)
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join("");

test("every place is found, upper and lower case alike", () => {
  expect(marked("Queue, queue, QUEUE", " queue ")).toBe("[Queue], [queue], [QUEUE]");
  expect(marked("aaa", "aa")).toBe("[aa]a");
  expect(marked("long queue", "staff")).toBe("long queue");
  expect(marked("long queue", "  ")).toBe("long queue");
});

test("nothing of what is looked for is a pattern", () => {
  expect(marked("a.b (c) [d]*", ".b (")).toBe("a[.b (]c) [d]*");
});

test("letters that grow when they are folded move nothing", () => {
  expect(marked("İİİ staff", "staff")).toBe("İİİ [staff]");
  expect(marked("İstanbul", "stan")).toBe("İ[stan]bul");
  expect(marked("Straße, STRASSE", "straße")).toBe("[Straße], STRASSE");
  expect(marked("ΟΔΟΣ ΟΔΟΣ α", "α")).toBe("ΟΔΟΣ ΟΔΟΣ [α]");
});

test("an accent is the letter's, however it is written", () => {
  expect(marked("Cafe\u0301 cafe\u0301s", "café")).toBe("[Cafe\u0301] [cafe\u0301]s");
  expect(marked("Café cafés", "cafe\u0301")).toBe("[Café] [café]s");
  expect(marked("cafe\u0301", "cafe")).toBe("cafe\u0301");
  expect(marked("u\u0328\u0301 x", "u\u0328")).toBe("[u\u0328\u0301] x");
});

test("a character that a person sees as one is marked as one", () => {
  expect(marked("Great 👩‍👩‍👧 place", "👧")).toBe("Great [👩‍👩‍👧] place");
  expect(marked("한국 food", "한")).toBe("[한]국 food");
});

const letters = fc.string({
  unit: fc.constantFrom(
    "a",
    "A",
    "b",
    "e\u0301",
    "é",
    "É",
    "İ",
    "i",
    "\u0307",
    "ß",
    "Σ",
    "ς",
    "ᄒ",
    "ᅡ",
    "ᆫ",
    "👧",
    "\u200d",
    " ",
  ),
  maxLength: 12,
});

/** Folded, with the two shapes of a sigma alike: which one it has depends on what follows. */
const shapeless = (each: string) => foldedText(each).replaceAll("ς", "σ");

test("there are hits where the search finds the text, and nowhere else", () => {
  fc.assert(
    fc.property(fc.oneof(letters, fc.string({ unit: "binary" })), letters, (text, searchText) => {
      const parts = textHits(text, searchText);
      const needle = foldedText(searchText.trim());
      expect(parts.map((part) => part.text).join("")).toBe(text);
      const hits = parts.filter((part) => part.hit);
      expect(hits.length > 0).toBe(needle !== "" && foldedText(text).includes(needle));
      for (const hit of hits) expect(shapeless(hit.text)).toContain(shapeless(needle));
    }),
    { numRuns: 300 },
  );
});
