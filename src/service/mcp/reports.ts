/** Reports as tools ask for them: made elsewhere, since that takes a while, and kept while nothing is written. */
import type { Report } from "../../analysis/report.ts";
import type { DateRange } from "../../lib/time/dates.ts";
import type { Scope } from "../store/store.ts";

/** What a report is on. Of each list of ids any; an empty one is no filter. */
export interface ReportRequest {
  readonly range: DateRange;
  readonly touchpoints: readonly string[];
  readonly surveys: readonly string[];
  readonly teams: readonly string[];
  /** IANA name. */
  readonly zone: string;
  /** The language of the questions. */
  readonly language: string;
}

/** Makes a report on what a caller may see. */
export type MakeReport = (request: ReportRequest, scope: Scope) => Promise<Report>;

const MOST_KEPT = 20;

/** The newest reports, asked for again while nothing has been written: one question leads to the next. */
export class KeptReports {
  readonly #make: MakeReport;
  readonly #kept = new Map<string, Promise<Report>>();

  constructor(make: MakeReport) {
    this.#make = make;
  }

  /** `stamp` changes with every write. */
  get(stamp: string, request: ReportRequest, scope: Scope): Promise<Report> {
    const key = JSON.stringify([stamp, scope, request]);
    const kept = this.#kept.get(key) ?? this.#make(request, scope);
    // The newest stands last.
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    kept.catch(() => this.#kept.delete(key));
    for (const [oldest] of this.#kept) {
      if (this.#kept.size <= MOST_KEPT) break;
      this.#kept.delete(oldest);
    }
    return kept;
  }
}
