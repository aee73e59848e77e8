// Links that lead astray. Only `skip` may be taken from them.
import { skipAsked, type Link } from "../rows.ts";
import { json } from "../answers.ts";
import { always, everything, ids, PAGE, sound, type Fault } from "./fault.ts";

/** All links are like this one. */
const linked = (name: string, link: Link): Fault => ({
  name,
  answer: (asked, rows) => sound(asked, rows, link),
  ...everything,
});

/** What is read before the links lead nowhere. */
const stopped = (why: string, gap: string, pages: number): Pick<Fault, "verdict" | "ids" | "requests"> => ({
  verdict: { claim: "partial", why, gap },
  ids: ids(Math.min(12, pages * PAGE)),
  requests: 16,
});

/** The page at `skip` is empty and has this link. */
const page = (data: readonly unknown[], next: string | null) =>
  json({ data, paging: { next, previous: null } });

export const pagingFaults: readonly Fault[] = [
  linked("next on another origin", (skip) => `https://elsewhere.invalid/v5/response-chains?skip=${skip}`),
  linked(
    "next downgraded to http on another port",
    (skip) => `http://127.0.0.1:1/v5/response-chains?skip=${skip}`,
  ),
  linked(
    "next with user information",
    (skip, { url }) => `http://me:pass@${url.host}/v5/response-chains?skip=${skip}`,
  ),
  linked("next protocol-relative", (skip) => `//elsewhere.invalid/v5/response-chains?skip=${skip}`),
  linked(
    "next with another version segment",
    (skip, { url }) => `${url.origin}/v9/response-chains?skip=${skip}`,
  ),
  linked("next to a file", (skip) => `file:///etc/passwd?skip=${skip}`),
  linked("next to another resource", (skip, { url }) => `${url.origin}/v5/surveys?skip=${skip}`),
  linked("next relative", (skip) => `?skip=${skip}`),
  {
    name: "next to itself",
    answer: (asked, rows) =>
      sound(asked, rows, (_skip, { url }) => `${url.origin}/?skip=${skipAsked(asked)}`),
    ...stopped("not-advancing", "2-/", 1),
  },
  {
    name: "next in a circle",
    answer: (asked, rows) => sound(asked, rows, (skip) => `?skip=${skip === PAGE ? PAGE : 0}`),
    ...stopped("not-advancing", "3-/~", 3),
  },
  {
    name: "next that cannot be parsed",
    answer: (asked, rows) => sound(asked, rows, () => "http://["),
    ...stopped("unusable-link", "2-/", 1),
  },
  {
    name: "next without skip",
    answer: (asked, rows) => sound(asked, rows, (_skip, { url }) => `${url.origin}/v5/response-chains`),
    ...stopped("unusable-link", "2-/", 1),
  },
  {
    name: "empty pages with a next, without end",
    answer: (asked, rows) =>
      skipAsked(asked) < 2 * PAGE ? sound(asked, rows) : page([], `?skip=${skipAsked(asked) + PAGE}`),
    ...stopped("empty-with-next", "3-/", 2),
  },
  {
    name: "the first page empty with a next, without end",
    answer: (asked) => page([], `?skip=${skipAsked(asked) + PAGE}`),
    ...stopped("empty-with-next", "1-/", 0),
  },
  {
    name: "skip ignored",
    answer: (asked, rows) => page(rows.slice(0, PAGE), `?skip=${skipAsked(asked) + PAGE}`),
    ...stopped("repeated-page", "2-/", 1),
  },
  {
    name: "skip ignored and always the same next",
    answer: (_asked, rows) => always(page(rows.slice(0, PAGE), `?skip=${PAGE}`))(_asked, rows),
    ...stopped("not-advancing", "3-/", 1),
  },
  {
    name: "page size that changes in the middle",
    answer: (asked, rows) => {
      const skip = skipAsked(asked);
      const size = skip < PAGE ? PAGE : 2;
      return page(rows.slice(skip, skip + size), skip + size < rows.length ? `?skip=${skip + size}` : null);
    },
    ...everything,
    requests: 24,
  },
];
