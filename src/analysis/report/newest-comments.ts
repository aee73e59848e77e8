/** What respondents wrote last, for a report that shows it: with addresses, numbers and ids in it covered. */
import { ascending, type MetricValue } from "../metric/metric.ts";
import { cutText } from "../../lib/text/fit-text.ts";
import { maskedText } from "../texts/covered.ts";

export interface ReportComment {
  /** Unix seconds. */
  readonly createdAt: number;
  /** What was answered with it: of NPS the score, 0 to 10. */
  readonly score: MetricValue;
  readonly text: string;
}

/** What a report shows of the comments, the newest first. */
export type ReportComments = ReturnType<NewestComments["get"]>;

interface Kept extends ReportComment {
  readonly id: string;
}

/** So many are shown, and so many characters of each. */
const SHOWN = 200;
const LONGEST = 1000;

export class NewestComments {
  #kept: Kept[] = [];
  #total = 0;

  /** Takes up one comment; `id` is its chain's. */
  add(comment: Kept): void {
    this.#total += 1;
    this.#kept.push(comment);
    if (this.#kept.length >= 4 * SHOWN) this.#kept = this.#newest();
  }

  /** The same comments, in whatever order they came, give the same. */
  get() {
    const shown = this.#newest().map(({ createdAt, score, text }) => ({
      createdAt,
      score,
      text: cutText(maskedText(text), LONGEST),
    }));
    return { shown, total: this.#total };
  }

  #newest(): Kept[] {
    return this.#kept.toSorted(newestFirst).slice(0, SHOWN);
  }
}

const newestFirst = (one: Kept, other: Kept): number =>
  other.createdAt - one.createdAt || ascending(other.id, one.id) || ascending(other.text, one.text);
