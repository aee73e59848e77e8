// Faults that only a browser meets: another origin that would listen, and answers that no other origin may read.
import { json, redirect } from "../../src/client/testing/answers.ts";
import { everything, nothing, PAGE, sound, type Fault } from "../../src/client/testing/faults/fault.ts";
import { pageOf } from "../../src/client/testing/rows.ts";

/** The same server under another name, which is another origin. */
const elsewhere = (url: URL): string => `http://localhost:${url.port}${url.pathname}`;

export const moreFaults: readonly [group: string, faults: readonly Fault[]] = [
  "origins",
  [
    {
      name: "next on another origin that listens",
      answer: (asked, rows) => sound(asked, rows, (skip, { url }) => `${elsewhere(url)}?skip=${skip}`),
      ...everything,
    },
    {
      name: "redirect to another origin that listens",
      answer: ({ url }) => redirect(elsewhere(url)),
      ...nothing("network unreachable"),
    },
    {
      name: "CORS for another origin alone",
      answer: (asked, rows) =>
        json(pageOf(rows, PAGE, asked), { "Access-Control-Allow-Origin": "https://elsewhere.invalid" }),
      ...nothing("network unreachable"),
    },
  ],
];
