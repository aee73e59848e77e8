// Values that are sound JSON but harm code that handles them carelessly. They must come through as they are.
import { chainRow } from "../rows.ts";
import { everything, sound, type Fault } from "./fault.ts";

type Changes = Parameters<typeof chainRow>[1];

/** Rows with these values come through unchanged. */
const kept = (name: string, ...changes: readonly Changes[]): Fault => ({
  name,
  rows: changes.map((change, number) => chainRow(number, change)),
  answer: sound,
  ...everything,
  isIntact: true,
});

const text = (answer: string): Changes => ({
  responses: [
    {
      question: answer,
      answer,
      valueNum: undefined,
      valueString: answer,
      language: "en",
      questionType: "Text",
      questionId: "q",
      surveyId: "s1",
    },
  ],
});

export const valueFaults: readonly Fault[] = [
  kept("script and markup", text("<script>alert(1)</script>"), text('"><img src=x onerror=alert(1)>')),
  kept(
    "naughty strings",
    text("'; DROP TABLE chains; --"),
    text("undefined"),
    text("\\"),
    text("%00%n${7*7}"),
  ),
  kept("right-to-left, zalgo, emoji", text("\u202Eabc"), text("Z̸̡̛a̶l̵g̷o̴"), text("👩‍👩‍👧‍👦🏳️‍🌈"), text("السلام عليكم")),
  kept("a text of one megabyte", text("å".repeat(500_000))),
  kept("__proto__ and constructor as metadata keys", {
    metadata: Object.fromEntries(["__proto__", "constructor", "hasOwnProperty"].map((key) => [key, "kept"])),
  }),
  kept("spreadsheet formulas", text("=HYPERLINK(1)"), text("+1"), text("@SUM(A1)"), text("-2+3")),
  kept(
    "impossible timestamps",
    { createdAt: -1 },
    { createdAt: 1e20 },
    { createdAt: 0.5, createdAtDate: "never" },
  ),
  kept("odd ids", { _id: "a/b?c#d" }, { _id: ".." }, { _id: "%2e" }, { _id: "__proto__" }, { _id: "ä 😀" }),
  {
    name: "half a surrogate pair and NUL, escaped",
    rows: [chainRow(0, { touchpointName: "x\uD800\0y" })],
    answer: sound,
    ...everything,
  },
  {
    name: "empty ids",
    rows: [chainRow(0), chainRow(1, { _id: "" }), chainRow(2, { _id: "" })],
    answer: sound,
    verdict: { claim: "whole", unreadable: 2 },
    ids: ["c0"],
  },
  {
    name: "duplicate ids",
    rows: [...Array.from({ length: 11 }, (_, number) => chainRow(number)), chainRow(2)],
    answer: sound,
    ...everything,
  },
];
