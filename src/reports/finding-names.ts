/** What rows, dimensions and phrases are called in a finding. */
import { kindOf } from "../analysis/report-values.ts";
import type { ReportDimension } from "../analysis/report.ts";
import { cutText } from "../lib/text/fit-text.ts";
import { capital } from "../lib/text/sentence.ts";
import type { Figures } from "./figures.ts";
import type { FindingPhrases } from "./languages/phrases.ts";

/** Characters of a name in a sentence, and in what it rests on: there a name is whole but for one that no one reads. */
const [MOST_OF_NAME, MOST_IN_EVIDENCE] = [60, 300];

interface Value {
  readonly dimension: ReportDimension;
  readonly name: string;
}

export class FindingNames {
  readonly #phrases: FindingPhrases;
  readonly #figures: Figures;

  constructor(phrases: FindingPhrases, figures: Figures) {
    this.#phrases = phrases;
    this.#figures = figures;
  }

  /** Quoted without a letter: among figures it would read as one of them. */
  name(text: string, most = MOST_OF_NAME): string {
    const name = cutText(text, most);
    return NO_LETTER.test(name) ? this.quote(name) : this.#figures.filled(this.#phrases.name, { name });
  }

  /** A name in what a finding rests on, whole where the finding cuts it. */
  whole(text: string): string {
    return this.name(text, MOST_IN_EVIDENCE);
  }

  /** Questions are quoted: their titles are sentences of their own. */
  value({ dimension, name }: Value): string {
    return dimension === "question" ? this.quote(cutText(name, MOST_OF_NAME)) : this.name(name);
  }

  quote(text: string): string {
    return this.#figures.filled(this.#phrases.quoted, { text });
  }

  /** Quoted where it is a question, too. */
  title(dimension: ReportDimension, title: string, most = MOST_OF_NAME): string {
    const own = this.#figures.dimension(dimension, cutText(title, most));
    return kindOf(dimension) === "answer" ? this.quote(own) : own;
  }

  /** The same in what a finding rests on. */
  wholeTitle(dimension: ReportDimension, title: string): string {
    return this.title(dimension, title, MOST_IN_EVIDENCE);
  }

  /** A value that a finding begins with. A touchpoint or a survey needs no word for what it is; a value of anything else does. */
  first({ dimension, name: given }: Value, title = ""): string {
    const { answerTo, valueOf, of } = this.#phrases.rows;
    const values = { name: this.value({ dimension, name: given }), dimension: this.title(dimension, title) };
    // No finding begins with a figure or a sign.
    if (!FIGURE.test(given)) return dimension.includes(":") ? this.#figures.filled(of, values) : values.name;
    return kindOf(dimension) === "answer"
      ? this.#figures.filled(answerTo, values)
      : this.#figures.filled(valueOf, { ...values, dimension: capital(values.dimension) });
  }
}

const FIGURE = /^\s*[\p{N}\p{S}\p{Pd}]/u;
const NO_LETTER = /^\P{L}+$/u;
