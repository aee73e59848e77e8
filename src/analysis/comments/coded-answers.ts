/** The answers of the chains that have a code: rows of a breakdown, which overlap, since a chain may have several codes. */
import type { ResponseChain } from "../../contract/resources.ts";
import { compareByCodePoint } from "../../lib/text/code-point-order.ts";
import { scoreDifference, scoreInterval } from "../interval.ts";
import type { Bucket } from "../metric/metric.ts";
import type { ReportRow } from "../report.ts";
import { countAnswers, scoreFrom, type Counts } from "../score.ts";
import { commentsOf } from "../texts/comments.ts";
import { maskedText } from "../texts/covered.ts";
import type { Code } from "./codes.ts";
import { normalise } from "./normalise.ts";
import { matches, parseQuery } from "./search.ts";

export class CodedAnswers {
  readonly #codes: readonly { readonly name: string; readonly has: (text: string) => boolean }[];
  readonly #counts: readonly Record<Bucket, number>[];

  constructor(codes: readonly Code[]) {
    this.#codes = codes.map(({ name, find }) => {
      const query = parseQuery(find);
      return { name, has: (text) => matches(query, text) };
    });
    this.#counts = codes.map(() => ({ top: 0, middle: 0, bottom: 0 }));
  }

  /** Takes up a chain, once; `answers` are the buckets of its answers that count. It has a code where a comment of it does. */
  take(chain: ResponseChain, answers: () => readonly Bucket[]): void {
    if (this.#codes.length === 0) return;
    const texts = commentsOf(chain).map(({ text }) => normalise(maskedText(text)));
    if (texts.length === 0) return;
    const buckets = answers();
    for (const [at, { has }] of this.#codes.entries()) {
      const counts = this.#counts[at];
      if (counts === undefined || !texts.some(has)) continue;
      for (const bucket of buckets) counts[bucket] += 1;
    }
  }

  /** A row for each code, most answers first. Each is told against all answers without the code; `total` counts all. */
  rows(total: Counts, complete: boolean): readonly ReportRow[] {
    return this.#codes
      .map(({ name }, at): ReportRow => {
        const counts: Counts = { ...total, ...this.#counts[at] };
        const rest: Counts = {
          ...total,
          top: total.top - counts.top,
          middle: total.middle - counts.middle,
          bottom: total.bottom - counts.bottom,
        };
        const difference = complete ? scoreDifference(counts, rest) : undefined;
        return {
          id: name,
          name,
          answers: countAnswers(counts),
          score: scoreFrom(counts) ?? null,
          interval: scoreInterval(counts) ?? null,
          verdict: null,
          differs: difference === undefined ? null : differing(difference),
          rest: complete ? (scoreFrom(rest) ?? null) : null,
        };
      })
      .toSorted((a, b) => b.answers - a.answers || compareByCodePoint(a.name, b.name));
  }
}

const differing = ({ difference, different }: { readonly difference: number; readonly different: boolean }) =>
  different ? (difference > 0 ? "higher" : "lower") : "no";
