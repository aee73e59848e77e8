/** What a mirror read and wrote, and what it could not: counts, and the first few of what is missing in words. */
import type { WalkResult } from "../../../client/walk/types.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import type { ArchivedChain } from "../../documents/documents.ts";
import type { WriteCounts } from "../../store/store.ts";
import { unreadParts } from "../command/deployment.ts";
import { counted } from "../command/progress.ts";
import type { ChainFacts, TimeSlice } from "./time-slices.ts";

const MOST_TOLD = 20;

const told = (count: number, what: (count: number) => string): readonly string[] =>
  count === 0 ? [] : [what(count)];

/** A document, or why it can't be one. */
export type Archiving<Document> =
  | { readonly ok: true; readonly document: Document }
  | { readonly ok: false; readonly reason: string };

export class MirrorReport {
  surveys = 0;
  languages = 0;
  #counts = { chains: 0, replaced: 0, unchanged: 0 };
  #unreadable = 0;
  #refused = 0;
  #neitherClosed = 0;
  #neitherVersion = 0;
  #emptyResponses = 0;
  #goneQuestions = 0;
  readonly #unlisted = new Map<string, number>();
  #closedMeanwhile = 0;
  readonly #ways = new Map<string, ChainFacts>();
  #shifted = 0;
  readonly #missing: string[] = [];
  #missed = 0;

  /** Chains written, those included that were stored already. */
  get written(): number {
    return this.#counts.chains;
  }

  /** Rows that can't be copied as they are, however often they are read. */
  get leftOut(): number {
    return this.#refused + this.#unreadable;
  }

  /** Whether all was read, be it copied or not. */
  get isReadWhole(): boolean {
    return this.#missed === this.#refused;
  }

  miss(what: string): void {
    this.#missed += 1;
    if (this.#missing.length < MOST_TOLD) this.#missing.push(what);
  }

  refuse(id: string, reason: string): void {
    this.#refused += 1;
    this.miss(`${JSON.stringify(id)} ${reason}`);
  }

  /** The document, if it is one, in a list. */
  taken<Document>(id: string, archiving: Archiving<Document>): readonly Document[] {
    if (archiving.ok) return [archiving.document];
    this.refuse(id, `is not copied: ${archiving.reason}`);
    return [];
  }

  /** Hears in which way a chain was asked for when it came. */
  countWay(id: string, way: ChainFacts): void {
    const before = this.#ways.get(id);
    this.#ways.set(id, way);
    if (before === undefined || before === way) return;
    if (before.surveyVersion === way.surveyVersion) this.#closedMeanwhile += 1;
    else this.refuse(id, `came as survey version ${before.surveyVersion} and as ${way.surveyVersion}`);
  }

  countUnreadable(rows: number): void {
    this.#unreadable += rows;
  }

  /** Hears what a chain is known to be that came without the filters alone. */
  countUnfiltered({ isClosed, surveyVersion }: Partial<ChainFacts>): void {
    if (isClosed === undefined) this.#neitherClosed += 1;
    if (surveyVersion === undefined) this.#neitherVersion += 1;
  }

  /** Hears what of a chain is copied, and which surveys the deployment lists. */
  countTaken(
    chain: ResponseChain,
    { surveyId, responses }: ArchivedChain,
    listed: ReadonlySet<string>,
  ): void {
    this.#emptyResponses += chain.responses.length - responses.length;
    if (!listed.has(surveyId)) this.#unlisted.set(surveyId, (this.#unlisted.get(surveyId) ?? 0) + 1);
  }

  countGoneQuestions(questions: number): void {
    this.#goneQuestions += questions;
  }

  countWrite({ chains, replaced, unchanged }: WriteCounts): void {
    this.#counts.chains += chains;
    this.#counts.replaced += replaced;
    this.#counts.unchanged += unchanged;
  }

  countWalk(kind: string, slice: TimeSlice, result: WalkResult): void {
    this.#shifted += result.shifted;
    if (result.complete) return;
    const days = [slice.createdFrom, slice.createdTo].map(dateOf).join(" to ");
    this.miss(`chains (${kind}) of ${days}: ${unreadParts(result)}`);
  }

  lines(): string[] {
    const { chains, replaced, unchanged } = this.#counts;
    const surveys = `${counted(this.surveys, "survey")} in ${counted(this.languages, "language")}`;
    const ids = [...this.#unlisted.keys()].slice(0, MOST_TOLD).map((id) => JSON.stringify(id));
    if (ids.length < this.#unlisted.size) ids.push("…");
    const ofUnlisted = [...this.#unlisted.values()].reduce((sum, each) => sum + each, 0);
    return [
      `Copied ${surveys} and ${counted(chains, "chain")} (${replaced} replaced, ${unchanged} unchanged).`,
      ...told(this.#shifted, (n) => `Read ${counted(n, "page")} again because chains had moved.`),
      ...told(
        this.#closedMeanwhile,
        (n) => `${counted(n, "chain")} came both as open and as closed: kept as closed.`,
      ),
      ...told(
        this.#neitherClosed,
        (n) => `${counted(n, "chain")} answered to neither value of isClosed: kept as closed.`,
      ),
      ...told(
        this.#neitherVersion,
        (n) => `${counted(n, "chain")} answered to neither surveyVersion: kept as of version 2.`,
      ),
      ...told(
        ofUnlisted,
        (n) =>
          `${counted(n, "chain")} of surveys that are not among those copied (${ids.join(", ")}): kept, with a survey of the questions that their responses name.`,
      ),
      ...told(
        this.#goneQuestions,
        (n) => `${counted(n, "question")} that responses answer and no survey lists: kept as they name them.`,
      ),
      ...told(this.#emptyResponses, (n) => `${counted(n, "response")} without an answer: left out.`),
      ...told(this.#unreadable, (n) => `${counted(n, "row")} could not be read as the API has them.`),
      ...this.#missing.map((what) => `Missing: ${what}`),
      ...told(this.#missed - this.#missing.length, (n) => `… and ${n} more.`),
    ];
  }
}

const dateOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);
