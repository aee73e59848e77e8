import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readChainQuery, readChainsQuery, readQuestionsQuery, readSurveysQuery } from "./query-parsing.ts";
import { writeQuery } from "../client/http/address.ts";

const chains = (search: string) => readChainsQuery(new URLSearchParams(search));
const questions = (search: string) => readQuestionsQuery(new URLSearchParams(search));
const invalid = (search: string) => {
  const parsed = chains(search);
  return parsed.ok ? [] : parsed.invalid.map(({ name, reason }) => `${name} ${reason}`);
};

describe("scalars", () => {
  test("every parameter of response chains is read into its type", () => {
    const search =
      "skip=20&createdFrom=1544115478&createdTo=1544115479&touchpointId=t%201&surveyId=s1&preferredLanguage=fi&isClosed=false&surveyVersion=3";
    expect(chains(search)).toEqual({
      ok: true,
      query: {
        skip: 20,
        createdFrom: 1544115478,
        createdTo: 1544115479,
        touchpointId: "t 1",
        surveyId: ["s1"],
        preferredLanguage: "fi",
        isClosed: false,
        surveyVersion: 3,
      },
    });
  });

  test("no parameter is an empty query", () => {
    expect(readSurveysQuery(new URLSearchParams())).toEqual({ ok: true, query: {} });
    expect(readChainQuery(new URLSearchParams("preferredLanguage=ar"))).toEqual({
      ok: true,
      query: { preferredLanguage: "ar" },
    });
  });

  test("times before 1970 are times", () => {
    expect(chains("createdFrom=-86400")).toEqual({ ok: true, query: { createdFrom: -86400 } });
  });

  test.each([
    "-1",
    "1.5",
    "1e3",
    "1e309",
    "NaN",
    "0x10",
    " 1",
    "1 ",
    "+1",
    "9999999999999999",
    "__proto__",
    "' OR 1=1",
  ])("skip=%s is not usable", (value) => {
    expect(invalid(new URLSearchParams({ skip: value }).toString())).toEqual([
      "skip must be a whole number from 0",
    ]);
  });

  test("a repeated, empty or NUL-bearing scalar is not usable", () => {
    expect(invalid("skip=1&skip=2")).toEqual(["skip must be given once"]);
    expect(invalid("touchpointId=")).toEqual(["touchpointId must not be empty"]);
    expect(invalid("touchpointId=a%00b")).toEqual(["touchpointId must not contain NUL"]);
  });

  test("isClosed is true or false, surveyVersion 2 or 3, createdFrom not after createdTo", () => {
    expect(invalid("isClosed=1&surveyVersion=4")).toEqual([
      "isClosed must be true or false",
      "surveyVersion must be 2 or 3",
    ]);
    expect(invalid("createdFrom=2&createdTo=1")).toEqual(["createdFrom is after createdTo"]);
    expect(invalid("createdFrom=2&createdTo=2")).toEqual([]);
  });

  test("every fault is named at once, unknown parameters too", () => {
    expect(invalid("skip=x&foo=1&foo=2&__proto__=1&touchpointId[]=t")).toEqual([
      "skip must be a whole number from 0",
      "foo is not a parameter of this endpoint",
      "__proto__ is not a parameter of this endpoint",
      "touchpointId[] is not a parameter of this endpoint",
    ]);
    expect(questions("isClosed=true").ok).toBe(false);
  });
});

describe("lists", () => {
  test.each([
    "questionId=a&questionId=b",
    "questionId[]=a&questionId[]=b",
    "questionId=a,b",
    "questionId=a&questionId[]=b",
    "questionId=a,b&questionId[]=a",
  ])("%s asks for a and b", (search) => {
    expect(questions(search)).toEqual({ ok: true, query: { questionId: ["a", "b"] } });
  });

  test("several surveys filter response chains", () => {
    expect(chains("surveyId=a,b")).toEqual({ ok: true, query: { surveyId: ["a", "b"] } });
  });

  test("a bracketed value keeps its commas", () => {
    expect(questions("surveyId[]=a,b")).toEqual({ ok: true, query: { surveyId: ["a,b"] } });
  });

  test.each(["questionId=", "questionId=a,,b", "questionId=a,", "questionId[]="])(
    "%s has an empty value",
    (search) => {
      expect(questions(search)).toEqual({
        ok: false,
        invalid: [{ name: "questionId", reason: "must not be empty" }],
      });
    },
  );
});

const id = fc.string({ minLength: 1, unit: "grapheme" }).filter((value) => !value.includes("\0"));
const optionally = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });

test("what the client writes, the service reads back", () => {
  const arbitrary = fc.record(
    {
      skip: fc.nat(),
      createdFrom: fc.integer({ max: 0 }),
      createdTo: fc.integer({ min: 0 }),
      touchpointId: id,
      surveyId: fc.uniqueArray(id, { minLength: 1, maxLength: 4 }),
      preferredLanguage: id,
      isClosed: fc.boolean(),
      surveyVersion: fc.constantFrom<2 | 3>(2, 3),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(arbitrary, (query) => {
      expect(chains(writeQuery(query))).toEqual({ ok: true, query });
    }),
    { examples: [[{ surveyId: ["a,b"] }]] },
  );
});

test("whatever comes is read or refused, never thrown at", () => {
  const name = fc.oneof(
    fc.constantFrom("skip", "surveyId", "surveyId[]", "isClosed", "__proto__"),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(name, optionally(fc.string()))), (pairs) => {
      const search = pairs.map(([key, value]) => `${key}=${value ?? ""}`).join("&");
      const parsed = chains(search);
      expect(parsed.ok || parsed.invalid.length > 0).toBe(true);
    }),
  );
});
