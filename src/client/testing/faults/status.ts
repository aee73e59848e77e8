// The deployment answers with an error, once or for ever.
import { html, status } from "../answers.ts";
import { skipAsked } from "../rows.ts";
import { always, everything, first, ids, nothing, PAGE, sound, type Fault } from "./fault.ts";

const tooMany = (retryAfter: string) => status(429, {}, { "Retry-After": retryAfter });
const soon = new Date(Date.now() + 2000).toUTCString();

const refused = (code: number): Fault => ({
  name: String(code),
  answer: always(status(code)),
  ...nothing(`http ${code}`, 1),
});

export const statusFaults: readonly Fault[] = [
  ...[400, 401, 403, 404, 405, 422].map(refused),
  { name: "429 with seconds, then fine", answer: first(2, tooMany("2")), ...everything },
  { name: "429 with a date, then fine", answer: first(1, tooMany(soon)), ...everything },
  { name: "429 with nonsense, then fine", answer: first(1, tooMany("soon")), ...everything },
  { name: "429 for ever", answer: always(tooMany("1")), ...nothing("http 429") },
  { name: "429 for an hour", answer: always(tooMany("3600")), ...nothing("http 429", 1) },
  { name: "503, then fine", answer: first(2, status(503)), ...everything },
  { name: "HTML 502 for ever", answer: always(html(502)), ...nothing("http 502") },
  {
    name: "401 from the second page on",
    answer: (asked, rows) => (skipAsked(asked) >= PAGE ? status(401) : sound(asked, rows)),
    verdict: { claim: "partial", why: "http 401", gap: "2-/" },
    ids: ids(PAGE),
    // What was under way when the first one was refused.
    requests: 6,
  },
];
