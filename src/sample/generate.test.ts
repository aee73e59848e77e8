import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { readLine } from "../service/archive/read-line.ts";
import { DEFAULT_CHAINS, generateSample } from "./generate.ts";
import { answersOf, sample, scoresOf } from "./sample.fixture.ts";
import { yesterday } from "./calendar.ts";

function digest(chains: number, seed: number): string {
  const hash = createHash("sha256");
  for (const line of generateSample({ chains, seed })) hash.update(`${JSON.stringify(line)}\n`);
  return hash.digest("hex");
}

const whole = sample({ chains: DEFAULT_CHAINS, seed: 1 });

describe("the sample", () => {
  test("is the same, byte by byte, for the same seed", () => {
    const first = digest(300, 7);
    expect(digest(300, 7)).toBe(first);
    expect(digest(300, 8)).not.toBe(first);
    expect(digest(300, 7 + 2 ** 32)).not.toBe(first);
  });

  test("is what it was when this was written: links to its surveys, questions and touchpoints go on working", () => {
    expect(digest(300, 1)).toMatchInlineSnapshot(
      `"968e965a708b6e4e37fb9a2466bce6c7fff06d89ef74022dfe3555ff99f7964b"`,
    );
  });

  test("is a good archive, line by line", () => {
    for (const line of generateSample({ chains: 500, seed: 3 })) {
      expect(readLine(JSON.stringify(line))).toEqual({ ok: true, line, unknownFields: [] });
    }
  });

  test("has 3 teams, 6 surveys in five languages, 14 touchpoints", () => {
    expect(new Set(whole.surveys.map(({ teamName }) => teamName)).size).toBe(3);
    expect(whole.surveys).toHaveLength(6);
    expect(new Set(whole.surveys.flatMap(({ languages }) => languages))).toEqual(
      new Set(["en", "fi", "sv", "de", "ar"]),
    );
    expect(new Set(whole.chains.map(({ touchpointId }) => touchpointId)).size).toBe(14);
    expect(whole.chains).toHaveLength(12_000);
  });

  test("gives every chain a survey, a touchpoint and an id of its own", () => {
    expect(new Set(whole.chains.map(({ _id }) => _id)).size).toBe(12_000);
    for (const { _id } of whole.chains) expect(_id).toMatch(/^[0-9a-f]{24}$/);
    const surveys = new Set(whole.surveys.map(({ _id }) => _id));
    expect(whole.chains.every(({ surveyId }) => surveys.has(surveyId))).toBe(true);
  });

  test("runs in order of time through two years that end when they should", () => {
    const times = whole.chains.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Date((times[0] ?? 0) * 1000).toISOString().slice(0, 10)).toBe("2024-11-01");
    expect(new Date((times.at(-1) ?? 0) * 1000).toISOString().slice(0, 10)).toBe("2026-10-31");
    const other = sample({ chains: 300, seed: 1, until: "2027-02-28" }).chains.map(
      ({ createdAtDate }) => createdAtDate,
    );
    expect([other[0]?.slice(0, 7), other.at(-1)?.slice(0, 7)]).toEqual(["2025-03", "2027-02"]);
  });

  test("made now, ends with the last day that is over", () => {
    expect(yesterday(Date.parse("2026-11-22T00:00:00Z"))).toBe("2026-11-21");
    expect(yesterday(Date.parse("2027-01-01T23:59:59Z"))).toBe("2026-12-31");
  });
});

describe("believable is that", () => {
  test("some titles are missing, in listed languages too, but each question has one", () => {
    const questions = whole.surveys.flatMap((survey) =>
      survey.questions.map((question) => ({ survey, question })),
    );
    expect(
      questions.some(({ survey, question }) => question.languages.length < survey.languages.length),
    ).toBe(true);
    expect(
      questions.some(({ question }) => question.languages.some((one) => question.title[one] === undefined)),
    ).toBe(true);
    expect(questions.every(({ question }) => Object.keys(question.title).length > 0)).toBe(true);
  });

  test("stores are closed at night and busiest on Saturdays", () => {
    const inStores = whole.chains.filter(({ teamName }) => teamName === "Stores");
    const hours = inStores.map(({ createdAtDate }) => Number(createdAtDate.slice(11, 13)));
    expect(Math.min(...hours)).toBeGreaterThanOrEqual(7);
    expect(Math.max(...hours)).toBeLessThan(20);
    const days = Array.from(
      { length: 7 },
      (_, day) => inStores.filter(({ createdAt }) => new Date(createdAt * 1000).getUTCDay() === day).length,
    );
    expect(days.indexOf(Math.max(...days))).toBe(6);
  });

  test("comments are of many kinds", () => {
    const comments = answersOf(whole.chains, "Text").map(({ answer }) => answer);
    expect(new Set(comments).size).toBeGreaterThan(comments.length / 2);
  });

  test("some chains lack an NPS answer, some a comment, some NPS answers do not count", () => {
    const lacks = (type: string) =>
      whole.chains.filter(({ responses }) => !responses.some(({ questionType }) => questionType === type))
        .length;
    expect(lacks("NPS")).toBeGreaterThan(300);
    expect(lacks("Text")).toBeGreaterThan(3000);
    expect(answersOf(whole.chains, "NPS").length).toBeGreaterThan(scoresOf(whole.chains).length);
  });

  test("both versions occur, open chains only in version 3", () => {
    const open = whole.chains.filter(({ isClosed }) => !isClosed);
    expect(open.length).toBeGreaterThan(100);
    expect(open.every(({ surveyVersion }) => surveyVersion === 3)).toBe(true);
    expect(whole.chains.some(({ surveyVersion }) => surveyVersion === 2)).toBe(true);
  });

  test("every type of question is answered, one of them unknown to the specification", () => {
    const types = new Set(
      whole.chains.flatMap(({ responses }) => responses.map(({ questionType }) => questionType)),
    );
    expect([...types].toSorted()).toEqual(["Button", "Contact", "NPS", "Ranking", "Slider", "Text", "Word"]);
  });

  test("people are made up: addresses in example domains, numbers set aside for fiction", () => {
    const contacts = answersOf(whole.chains, "Contact").map(({ answer }) => String(answer));
    expect(contacts.length).toBeGreaterThan(500);
    for (const contact of contacts) {
      for (const address of contact.match(/\S+@\S+/g) ?? [])
        expect(address).toMatch(/@example\.(com|net|org),?$/);
      for (const phone of contact.match(/\+\d.*/g) ?? []) {
        expect(phone).toMatch(/^\+(999|44 7700 9001|46 70 174 06|49 171 39200)/);
      }
    }
  });
});
