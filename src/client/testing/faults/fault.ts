// A fault of a deployment as data: how it answers, and what a reader of all its chains must come to know.
import type { Answer, Asked } from "../socket-server.ts";
import { chainRows, pageOf, type Link } from "../rows.ts";
import { defaultLimits } from "../../http/retry-policy.ts";
import { json } from "../answers.ts";

/** What a reader says in the end. */
export interface Verdict {
  /** `whole`: these are all. `partial`: some are missing. `none`: nothing could be read. */
  readonly claim: "whole" | "partial" | "none";
  /** Why it is not whole: the kind of fault with its reason or status, or the reason of the stop. */
  readonly why?: string;
  /** Pages said to be missing, such as `3-3/5`; with `~` where some of them was read. */
  readonly gap?: string;
  /** Rows said to be unreadable. */
  readonly unreadable?: number;
}

export interface Fault {
  readonly name: string;
  /** The chains that there are to read; 12 by default, which are 3 pages. */
  readonly rows?: readonly unknown[];
  readonly answer: (asked: Asked, rows: readonly unknown[]) => Answer;
  readonly verdict: Verdict;
  /** The ids that must be read, where these are not those of all rows. */
  readonly ids?: readonly string[];
  /** True where every row must come through exactly as it was sent. */
  readonly isIntact?: boolean;
  /** Milliseconds that one attempt may take; 5,000 by default. */
  readonly attemptMs?: number;
  /** Requests that are enough; 12 by default. */
  readonly requests?: number;
}

export const PAGE = 5;

/** Bytes of a body that no client of this project accepts, not even with its default limits. */
export const BEYOND_CAP = defaultLimits.bodyBytes + 1_000_000;

/** Answers as a sound deployment does. */
export const sound = (asked: Asked, rows: readonly unknown[], link?: Link): Answer =>
  json(pageOf(rows, PAGE, asked, link));

/** Sound but for the first `times` requests. */
export const first =
  (times: number, broken: Answer): Fault["answer"] =>
  (asked, rows) =>
    asked.number < times ? broken : sound(asked, rows);

/** The same for every request. */
export const always =
  (answer: Answer): Fault["answer"] =>
  () =>
    answer;

export const ids = (count: number): readonly string[] => chainRows(count).map(({ _id }) => _id);

/** Nothing can be read, for this reason, which is known after so many requests. */
export const nothing = (why: string, requests = 3): Pick<Fault, "verdict" | "ids" | "requests"> => ({
  verdict: { claim: "none", why },
  ids: [],
  requests,
});

export const everything: Pick<Fault, "verdict"> = { verdict: { claim: "whole" } };
