/** The answers of the chains that have a code: rows of a breakdown, which overlap, since a chain may have several codes. */
import type { ResponseChain } from "../../contract/resources.ts";
import { compareByCodePoint } from "../../lib/text/code-point-order.ts";
import { scoreInterval } from "../interval.ts";
import type { Bucket } from "../metric/metric.ts";
import type { ReportRow } from "../report.ts";
import { countAnswers, scoreFrom, type Counts } from "../score.ts";
import { codesOfChain } from "./chain-texts.ts";
import { againstRest, restOf } from "./coded-rows.ts";
import type { Code } from "./codes.ts";

export class CodedAnswers {
  readonly codes: readonly Code[];
  readonly #codesOf: (chain: ResponseChain) => readonly Code[];
  readonly #counts: ReadonlyMap<Code, Record<Bucket, number>>;

  constructor(codes: readonly Code[]) {
    this.codes = codes;
    this.#codesOf = codesOfChain(codes);
    this.#counts = new Map(codes.map((code) => [code, { top: 0, middle: 0, bottom: 0 }]));
  }

  /** Takes up a chain, once; `answers` are the buckets of its answers that count. It has a code where a comment of it does. */
  take(chain: ResponseChain, answers: () => readonly Bucket[]): void {
    if (this.codes.length === 0) return;
    const codes = this.#codesOf(chain);
    if (codes.length === 0) return;
    const buckets = answers();
    for (const code of codes) {
      const counts = this.#counts.get(code);
      if (counts === undefined) continue;
      for (const bucket of buckets) counts[bucket] += 1;
    }
  }

  /** A row for each code, most answers first. Each is told against all answers without the code; `total` counts all. */
  rows(total: Counts, complete: boolean): readonly ReportRow[] {
    return Array.from(this.#counts, ([{ name }, own]): ReportRow => {
      const counts: Counts = { ...total, ...own };
      return {
        id: name,
        name,
        answers: countAnswers(counts),
        score: scoreFrom(counts) ?? null,
        interval: scoreInterval(counts) ?? null,
        verdict: null,
        differs: complete ? againstRest(counts, total) : null,
        rest: complete ? (scoreFrom(restOf(counts, total)) ?? null) : null,
      };
    }).toSorted((a, b) => b.answers - a.answers || compareByCodePoint(a.name, b.name));
  }
}
