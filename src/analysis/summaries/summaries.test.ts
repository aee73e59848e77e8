import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Response } from "../../contract/resources.ts";
import { answer, chain } from "../columns/chains.fixture.ts";
import { numericSummary } from "./numeric-summary.ts";
import { SummaryBuilder, type QuestionSummary } from "./summaries.ts";

/** The summary of one question from answers given one a chain, a second apart. */
function summaryOf(...answers: readonly Response[]): QuestionSummary | undefined {
  const builder = new SummaryBuilder();
  builder.append(
    answers.map((response, at) => chain({ _id: `c${at}`, createdAt: at, responses: [response] })),
  );
  return builder.summaries()[0];
}

/** That of thirty answers with the same text of so many characters. */
const repeating = (length: number) =>
  summaryOf(...Array.from({ length: 30 }, () => answer("Text", "q", "x".repeat(length))));

/** Sixty answers, of which so many are the same. */
const beside = (same: number) =>
  Array.from({ length: 60 }, (_, n) => answer("Text", "q", n < same ? "Yes" : `Since ${n}`));

describe("the summary of a question", () => {
  test("of type NPS is its tally, with what does not count apart", () => {
    const summary = summaryOf(answer("NPS", "q", 10), answer("NPS", "q", 3), answer("NPS", "q", "no idea"));
    expect(summary).toMatchObject({
      kind: "nps",
      answers: 3,
      tally: { top: 1, bottom: 1, notCounted: 1 },
    });
  });

  test("of type Word counts the choices, the most frequent first", () => {
    const summary = summaryOf(
      answer("Word", "q", "Search"),
      answer("Word", "q", "Ad"),
      answer("Word", "q", "Ad"),
    );
    expect(summary).toMatchObject({
      kind: "choice",
      others: 0,
      values: [
        { value: "Ad", count: 2 },
        { value: "Search", count: 1 },
      ],
    });
  });

  test("of type Word counts what is beyond a thousand values together", () => {
    const many = Array.from({ length: 1005 }, (_, n) => answer("Word", "q", `word ${n}`));
    expect(summaryOf(...many)).toMatchObject({ kind: "choice", answers: 1005, others: 5 });
  });

  test("of type Text has the latest answers, newest first, without the blank ones", () => {
    const texts = Array.from({ length: 200 }, (_, n) => answer("Text", "q", n === 199 ? " " : `text ${n}`));
    const summary = summaryOf(...texts);
    expect(summary).toMatchObject({ kind: "text", answered: 199, answers: 199 });
    expect(summary).toMatchObject({ repeated: undefined });
    const latest = summary?.kind === "text" ? summary.latest : [];
    expect(latest).toHaveLength(50);
    expect(latest[0]).toEqual({ chainId: "c198", createdAt: 198, language: "en", text: "text 198" });
  });

  test("of type Text counts the texts that most answers repeat, from thirty answers on", () => {
    const few = ["One year or more", "Less than one year"];
    const given = (count: number) =>
      Array.from({ length: count }, (_, n) => answer("Text", "q", few[n % 4] ?? `Since ${n}`));
    expect(summaryOf(...given(28))).toMatchObject({ repeated: undefined });
    const summary = summaryOf(...given(40));
    const repeated = summary?.kind === "text" ? summary.repeated : undefined;
    expect(repeated?.values.slice(0, 2)).toEqual([
      { value: "Less than one year", count: 10 },
      { value: "One year or more", count: 10 },
    ]);
    expect(repeated?.others).toBe(10);
  });

  test("of type Text takes texts that repeat each other as one, and counts no contact details", () => {
    const written = ["Yes", "Yes", "yes!", "YES", "me@example.com", "No"];
    const answers = Array.from({ length: 60 }, (_, n) => answer("Text", "q", written[n % 6] ?? ""));
    expect(summaryOf(...answers)).toMatchObject({
      repeated: {
        values: [
          { value: "Yes", count: 40 },
          { value: "No", count: 10 },
        ],
        others: 10,
      },
    });
  });

  test("of type Text has the most repeated first, all ways of writing it together", () => {
    const written = ["No", "No", "No", "Yes", "Yes", "yes!", "yes!"];
    const answers = Array.from({ length: 70 }, (_, n) => answer("Text", "q", written[n % 7] ?? ""));
    expect(summaryOf(...answers)).toMatchObject({
      repeated: {
        values: [
          { value: "Yes", count: 40 },
          { value: "No", count: 30 },
        ],
        others: 0,
      },
    });
  });

  test("of type Text keeps what was said as a text, though it is a number or an address", () => {
    const summary = summaryOf(answer("Text", "q", 5), answer("Text", "q", "aino@example.com"));
    expect(summary).toMatchObject({ kind: "text", latest: [{ text: "aino@example.com" }, { text: "5" }] });
  });

  test("of type Text counts texts where at least half of the answers are one of twelve", () => {
    expect(summaryOf(...beside(19))).toMatchObject({
      repeated: { values: { length: 12, 0: { value: "Yes", count: 19 } }, others: 30 },
    });
    expect(summaryOf(...beside(18))).toMatchObject({ repeated: undefined });
    expect(summaryOf(...beside(60))).toMatchObject({ repeated: { others: 0 } });
    const signs = Array.from({ length: 60 }, (_, n) => answer("Text", "q", n < 30 ? "..." : "Yes"));
    expect(summaryOf(...signs)).toMatchObject({
      repeated: { values: [{ value: "Yes", count: 30 }], others: 30 },
    });
  });

  test("of type Text counts no texts of more than eighty characters", () => {
    expect(repeating(80)).toMatchObject({ repeated: { values: [{ count: 30 }], others: 0 } });
    expect(repeating(81)).toMatchObject({ repeated: undefined });
  });

  test("of type Contact says how many, and nothing personal", () => {
    const summary = summaryOf(answer("Contact", "q", "Aino, aino@example.com"));
    expect(summary).toEqual({
      questionId: "q",
      questionType: "Contact",
      answered: 1,
      answers: 1,
      kind: "contact",
    });
  });

  test("of any type whose answers are all numbers has mean and median", () => {
    const summary = summaryOf(...[0, 1, 1, 100].map((value) => answer("Slider", "q", value)));
    expect(summary).toMatchObject({
      kind: "numeric",
      numbers: { mean: 25.5, median: 1, smallest: 0, largest: 100 },
    });
  });

  test("of buttons and sliders keeps what is no number out of its figures", () => {
    const summary = summaryOf(answer("Slider", "q", 4), answer("Slider", "q", "can't say"));
    expect(summary).toMatchObject({ kind: "numeric", answers: 2, notNumbers: 1, numbers: { mean: 4 } });
  });

  test("of an unknown type has the latest answers, and how often each was given", () => {
    const summary = summaryOf(answer("Ranking", "q", "a > b"), answer("Ranking", "q", 3));
    expect(summary).toMatchObject({
      kind: "unknown",
      answers: 2,
      latest: [{ text: "a > b" }],
      values: [{ value: "a > b", count: 1 }],
    });
  });

  test("of an unknown type counts addresses and numbers to call, and keeps none", () => {
    const summary = summaryOf(
      answer("Form", "q", "aino@example.com"),
      answer("Form", "q", "+358 40 123 4567"),
    );
    expect(summary).toMatchObject({ kind: "unknown", answered: 2, latest: [], values: [], others: 0 });
  });

  test("tells who answered from what was answered", () => {
    const builder = new SummaryBuilder();
    const [search, ad] = [answer("Word", "q", "Search"), answer("Word", "q", "Ad")];
    builder.append([
      chain({ _id: "a", responses: [search, ad] }),
      chain({ _id: "b", responses: [{ ...search, valueString: undefined, answer: ["Ad", "Friend"] }] }),
      chain({ _id: "c", responses: [answer("Word", "q", "")] }),
    ]);
    expect(builder.chains).toBe(3);
    expect(builder.summaries()).toMatchObject([{ answered: 2, answers: 4 }]);
  });

  test("does not mix questions", () => {
    const builder = new SummaryBuilder();
    builder.append([chain({ _id: "a", responses: [answer("NPS", "q1", 9), answer("NPS", "q2", 0)] })]);
    expect(builder.summaries().map(({ questionId, answers }) => [questionId, answers])).toEqual([
      ["q1", 1],
      ["q2", 1],
    ]);
  });
});

const mean = (list: readonly number[]) => list.reduce((sum, number) => sum + number, 0) / list.length;

test("mean and median are those of the sorted list", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1 }), (numbers) => {
      const counts = new Map<number, number>();
      for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
      const sorted = numbers.toSorted((a, b) => a - b);
      const middle = sorted.slice(Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2) + 1);
      const summary = numericSummary(counts);
      expect(summary?.mean).toBeCloseTo(mean(numbers), 9);
      const isYesOrNo = numbers.every((number) => number === 0 || number === 1);
      expect(summary?.median).toBe(isYesOrNo ? undefined : mean(middle));
    }),
  );
  expect(numericSummary(new Map())).toBeUndefined();
});
