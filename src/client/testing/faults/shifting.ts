// Data that changes, and pages that fail, while the list is read.
import { chainRow, chainRows, pageOf, skipAsked } from "../rows.ts";
import { json, status } from "../answers.ts";
import { everything, ids, PAGE, sound, type Fault } from "./fault.ts";

/** From the request number `from` on the deployment has other rows. */
const changing = (
  name: string,
  from: number,
  change: (rows: readonly unknown[]) => readonly unknown[],
): Fault => ({
  name,
  answer: (asked, rows) => sound(asked, asked.number < from ? rows : change(rows)),
  ...everything,
  requests: 40,
});

const swapped = (rows: readonly unknown[], at: number): readonly unknown[] =>
  rows.toSpliced(at, 2, rows[at + 1], rows[at]);

export const shiftingFaults: readonly Fault[] = [
  {
    ...changing("a chain deleted while paging", 2, (rows) => rows.slice(1)),
    ids: ids(12),
  },
  {
    ...changing("a chain inserted while paging", 3, (rows) => [chainRow(50), ...rows]),
    ids: [...ids(12), "c50"],
  },
  changing("a chain changed while paging", 2, (rows) =>
    rows.toSpliced(4, 1, chainRow(4, { language: "fi" })),
  ),
  {
    name: "ties that change places while paging",
    answer: (asked, rows) => sound(asked, asked.number === 2 ? swapped(rows, PAGE - 1) : rows),
    ...everything,
    requests: 40,
  },
  {
    name: "page 3 of 5 fails",
    rows: chainRows(25),
    answer: (asked, rows) => (skipAsked(asked) === 2 * PAGE ? status(500) : sound(asked, rows)),
    verdict: { claim: "partial", why: "http 500", gap: "3-3/5" },
    ids: ids(25).toSpliced(2 * PAGE, PAGE),
    requests: 20,
  },
  {
    name: "page 3 of 5 is no JSON",
    rows: chainRows(25),
    answer: (asked, rows) =>
      skipAsked(asked) === 2 * PAGE ? json({ error: "try later" }) : json(pageOf(rows, PAGE, asked)),
    verdict: { claim: "partial", why: "contract shape", gap: "3-3/5" },
    ids: ids(25).toSpliced(2 * PAGE, PAGE),
    requests: 20,
  },
];
