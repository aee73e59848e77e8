// The connection fails, before or within the answer.
import {
  chunksWithoutEnd,
  cutOff,
  drip,
  hang,
  lengthTooLong,
  lengthTooShort,
  reset,
  resetInside,
} from "../answers.ts";
import { chainRows, pageOf, skipAsked } from "../rows.ts";
import { always, everything, first, ids, nothing, PAGE, sound, type Fault } from "./fault.ts";

/** A page that is broken by `spoil`, for every request. */
const spoilt =
  (spoil: (page: unknown) => ReturnType<Fault["answer"]>): Fault["answer"] =>
  (asked, rows) =>
    spoil(pageOf(rows, PAGE, asked));

export const transportFaults: readonly Fault[] = [
  { name: "reset before headers, twice", answer: first(2, reset), ...everything },
  { name: "reset before headers, for ever", answer: always(reset), ...nothing("network unreachable") },
  { name: "reset in the body, twice", answer: first(2, resetInside({ data: [] })), ...everything },
  { name: "reset in the body, for ever", answer: spoilt(resetInside), ...nothing("network interrupted") },
  { name: "Content-Length too short", answer: spoilt(lengthTooShort), ...nothing("network interrupted") },
  { name: "Content-Length too long", answer: spoilt(lengthTooLong), ...nothing("network interrupted") },
  { name: "chunked body without end", answer: spoilt(chunksWithoutEnd), ...nothing("network interrupted") },
  { name: "close-delimited body cut", answer: spoilt(cutOff), ...nothing("network interrupted") },
  {
    name: "close-delimited body cut, once",
    answer: first(1, cutOff({ data: chainRows(1), paging: {} })),
    ...everything,
  },
  {
    name: "byte by byte",
    answer: spoilt((page) => drip(page, 5)),
    ...nothing("network timeout"),
    attemptMs: 100,
  },
  { name: "hang", answer: always(hang), ...nothing("network timeout"), attemptMs: 100 },
  {
    name: "hang on the second page alone",
    answer: (asked, rows) => (skipAsked(asked) === PAGE ? hang : sound(asked, rows)),
    verdict: { claim: "partial", why: "network timeout", gap: "2-2/3" },
    attemptMs: 300,
    ids: ids(12).toSpliced(PAGE, PAGE),
    requests: 18,
  },
];
