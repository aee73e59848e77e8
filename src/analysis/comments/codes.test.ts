import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { finish } from "../steps.ts";
import {
  checkLimits,
  codebookRefusal,
  codebookText,
  codeComments,
  codeFigures,
  commentFigures,
  parseCodebook,
  pointsAtPerson,
  wholeOf,
} from "./codes.ts";
import { indexOf, textsOf } from "./comments.fixture.ts";
import { normalise } from "./normalise.ts";
import { matches, parseQuery } from "./search.ts";

const book = (codes: readonly unknown[]) => parseCodebook(JSON.stringify({ codes }));

describe("a codebook", () => {
  test("is a list of names and searches; other members are passed over", () => {
    expect(book([{ name: "Queue", find: "jono | kassa", colour: "red" }])).toEqual({
      ok: true,
      codes: [{ name: "Queue", find: "jono | kassa" }],
    });
    expect(book([])).toEqual({ ok: true, codes: [] });
    expect(parseCodebook('\uFEFF{"codes":[]}')).toEqual({ ok: true, codes: [] });
  });

  test("has the checks of its codes, but for those that count more than was read", () => {
    const check = { fit: 10, of: 10, missed: 2, without: 2 };
    const checks = [check, { ...check, fit: 11 }, { ...check, missed: 3 }];
    const read = book(checks.map((each, at) => ({ name: `Code ${at}`, find: "queue", check: each })));
    expect(read.ok ? read.codes : undefined).toEqual([
      { name: "Code 0", find: "queue", check },
      { name: "Code 1", find: "queue" },
      { name: "Code 2", find: "queue" },
    ]);
  });

  test.each([
    ["{", "The codebook is not JSON."],
    ["{}", 'The codebook has no list "codes".'],
    ['{"codes":{}}', 'The codebook has no list "codes".'],
    ['{"codes":[{"find":"x"}]}', "Code 1 of the codebook has no name."],
    ['{"codes":[{"name":" ","find":"x"}]}', "Code 1 of the codebook has no name."],
    ['{"codes":[{"name":"A","find":"x"},{"name":"B"}]}', "Code 2 of the codebook has no search."],
    [
      '{"codes":[{"name":"A","find":"x"},{"name":"A","find":"y"}]}',
      "Code 2 of the codebook has the name of an earlier one.",
    ],
    [
      '{"codes":[{"name":"A","find":"aino@example.org"}]}',
      "Code 1 of the codebook holds what looks like contact data.",
    ],
  ])("%s is refused whole", (text, line) => {
    const read = parseCodebook(text);
    expect(read.ok ? undefined : codebookRefusal(read.fault)).toBe(line);
  });
});

const texts = fc.array(
  fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.constantFrom("Long queue", "ok", "jono 👍", "ไม่มีคิว", "تَأخير", "排队"),
  ),
  { maxLength: 30 },
);
const finds = fc.array(
  fc.oneof(fc.constantFrom("queue", '"ok"', "-jono", "q | o", '"👍"', "คิว", "排"), fc.string()),
  { maxLength: 4 },
);

test("a code counts what a plain scan finds; codes and not coded cover all", () => {
  fc.assert(
    fc.property(texts, finds, (given, searches) => {
      const index = indexOf(given);
      const codes = searches.map((find, at) => ({ name: `C${at}`, find }));
      const coded = finish(codeComments(index, index.newest(), codes));
      const covered = new Set<string>(textsOf(index, coded.notCoded));
      for (const { code, comments } of coded.codes) {
        const scanned = given.filter((text) => matches(parseQuery(code.find), normalise(text)));
        expect(textsOf(index, comments)).toEqual(scanned);
        for (const text of scanned) covered.add(text);
      }
      expect(covered).toEqual(new Set(given));
    }),
  );
});

test("a code has a share, a score, the difference from the others, and its share over time", () => {
  const index = indexOf([
    { text: "long queue", score: 2, createdAt: 250 },
    { text: "fine", score: 10, createdAt: 150 },
    { text: "queue", score: undefined, createdAt: 50 },
    { text: "good", score: 9, createdAt: 50 },
  ]);
  const coded = finish(codeComments(index, index.newest(), [{ name: "Queue", find: "queue" }]));
  const periods = [0, 100, 200].map((start) => ({ date: "1970-01-01", start, end: start + 100 }));
  const whole = wholeOf(index, index.newest(), periods);
  const figures = codeFigures(index, coded.codes[0]?.comments ?? index.newest(), whole);
  expect(figures).toMatchObject({ comments: 2, share: 0.5, score: -100, difference: { value: -200 } });
  expect(figures.trend.map(({ comments, share }) => [comments, share])).toEqual([
    [1, 0.5],
    [0, 0],
    [1, 1],
  ]);
});

test("a check that found nine of ten has Wilson's limits as parts of one, and one of nothing has none", () => {
  const limits = checkLimits(9, 10);
  expect(limits?.low).toBeCloseTo(0.5958, 4);
  expect(limits?.high).toBeCloseTo(0.9821, 4);
  expect(checkLimits(10, 10)?.high).toBe(1);
  expect(checkLimits(0, 0)).toBeUndefined();
});

test("a codebook that is written is read as it was, with the checks that it has", () => {
  const check = { fit: 9, of: 10, missed: 0, without: 10 };
  const codes = [
    { name: "Queue", find: "queue", check },
    { name: "Staff", find: "staff" },
  ];
  expect(parseCodebook(codebookText(codes))).toEqual({ ok: true, codes });
  expect(codebookText([])).toBe('{\n  "codes": []\n}\n');
});

test.each([[{ fit: 1.5 }], [{ fit: -1 }], [{ of: "10" }], ["x"], [null]])(
  "a check that is %j is none, and its code is kept",
  (wrong) => {
    const check =
      typeof wrong === "object" && wrong !== null
        ? { fit: 1, of: 10, missed: 0, without: 1, ...wrong }
        : wrong;
    expect(book([{ name: "A", find: "a", check }])).toEqual({ ok: true, codes: [{ name: "A", find: "a" }] });
  },
);

test("a code whose name holds an address is refused as one whose search does", () => {
  expect(pointsAtPerson({ name: "aino@example.org", find: "a" })).toBe(true);
  expect(pointsAtPerson({ name: "a", find: "call 040 123 4567" })).toBe(true);
  expect(pointsAtPerson({ name: "Queue", find: "queue" })).toBe(false);
});

test("where nothing has a score, or nothing is in view, there is no score, no share and no difference", () => {
  const index = indexOf(["queue", "fine"]);
  const whole = wholeOf(index, index.newest(), [{ date: "1970-01-01", start: 0, end: 10 }]);
  const [some] = finish(codeComments(index, index.newest(), [{ name: "Q", find: "queue" }])).codes;
  const figures = codeFigures(index, some?.comments ?? index.newest(), whole);
  expect(figures).toMatchObject({ comments: 1, share: 0.5, score: null, interval: null, difference: null });
  // Comments beyond the periods are in none of them.
  expect(figures.trend).toMatchObject([{ comments: 0, share: null }]);
  const nothing = index.newest(() => false);
  expect(commentFigures(index, nothing, nothing)).toMatchObject({ comments: 0, share: null });
});
