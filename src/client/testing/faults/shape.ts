// JSON comes, but not of the shape that the API promises.
import { json } from "../answers.ts";
import { chainRow, chainRows } from "../rows.ts";
import { always, BEYOND_CAP, everything, ids, nothing, sound, type Fault } from "./fault.ts";

const last = { next: null, previous: null };

/** Twelve rows, the fourth of which is `odd`. */
function withOdd(odd: unknown): readonly unknown[] {
  const rows: readonly unknown[] = chainRows(12);
  return rows.toSpliced(3, 1, odd);
}

const without = (field: string): unknown =>
  Object.fromEntries(Object.entries(chainRow(3)).filter(([name]) => name !== field));

/** One row is unreadable, and the others are read. */
const oneUnreadable = (name: string, odd: unknown): Fault => ({
  name,
  rows: withOdd(odd),
  answer: sound,
  verdict: { claim: "whole", unreadable: 1 },
  ids: ids(12).toSpliced(3, 1),
});

function nested(levels: number): unknown {
  let value: unknown = 0;
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}

const response = { answer: 1, questionType: "Hologram", questionId: "q", question: "?" };

export const shapeFaults: readonly Fault[] = [
  {
    name: "data no array",
    answer: always(json({ data: {}, paging: last })),
    ...nothing("contract shape", 1),
  },
  { name: "no paging", answer: always(json({ data: chainRows(2) })), ...nothing("contract shape", 1) },
  { name: "a list in place of a page", answer: always(json(chainRows(2))), ...nothing("contract shape", 1) },
  { name: "null in place of a page", answer: always(json(null)), ...nothing("contract shape", 1) },
  {
    name: "error object with 200",
    answer: always(json({ error: "No access" })),
    ...nothing("contract shape", 1),
  },
  {
    name: "very large",
    answer: () => json({ data: "x".repeat(BEYOND_CAP) }),
    ...nothing("contract too-large", 1),
  },
  oneUnreadable("null row", null),
  oneUnreadable("text for a row", "row"),
  oneUnreadable("wrong type", { ...chainRow(3), createdAt: "2026-11-20" }),
  oneUnreadable("wrong type in a response", { ...chainRow(3), responses: [{ ...response, valueNum: "9" }] }),
  oneUnreadable("missing id", without("_id")),
  oneUnreadable("missing creation time", without("createdAt")),
  oneUnreadable("nested without end", { ...chainRow(3), metadata: { deep: nested(2000) } }),
  { name: "missing name", rows: withOdd(without("touchpointName")), answer: sound, ...everything },
  { name: "extra field", rows: withOdd({ ...chainRow(3), mood: "fine" }), answer: sound, ...everything },
  {
    name: "unknown question type",
    rows: withOdd({ ...chainRow(3), responses: [response] }),
    answer: sound,
    ...everything,
  },
];
