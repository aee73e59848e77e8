import * as fc from "fast-check";
import { expect, test } from "vitest";
import { gapText } from "./chain-template.ts";
import { fillTemplates } from "./template-filling.ts";
import { TitleTable, type TitledQuestion } from "./title-table.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (filled: Uint8Array) => new TextDecoder().decode(filled);

test("rows stand between what comes before and behind, with commas between them", () => {
  const titles = new TitleTable([["s", "q", '"Why?"']]);
  const templates = [bytes('{"a":\u0001s\u0002q\u0003}'), bytes("{}"), bytes('["\u00e4"]')];
  expect(text(fillTemplates(templates, titles, "[", "]"))).toBe('[{"a":"Why?"},{},["ä"]]');
  expect(text(fillTemplates([], titles, "[", "]"))).toBe("[]");
});

test("a question that nobody knows has an empty title", () => {
  const gap = bytes("\u0001s\u0002gone\u0003");
  expect(text(fillTemplates([gap], new TitleTable([["s", "q", '"Why?"']])))).toBe('""');
});

test("each gap gets the title of its own question, whatever ids and titles are like", () => {
  const id = fc.string({ unit: "grapheme" });
  const question: fc.Arbitrary<TitledQuestion> = fc.tuple(id, id, fc.string({ maxLength: 60 }));
  const questions = fc.uniqueArray(question, { selector: ([survey, own]) => JSON.stringify([survey, own]) });
  fc.assert(
    fc.property(questions, fc.array(fc.nat()), (known, picks) => {
      const asked = known.length === 0 ? [] : picks.map((pick) => known[pick % known.length] ?? ["", "", ""]);
      const template = asked.map(([survey, own]) => `<\u0001${gapText(survey, own)}\u0003>`).join("");
      const filled = fillTemplates([bytes(template)], new TitleTable(known));
      expect(text(filled)).toBe(text(bytes(asked.map(([, , title]) => `<${title}>`).join(""))));
    }),
  );
});
