/** Takes up chains as they are read: their answers as columns, their comments by language. */
import type { ResponseChain } from "../../contract/resources.ts";
import type { Code } from "../comments/codes.ts";
import type { KnownChoices } from "../columns/answer-builder.ts";
import { ColumnBuilder } from "../columns/column-builder.ts";
import type { Columns } from "../columns/columns.ts";
import { bucketIn, NPS, type Metric, type Bucket } from "../metric/metric.ts";
import { MethodTally } from "../method/method-tally.ts";
import { CommentCorpus } from "../words/comment-corpus.ts";
import type { ScoredBy } from "./comment-score.ts";
import { NewestComments, type ReportComments } from "./newest-comments.ts";
import { commentsOf } from "../texts/comments.ts";
import { compareByCodePoint } from "../../lib/text/code-point-order.ts";
import { scoreInterval } from "../interval.ts";
import type { ReportRow } from "../report.ts";
import { countAnswers, FEWEST_ANSWERS, scoreFrom, type Counts } from "../score.ts";
import { codesOfChain } from "../comments/chain-texts.ts";
import { againstRest } from "../funnel/judge-rows.ts";

interface GathererSettings {
  /** NPS where none is named. */
  readonly metric?: Metric;
  readonly choices: KnownChoices;
  /** Comments are taken up of those chains that have a score for them, answers of all. */
  readonly scored: ScoredBy;
  /** Codes whose answers are counted, too. */
  readonly codes?: readonly Code[] | undefined;
  readonly stopWords: (language: string) => Promise<ReadonlySet<string>>;
}

export class Gatherer {
  readonly tally: MethodTally;
  readonly #builder: ColumnBuilder;
  readonly #corpora = new Map<string, CommentCorpus>();
  readonly #comments = new NewestComments();
  /** The answers of each code's chains, by the metric. */
  readonly coded: CodedAnswers;
  readonly #settings: GathererSettings;
  readonly metric: Metric;

  constructor(settings: GathererSettings) {
    const { metric = NPS, choices } = settings;
    this.metric = metric;
    this.#builder = new ColumnBuilder({ metric, choices });
    this.tally = new MethodTally(settings.scored);
    this.#settings = settings;
    this.coded = new CodedAnswers(settings.codes ?? []);
  }

  get chains(): number {
    return this.#builder.chains;
  }

  /** Whether a chain is among those that are looked at. */
  matches(chain: ResponseChain): boolean {
    return this.#settings.scored.matches(chain);
  }

  async take(chains: readonly ResponseChain[]): Promise<void> {
    this.#builder.append(chains);
    for (const chain of chains) {
      this.tally.take(chain);
      if (this.matches(chain))
        this.coded.take(chain, () =>
          this.#settings.scored.values(chain).map((value) => bucketIn(this.metric, value)),
        );
      const score = this.#settings.scored.commentScore(chain);
      if (score === undefined) continue;
      const comments = commentsOf(chain);
      if (comments.length === 0) continue;
      const { _id: id, createdAt, language } = chain;
      const corpus = this.#corpora.get(language) ?? (await this.#newCorpus(language));
      for (const { text } of comments) {
        corpus.add(text, bucketIn(this.metric, score));
        this.#comments.add({ id, createdAt, score, text });
      }
    }
  }

  columns(): Columns {
    return this.#builder.snapshot();
  }

  /** By language. */
  corpora(): readonly CommentCorpus[] {
    return [...this.#corpora].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, corpus]) => corpus);
  }

  comments(): ReportComments {
    return this.#comments.get();
  }

  async #newCorpus(language: string): Promise<CommentCorpus> {
    const stopWords = await this.#settings.stopWords(language);
    // Pages that came meanwhile may have begun it.
    const corpus = this.#corpora.get(language) ?? new CommentCorpus(language, stopWords);
    this.#corpora.set(language, corpus);
    return corpus;
  }
}

interface CodedAnswersOfOne extends Code {
  readonly counts: Record<Bucket, number>;
  /** Numbers of its first answers. */
  readonly few: number[];
}

/** The answers of the chains that have a code: rows of a breakdown, which overlap, since a chain may have several codes. */
class CodedAnswers {
  readonly codes: readonly Code[];
  readonly #coded: readonly CodedAnswersOfOne[];
  readonly #codedIn: (chain: ResponseChain) => readonly CodedAnswersOfOne[];
  #taken = 0;

  constructor(codes: readonly Code[]) {
    this.codes = codes;
    this.#coded = codes.map((code) =>
      Object.assign({}, code, { counts: { top: 0, middle: 0, bottom: 0 }, few: [] }),
    );
    this.#codedIn = codesOfChain(this.#coded);
  }

  /** Takes up a chain, once; `answers` are the buckets of its answers that count. It has a code where a comment of it does. */
  take(chain: ResponseChain, answers: () => readonly Bucket[]): void {
    if (this.codes.length === 0) return;
    const coded = this.#codedIn(chain);
    if (coded.length === 0) return;
    const buckets = answers();
    for (const { counts, few } of coded) {
      for (const [at, bucket] of buckets.entries()) {
        counts[bucket] += 1;
        if (few.length < FEWEST_ANSWERS) few.push(this.#taken + at);
      }
    }
    this.#taken += buckets.length;
  }

  /** How many different answers the rows of fewer than `FEWEST_ANSWERS` hold together. */
  heldBack(): number {
    const few = this.#coded.map((coded) => coded.few);
    return new Set(few.filter(({ length }) => length < FEWEST_ANSWERS).flat()).size;
  }

  /** A row for each code, most answers first. Each is told against all answers without the code; `total` counts all. */
  rows(total: Counts, complete: boolean): readonly ReportRow[] {
    const rows = this.#coded.map(({ name, counts }) => ({ name, counts: Object.assign({}, total, counts) }));
    const all = rows.map(({ counts }) => counts);
    const against = againstRest(all, total);
    return rows
      .map(({ name, counts }): ReportRow => {
        const { differs, rest } = against(counts);
        return {
          id: name,
          name,
          answers: countAnswers(counts),
          score: scoreFrom(counts) ?? null,
          interval: scoreInterval(counts) ?? null,
          verdict: null,
          differs: complete ? differs : null,
          rest: complete ? rest : null,
        };
      })
      .toSorted((a, b) => b.answers - a.answers || compareByCodePoint(a.name, b.name));
  }
}
