import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ScreenValues } from "./fields.ts";
import { parseSearch, readSearch, searchFor, stringifySearch } from "./search.ts";

/** Toequal passes over what is undefined: a parameter that can't be used stands for nothing. */
const read = (search: string) => {
  const { unusable = [], ...values } = readSearch(parseSearch(search));
  return { values, unusable };
};
const written = (values: ScreenValues) => stringifySearch(searchFor(undefined, values));

const parameters = (search: string) => [...new URLSearchParams(search)].map(String).toSorted();

describe("an address read as the values of a screen", () => {
  test("every field is read from plain strings", () => {
    expect(
      read(
        "?from=2026-01-01&to=2026-01-31&tz=Europe/Helsinki&survey=a&survey=b&touchpoint=t&closed=false&version=3&language=fi&team=x&lang=sv&question=q&page=2",
      ),
    ).toEqual({
      values: {
        from: "2026-01-01",
        to: "2026-01-31",
        tz: "Europe/Helsinki",
        survey: ["a", "b"],
        touchpoint: "t",
        closed: false,
        version: 3,
        language: "fi",
        team: "x",
        lang: "sv",
        question: "q",
        page: 2,
      },
      unusable: [],
    });
  });

  test("what is picked in charts and tables is read, and written as it was", () => {
    const search = "?score=9&score=10&during=2026-11-01..2026-11-30&metadata=till%3D4&by=till";
    const { values, unusable } = read(search);
    expect(values).toEqual({
      score: [9, 10],
      during: "2026-11-01..2026-11-30",
      metadata: ["till=4"],
      by: "till",
    });
    expect(unusable).toEqual([]);
    expect(written(values)).toBe(search);
  });

  test("answers are read as they are written, each question once", () => {
    const search = "?answer=q1%3A3&answer=q2%3Aa%3Ab&answer=q%253A3%3A1&breakdown=answer&by=q1";
    const { values, unusable } = read(search);
    expect(values).toEqual({ answer: ["q1:3", "q2:a:b", "q%3A3:1"], breakdown: "answer", by: "q1" });
    expect(unusable).toEqual([]);
    expect(written(values)).toBe(search);
    for (const bad of ["?answer=q1", "?answer=:3", "?answer=q1:", "?answer=q1:3&answer=q1:4"])
      expect(read(bad).unusable).toHaveLength(1);
  });

  test("what responses are looked through for, and how they are listed, is read and written as it was", () => {
    const search =
      "?find=too+slow&bucket=detractors&comment=true&rows=all&sort=-question+q1&group=touchpoint";
    const { values, unusable } = read(search);
    expect(values).toEqual({
      find: "too slow",
      bucket: "detractors",
      comment: true,
      rows: "all",
      sort: "-question q1",
      group: "touchpoint",
    });
    expect(unusable).toEqual([]);
    expect(written(values)).toBe(search);
  });

  test("a search under its former name is read as it is now, and never in place of one", () => {
    expect(stringifySearch(parseSearch("?text=%22too+slow%22&rows=all"))).toBe(
      "?find=%22too+slow%22&rows=all",
    );
    expect(read("?text=slow").values).toEqual({ find: "slow" });
    expect(read("?text=slow&find=till")).toEqual({
      values: { find: "till" },
      unusable: [{ name: "text", texts: ["slow"] }],
    });
  });

  test.each(["bucket=happy", "comment=false", "rows=some", "sort=metadata", "sort=--created", "group=team"])(
    "%s is no way to list responses",
    (search) => expect(read(`?${search}`).values).toEqual({}),
  );

  test.each([
    "score=11",
    "score=-1",
    "score=",
    "during=2026-11-30..2026-11-01",
    "during=2026",
    "metadata=till",
  ])("%s is no pick", (search) => expect(read(`?${search}`).values).toEqual({}));

  test("ids that look like numbers or JSON stay what they are", () => {
    expect(read("?touchpoint=5e12&survey=true&question=%7B%7D").values).toEqual({
      touchpoint: "5e12",
      survey: ["true"],
      question: "{}",
    });
  });

  test.each([
    ["from", "2026-02-30"],
    ["to", "yesterday"],
    ["tz", "Mars/Olympus"],
    ["closed", "1"],
    ["version", "4"],
    ["page", "0"],
    ["page", "-1"],
    ["page", "1e3"],
    ["touchpoint", " "],
    ["sort", "up"],
    ["__proto__", "x"],
    ["constructor", "x"],
  ])("%s=%s is left out and reported", (name, value) => {
    expect(read(`?${new URLSearchParams([[name, value]]).toString()}`)).toEqual({
      values: {},
      unusable: [{ name, texts: [value] }],
    });
  });

  test("a single value given twice is reported, not guessed", () => {
    expect(read("?touchpoint=a&touchpoint=b")).toEqual({
      values: {},
      unusable: [{ name: "touchpoint", texts: ["a", "b"] }],
    });
  });

  test("a range that ends before it starts loses its end, and says so", () => {
    expect(read("?from=2026-02-01&to=2026-01-01")).toEqual({
      values: { from: "2026-02-01" },
      unusable: [{ name: "to", texts: ["2026-01-01"] }],
    });
  });

  test("a field that the screen does not use is reported", () => {
    expect(readSearch(parseSearch("?page=2&lang=fi"), "surveys")).toEqual({
      lang: "fi",
      unusable: [{ name: "page", texts: ["2"] }],
    });
  });

  test.each([
    ["surveys", "-nps", true],
    ["surveys", "name", true],
    ["surveys", "title", false],
    ["questions", "-survey", true],
    ["questions", "type", true],
    ["questions", "nps", false],
    ["questions", "-newest", false],
    ["questions", "--type", false],
  ] as const)("the table of %s is sorted by columns that it has: %s", (screen, sorted, isUsable) => {
    expect(readSearch(parseSearch(`?sorted=${sorted}`), screen)).toEqual(
      isUsable ? { sorted } : { unusable: [{ name: "sorted", texts: [sorted] }] },
    );
  });

  test("what was read is read as the same, and stays in the address as it was written", () => {
    const address =
      "?closed=maybe&score=9&score=8&page=2&from=2026-02-01&to=2026-01-01&__proto__=x&unusable=y";
    const first = readSearch(parseSearch(address), "nps");
    expect(readSearch({ ...parseSearch(address), ...first }, "nps")).toEqual(first);
    const kept = stringifySearch({ ...parseSearch(address), ...first });
    expect(parameters(kept)).toEqual(parameters(address));
    expect(readSearch(parseSearch(kept), "nps")).toEqual(first);
  });
});

describe("values written to an address", () => {
  const identifier = fc.string({ minLength: 1, maxLength: 30 }).filter((text) => text.trim() !== "");
  const date = fc
    .date({ min: new Date("1970-01-01"), max: new Date("2200-01-01"), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10));
  const values: fc.Arbitrary<ScreenValues> = fc.record(
    {
      from: date,
      tz: fc.constantFrom("UTC", "Europe/Helsinki", "Asia/Kathmandu"),
      survey: fc.uniqueArray(identifier, { minLength: 1, maxLength: 4 }),
      touchpoint: identifier,
      closed: fc.boolean(),
      version: fc.constantFrom(2 as const, 3 as const),
      language: identifier,
      lang: identifier,
      question: identifier,
      page: fc.integer({ min: 1, max: 9_999_999 }),
    },
    { requiredKeys: [] },
  );

  test("are read back as they were", () => {
    fc.assert(
      fc.property(values, (given) => {
        expect(read(written(given))).toEqual({ values: given, unusable: [] });
      }),
    );
  });

  test("leave out what has its default", () => {
    expect(written({ survey: [], from: undefined })).toBe("");
  });
});
