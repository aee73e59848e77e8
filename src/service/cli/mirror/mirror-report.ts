/** What a mirror read and wrote, and what it could not: counts, and the first few of what is missing in words. */
import type { WalkResult } from "../../../client/walk/types.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import type { ArchivedChain } from "../../documents/documents.ts";
import type { WriteCounts } from "../../store/store.ts";
import { unreadParts } from "../command/deployment.ts";
import { counted } from "../command/progress.ts";
import type { ChainFacts, TimeSlice } from "./time-slices.ts";

const MOST_TOLD = 20;

/** What is said of so many of something, where there are any. */
const told = (count: number, noun: string, what: string): readonly string[] =>
  count === 0 ? [] : [`${counted(count, noun)} ${what}`];

/** A document, with the names of what it has no field for; or why it can't be one. */
export type Archiving<Document> =
  | { readonly ok: true; readonly document: Document; readonly unknownFields: readonly string[] }
  | { readonly ok: false; readonly reason: string };

export class MirrorReport {
  surveys = 0;
  languages = 0;
  unreadable = 0;
  goneQuestions = 0;
  #counts = { chains: 0, replaced: 0, unchanged: 0 };
  #refused = 0;
  #neitherClosed = 0;
  #neitherVersion = 0;
  #emptyResponses = 0;
  readonly #unlisted = new Map<string, number>();
  readonly #unknownFields = new Set<string>();
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
    return this.#refused + this.unreadable;
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
    if (archiving.ok) {
      for (const field of archiving.unknownFields) this.#unknownFields.add(field);
      return [archiving.document];
    }
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

  countWrite({ chains, replaced, unchanged }: WriteCounts): void {
    this.#counts.chains += chains;
    this.#counts.replaced += replaced;
    this.#counts.unchanged += unchanged;
  }

  countWalk(kind: string, slice: TimeSlice, result: WalkResult): void {
    this.#shifted += result.shifted;
    if (result.complete) return;
    this.miss(`chains (${kind}) ${daysOf(slice)}: ${unreadParts(result)}`);
  }

  lines(): string[] {
    const { chains, replaced, unchanged } = this.#counts;
    const surveys = `${counted(this.surveys, "survey")} in ${counted(this.languages, "language")}`;
    const ids = [...this.#unlisted.keys()].slice(0, MOST_TOLD).map((id) => JSON.stringify(id));
    if (ids.length < this.#unlisted.size) ids.push("…");
    const untold = this.#missed - this.#missing.length;
    const fields = [...this.#unknownFields].slice(0, MOST_TOLD);
    const otherFields = this.#unknownFields.size - fields.length;
    const ofUnlisted = [...this.#unlisted.values()].reduce((sum, each) => sum + each, 0);
    return [
      `Copied ${surveys} and ${counted(chains, "chain")} (${replaced} replaced, ${unchanged} unchanged).`,
      ...told(this.#shifted, "page", "again because chains had moved.").map((pages) => `Read ${pages}`),
      ...told(this.#closedMeanwhile, "chain", "came both as open and as closed: kept as closed."),
      ...told(this.#neitherClosed, "chain", "answered to neither value of isClosed: kept as closed."),
      ...told(this.#neitherVersion, "chain", "answered to neither surveyVersion: kept as of version 2."),
      ...told(
        ofUnlisted,
        "chain",
        `of surveys that are not among those copied (${ids.join(", ")}): kept, with a survey of the questions that their responses name.`,
      ),
      ...told(
        this.goneQuestions,
        "question",
        "that responses answer and no survey lists: kept as they name them.",
      ),
      ...told(this.#emptyResponses, "response", "without an answer: left out."),
      ...fields.map((field) => `${field} is not a field of the API: left out.`),
      ...told(otherFields, "other field", "that the API does not have: left out.").map(
        (what) => `… and ${what}`,
      ),
      ...told(this.unreadable, "row", "could not be read as the API has them."),
      ...this.#missing.map((what) => `Missing: ${what}`),
      ...(untold === 0 ? [] : [`… and ${untold} more.`]),
    ];
  }
}

function daysOf({ createdFrom, createdTo }: TimeSlice): string {
  if (createdTo === undefined)
    return createdFrom === undefined ? "of all time" : `since ${dateOf(createdFrom)}`;
  return createdFrom === undefined
    ? `until ${dateOf(createdTo)}`
    : `of ${dateOf(createdFrom)} to ${dateOf(createdTo)}`;
}

const dateOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);
