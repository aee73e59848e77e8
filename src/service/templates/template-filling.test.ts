import * as fc from "fast-check";
import { expect, test } from "vitest";
import { gapText } from "./chain-template.ts";
import { fillTemplates } from "./template-filling.ts";
import { TitleTable, type TitledQuestion } from "./title-table.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (filled: Uint8Array) => new TextDecoder().decode(filled);

test("what is filled stands between what comes before and behind", () => {
  const titles = new TitleTable([["s", "q", '"Why?"']]);
  const templates = bytes('{"a":\u0001s\u0002q\u0003},\n{},\n["\u00e4"]');
  expect(text(fillTemplates(templates, titles, "[", "]"))).toBe('[{"a":"Why?"},\n{},\n["ä"]]');
  expect(text(fillTemplates(bytes(""), titles, "[", "]"))).toBe("[]");
});

test("a page may be longer than any before it, and leaves nothing of it in a shorter one", () => {
  const [long, titles] = [
    `"${"x".repeat(600_000)}"`,
    new TitleTable([["s", "q", `"${"y".repeat(600_000)}"`]]),
  ];
  const filled = fillTemplates(bytes(`${long},\u0001s\u0002q\u0003`), titles, "[", "]");
  expect(text(filled)).toBe(`[${long},"${"y".repeat(600_000)}"]`);
  expect(text(fillTemplates(bytes("{}"), titles))).toBe("{}");
});

test("an unknown question has an empty title", () => {
  const gap = bytes("\u0001s\u0002gone\u0003");
  expect(text(fillTemplates(gap, new TitleTable([["s", "q", '"Why?"']])))).toBe('""');
});

test("each gap gets the title of its own question, whatever ids and titles are like", () => {
  const id = fc.string({ unit: "grapheme" });
  const question: fc.Arbitrary<TitledQuestion> = fc.tuple(id, id, fc.string({ maxLength: 60 }));
  const questions = fc.uniqueArray(question, { selector: ([survey, own]) => JSON.stringify([survey, own]) });
  fc.assert(
    fc.property(questions, fc.array(fc.nat()), (known, picks) => {
      const asked = known.length === 0 ? [] : picks.map((pick) => known[pick % known.length] ?? ["", "", ""]);
      const template = asked.map(([survey, own]) => `<\u0001${gapText(survey, own)}\u0003>`).join("");
      const filled = fillTemplates(bytes(template), new TitleTable(known));
      expect(text(filled)).toBe(text(bytes(asked.map(([, , title]) => `<${title}>`).join(""))));
    }),
  );
});
