// The answer arrives, but its bytes are not what they say.
import { gzipped, html, json, noContent, whole } from "../answers.ts";
import { chainRow, chainRows, pageOf } from "../rows.ts";
import { always, BEYOND_CAP, everything, nothing, PAGE, type Fault } from "./fault.ts";

const page = { data: chainRows(PAGE), paging: { next: null, previous: null } };
const JSON_TYPE = { "Content-Type": "application/json" };

const bytes = (text: string): Fault["answer"] => always(whole(200, text, JSON_TYPE));

/** The page as text, with a text in its first row replaced by these bytes. */
function withBytes(...put: readonly number[]): Uint8Array {
  const [before = "", after = ""] = JSON.stringify({
    ...page,
    data: [chainRow(0, { touchpointName: "HERE" })],
  }).split("HERE");
  return Buffer.concat([Buffer.from(before), Buffer.from(put), Buffer.from(after)]);
}

export const bodyFaults: readonly Fault[] = [
  {
    name: "gzip with a bad checksum",
    answer: always(gzipped(page, (gzip) => Buffer.concat([gzip.subarray(0, -8), Buffer.alloc(8, 7)]))),
    ...nothing("network interrupted"),
  },
  {
    name: "gzip cut in the middle",
    answer: always(gzipped(page, (gzip) => gzip.subarray(0, gzip.length / 2))),
    ...nothing("network interrupted"),
  },
  {
    name: "gzip bomb",
    answer: () => gzipped({ data: ["0".repeat(BEYOND_CAP)] }, (gzip) => gzip),
    ...nothing("contract too-large", 1),
  },
  {
    name: "invalid UTF-8",
    answer: always(whole(200, withBytes(0xc3, 0x28), JSON_TYPE)),
    ...nothing("contract not-utf8", 1),
  },
  {
    name: "half a surrogate pair as UTF-8",
    answer: always(whole(200, withBytes(0xed, 0xa0, 0x80), JSON_TYPE)),
    ...nothing("contract not-utf8", 1),
  },
  {
    name: "byte order mark",
    rows: chainRows(PAGE),
    answer: (asked, rows) => whole(200, `\uFEFF${JSON.stringify(pageOf(rows, PAGE, asked))}`, JSON_TYPE),
    ...everything,
  },
  {
    name: "wrong Content-Type",
    answer: (asked, rows) => json(pageOf(rows, PAGE, asked), { "Content-Type": "text/html; charset=latin1" }),
    ...everything,
  },
  { name: "HTML with 200", answer: always(html(200)), ...nothing("contract html", 1) },
  { name: "empty body", answer: bytes(""), ...nothing("contract empty", 1) },
  { name: "204", answer: always(noContent), ...nothing("contract empty", 1) },
  { name: "text that is no JSON", answer: bytes("OK"), ...nothing("contract not-json", 1) },
];
