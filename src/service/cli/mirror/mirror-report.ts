/** What a mirror read and wrote, and what it could not: counts, and the first few of what is missing in words. */
import type { WalkResult } from "../../../client/walk/types.ts";
import type { WriteCounts } from "../../store/store.ts";
import { counted } from "../command/progress.ts";
import type { Archiving, WayOfAsking } from "./merge-surveys.ts";
import type { TimeSlice } from "./time-slices.ts";

const MOST_TOLD = 20;

export class MirrorReport {
  surveys = 0;
  languages = 0;
  #counts = { chains: 0, replaced: 0, unchanged: 0 };
  #unreadable = 0;
  #closedMeanwhile = 0;
  readonly #ways = new Map<string, WayOfAsking>();
  #shifted = 0;
  readonly #missing: string[] = [];
  #missed = 0;

  /** Chains written, those included that were stored already. */
  get written(): number {
    return this.#counts.chains;
  }

  get complete(): boolean {
    return this.#missed + this.#unreadable === 0;
  }

  miss(what: string): void {
    this.#missed += 1;
    if (this.#missing.length < MOST_TOLD) this.#missing.push(what);
  }

  refuse(id: string, reason: string): void {
    this.miss(`${JSON.stringify(id)} is not copied: ${reason}`);
  }

  /** The document, if it is one, in a list. */
  taken<Document>(id: string, archiving: Archiving<Document>): readonly Document[] {
    if (archiving.ok) return [archiving.document];
    this.refuse(id, archiving.reason);
    return [];
  }

  /** Hears in which way a chain was asked for when it came. */
  countWay(id: string, way: WayOfAsking): void {
    const before = this.#ways.get(id);
    this.#ways.set(id, way);
    if (before === undefined || before === way) return;
    if (before.surveyVersion === way.surveyVersion) this.#closedMeanwhile += 1;
    else
      this.miss(
        `${JSON.stringify(id)} came as survey version ${before.surveyVersion} and as ${way.surveyVersion}`,
      );
  }

  countUnreadable(rows: number): void {
    this.#unreadable += rows;
  }

  countWrite({ chains, replaced, unchanged }: WriteCounts): void {
    this.#counts.chains += chains;
    this.#counts.replaced += replaced;
    this.#counts.unchanged += unchanged;
  }

  countWalk(way: WayOfAsking, slice: TimeSlice, result: WalkResult): void {
    this.#unreadable += result.unreadable;
    this.#shifted += result.shifted;
    if (result.complete) return;
    const days = [slice.createdFrom, slice.createdTo].map(dateOf).join(" to ");
    const pages = result.gaps.map(({ firstPage, lastPage = "the end" }) => `${firstPage} to ${lastPage}`);
    const where = pages.length === 0 ? "" : `, pages ${pages.join(", ")}`;
    const why = result.stopped?.reason ?? result.error?.kind ?? "unknown";
    this.miss(`chains (${way.name}) of ${days}${where} could not be read (${why})`);
  }

  lines(): string[] {
    const { chains, replaced, unchanged } = this.#counts;
    const surveys = `${counted(this.surveys, "survey")} in ${counted(this.languages, "language")}`;
    return [
      `Copied ${surveys} and ${counted(chains, "chain")} (${replaced} replaced, ${unchanged} unchanged).`,
      ...(this.#shifted === 0
        ? []
        : [`Read ${counted(this.#shifted, "page")} again because chains had moved.`]),
      ...(this.#closedMeanwhile === 0
        ? []
        : [`${counted(this.#closedMeanwhile, "chain")} came both as open and as closed: kept as closed.`]),
      ...(this.#unreadable === 0
        ? []
        : [`${counted(this.#unreadable, "row")} could not be read as the API has them.`]),
      ...this.#missing.map((what) => `Missing: ${what}`),
      ...(this.#missed > this.#missing.length ? [`… and ${this.#missed - this.#missing.length} more.`] : []),
    ];
  }
}

const dateOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);
