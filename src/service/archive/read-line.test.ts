import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyChain, anySurvey } from "../documents/documents.arbitraries.ts";
import { readLine } from "./read-line.ts";

const survey = {
  kind: "survey",
  _id: "s1",
  name: "Store visit",
  createdBy: "u1",
  teamId: "t1",
  teamName: "Stores",
  languages: ["en", "fi"],
  archived: false,
  questions: [
    {
      _id: "q1",
      questionType: "Contact",
      title: { en: "May we contact you?" },
      subtitle: { en: "Optional" },
      languages: ["en"],
      choices: [{ fieldId: "c1", fieldName: { en: "E-mail" }, type: "string", subType: "email" }],
    },
  ],
};

const response = {
  questionId: "q1",
  questionType: "NPS",
  surveyId: "s1",
  answer: 9,
  valueNum: 9,
  language: "fi",
};

const chain = {
  kind: "chain",
  _id: "c1",
  surveyId: "s1",
  surveyVersion: 3,
  isClosed: true,
  touchpointId: "p1",
  touchpointName: "Helsinki",
  createdAt: 1_544_115_478,
  createdAtDate: "2018-12-06T16:57:58.000Z",
  teamId: "t1",
  teamName: "Stores",
  metadata: { till: "4" },
  language: "fi",
  browser: "Chrome 131",
  responses: [response],
};

const read = (document: unknown) => readLine(JSON.stringify(document));
const refused = (field: string, reason: string) => ({ ok: false, field, reason });

describe("a line", () => {
  test("of each kind is read as it was written", () => {
    expect(read(survey)).toEqual({ ok: true, line: survey, unknownFields: [] });
    expect(read(chain)).toEqual({ ok: true, line: chain, unknownFields: [] });
  });

  test.each(["12345678901234567890", "-0", "1.0", "0.10", "1e5", "1e999", "0.1234567890123456789", "4"])(
    "keeps the number %s of its metadata as it was written",
    (number) => {
      const written = `{"a":${number},"b":[${number}, {"__proto__":${number}}],"c":"${number}"}`;
      const parsed = readLine(JSON.stringify(chain).replace('{"till":"4"}', () => written));
      const metadata = parsed.ok && parsed.line.kind === "chain" && parsed.line.metadata;
      expect(JSON.stringify(metadata)).toBe(written.replace(" ", ""));
    },
  );

  test("holds any document that can be stored", () => {
    const anyLine = fc.oneof(
      anySurvey("s1").map((document) => Object.assign({ kind: "survey" }, document)),
      anyChain("c1").map((document) => Object.assign({ kind: "chain" }, document)),
    );
    fc.assert(
      fc.property(anyLine, (document) => {
        expect(read(document)).toEqual({ ok: true, line: document, unknownFields: [] });
      }),
    );
  });

  test.each([
    ["{", { ok: false, reason: "is not valid JSON" }],
    ["[]", { ok: false, reason: "must be an object" }],
    ["null", { ok: false, reason: "must be an object" }],
    ["{}", refused("kind", "is missing")],
    ['{"kind":"question"}', refused("kind", 'must be "survey" or "chain"')],
  ])("%s is refused", (text, fault) => {
    expect(readLine(text)).toEqual(fault);
  });

  test.each([
    [{ ...chain, _id: undefined }, "_id", "is missing"],
    [{ ...chain, _id: "" }, "_id", "must not be empty"],
    [{ ...chain, createdAt: "1544115478" }, "createdAt", "must be a number"],
    [{ ...chain, createdAt: 1.5 }, "createdAt", "must be a whole number"],
    [{ ...chain, createdAt: 1e300 }, "createdAt", "is too large"],
    [{ ...chain, isClosed: 1 }, "isClosed", "must be true or false"],
    [{ ...chain, surveyVersion: 4 }, "surveyVersion", "must be 2 or 3"],
    [{ ...chain, metadata: [] }, "metadata", "must be an object"],
    [{ ...chain, browser: null }, "browser", "must be a string"],
    [{ ...chain, responses: {} }, "responses", "must be an array"],
    [{ ...chain, responses: [response, null] }, "responses[1]", "must be an object"],
    [
      { ...chain, responses: [{ ...response, answer: true }] },
      "responses[0].answer",
      "must be a number or a string",
    ],
    [{ ...chain, responses: [{ ...response, valueNum: "9" }] }, "responses[0].valueNum", "must be a number"],
    [{ ...survey, languages: [3] }, "languages[0]", "must be a string"],
    [
      { ...survey, questions: [{ ...survey.questions[0], title: "Why?" }] },
      "questions[0].title",
      "must be an object",
    ],
    [
      { ...survey, questions: [{ ...survey.questions[0], title: { en: 1 } }] },
      "questions[0].title.en",
      "must be a string",
    ],
  ])("with a wrong field is refused by its path (%#)", (document, field, reason) => {
    expect(read(document)).toEqual(refused(field, reason));
  });

  test.each(["2018-12-06T16:57:59.000Z", "2018-12-06T16:57:58Z", "2018-12-06T18:57:58.000+02:00", "soon"])(
    "whose createdAtDate %s is not createdAt's is refused",
    (createdAtDate) => {
      const reason = "must be the ISO 8601 UTC date-time, with milliseconds, of createdAt";
      expect(read({ ...chain, createdAtDate })).toEqual(refused("createdAtDate", reason));
    },
  );

  test("whose createdAtDate names a day that its month does not have is refused", () => {
    const createdAt = Date.UTC(2018, 2, 2) / 1000;
    const [there, none] = ["2018-03-02T00:00:00.000Z", "2018-02-30T00:00:00.000Z"];
    expect(read({ ...chain, createdAt, createdAtDate: there })).toMatchObject({ ok: true });
    expect(read({ ...chain, createdAt, createdAtDate: none })).toMatchObject({ ok: false });
  });

  test("may give the millisecond within the second of createdAt", () => {
    expect(read({ ...chain, createdAtDate: "2018-12-06T16:57:58.999Z" })).toMatchObject({ ok: true });
  });

  test("loses unknown fields, and names them", () => {
    const extra = {
      ...chain,
      mood: 1,
      responses: [
        { ...response, note: 2 },
        { ...response, note: 3 },
      ],
    };
    const parsed = read(extra);
    expect(parsed).toEqual({
      ok: true,
      line: { ...chain, responses: [response, response] },
      unknownFields: ["responses[].note", "responses[].note", "mood"],
    });
  });

  test("names a field that is no word, in any of many answers, without its position", () => {
    const responses = [...Array.from({ length: 12 }, () => response), { ...response, "a b.c": 1 }];
    const parsed = read({ ...chain, responses });
    expect(parsed).toMatchObject({ unknownFields: ['responses[]["a b.c"]'] });
  });

  test("with an unknown field and a wrong one is refused for the wrong one", () => {
    expect(read({ ...chain, mood: 1, isClosed: 0 })).toEqual(refused("isClosed", "must be true or false"));
  });
});

describe("text that no store can keep", () => {
  test.each([
    ["browser", { browser: "a\0b" }, "holds the character NUL"],
    ["browser", { browser: "\ud83d" }, "holds half of a surrogate pair"],
    ["metadata.till", { metadata: { till: "\udc00" } }, "holds half of a surrogate pair"],
    ['metadata["a b"]', { metadata: { "a b": "\0" } }, "holds the character NUL"],
    ['metadata["b-"]', { metadata: { "b-": "\0" } }, "holds the character NUL"],
    ['metadata["-b"]', { metadata: { "-b": "\0" } }, "holds the character NUL"],
    ['metadata["\\u0000"]', { metadata: { "\0": 1 } }, "holds the character NUL"],
    ["metadata.a[1].b", { metadata: { a: [0, { b: "\0" }] } }, "holds the character NUL"],
  ])("is refused in %s", (field, change, reason) => {
    expect(read({ ...chain, ...change })).toEqual(refused(field, reason));
  });

  test("does not include whole surrogate pairs written as escapes", () => {
    const text = JSON.stringify({ ...chain, browser: "?" }).replace('"?"', '"\\ud83d\\ude00"');
    expect(readLine(text)).toEqual({ ok: true, line: { ...chain, browser: "😀" }, unknownFields: [] });
  });

  test("does not include odd names of metadata", () => {
    const metadata: unknown = JSON.parse('{"__proto__":"x","constructor":"y","":"z"}');
    const parsed = read({ ...chain, metadata });
    expect(JSON.stringify(parsed)).toContain('"metadata":{"__proto__":"x","constructor":"y","":"z"}');
  });

  test("is looked for up to the deepest level that is kept", () => {
    const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
    expect(read({ ...chain, metadata: { deep: nested(63) } })).toMatchObject({ ok: true });
    expect(read({ ...chain, metadata: { deep: nested(64) } })).toMatchObject({
      reason: "is nested more than 64 deep",
    });
  });

  test("nor does nesting without end get through", () => {
    const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    const text = JSON.stringify({ ...chain, metadata: { deep: 0 } }).replace('"deep":0', `"deep":${deep}`);
    expect(readLine(text)).toMatchObject({ ok: false, reason: "is nested more than 64 deep" });
  });

  test("nor is the reading of other lines ended by it, in a field that is not known, beside a number to be kept", () => {
    const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    const text = JSON.stringify({ ...chain, metadata: { n: 0 }, note: "" })
      .replace('"n":0', '"n":1.0')
      .replace('"note":""', `"note":${deep}`);
    expect(readLine(text)).toEqual({ ok: false, reason: "is nested more than 64 deep" });
  });
});
