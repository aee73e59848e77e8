import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fieldNames, type ScreenValues } from "./fields.ts";
import { parseSearch, readSearch, stringifySearch, writeSearch } from "./search.ts";

const read = (search: string) => readSearch(parseSearch(search), fieldNames);

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
    expect(stringifySearch(writeSearch(values))).toBe(search);
  });

  test("what responses are looked through for, and how they are listed, is read and written as it was", () => {
    const search =
      "?text=too+slow&bucket=detractors&comment=true&rows=all&sort=-question+q1&group=touchpoint";
    const { values, unusable } = read(search);
    expect(values).toEqual({
      text: "too slow",
      bucket: "detractors",
      comment: true,
      rows: "all",
      sort: "-question q1",
      group: "touchpoint",
    });
    expect(unusable).toEqual([]);
    expect(stringifySearch(writeSearch(values))).toBe(search);
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
      unusable: [{ name, value }],
    });
  });

  test("a single value given twice is reported, not guessed", () => {
    expect(read("?touchpoint=a&touchpoint=b")).toEqual({
      values: {},
      unusable: [{ name: "touchpoint", value: "a, b" }],
    });
  });

  test("a range that ends before it starts loses its end, and says so", () => {
    expect(read("?from=2026-02-01&to=2026-01-01")).toEqual({
      values: { from: "2026-02-01" },
      unusable: [{ name: "to", value: "2026-01-01" }],
    });
  });

  test("a field that the screen does not use is reported", () => {
    expect(readSearch(parseSearch("?page=2&lang=fi"), ["lang"])).toEqual({
      values: { lang: "fi" },
      unusable: [{ name: "page", value: "2" }],
    });
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
        expect(read(stringifySearch(writeSearch(given)))).toEqual({ values: given, unusable: [] });
      }),
    );
  });

  test("leave out what has its default", () => {
    expect(stringifySearch(writeSearch({ survey: [], from: undefined }))).toBe("");
  });
});
