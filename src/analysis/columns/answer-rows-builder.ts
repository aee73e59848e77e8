/** Turns rows of NPS answers into the columns that a `ColumnBuilder` makes of their chains, at a tenth of the cost. */
import { countedScore } from "../texts/nps-answers.ts";
import { datedKinds, type AnswerRows } from "./answer-rows.ts";
import { cellOf, CONTINUATION, HAS_COMMENT, NO_ANSWER, NOT_COUNTED } from "./cells.ts";
import { NO_QUESTION, type Columns, type KnownFacts } from "./columns.ts";
import { GrowingColumns } from "./growing-columns.ts";
import { MetadataTexts } from "./metadata-texts.ts";

export class AnswerRowsBuilder {
  readonly #columns = new GrowingColumns();
  readonly #facts: KnownFacts;
  /** By kind: the number of its group. */
  readonly #groups: number[] = [];
  readonly #metadata = new MetadataTexts(this.#columns.metadata);

  /** `facts` are those that the query asked for. */
  constructor(facts: KnownFacts = {}) {
    this.#facts = facts;
  }

  get chains(): number {
    return this.#columns.chains;
  }

  append(rows: AnswerRows): void {
    this.#noteGroups(rows);
    const first = this.#columns.addRows(rows, this.#cells(rows));
    this.#metadata.put(first, rows.length, rows.metadata);
  }

  /** What has been appended so far. */
  snapshot = (): Columns => this.#columns.snapshot();

  /** Gives each kind its group. The name that counts is that of the newest chain. */
  #noteGroups(rows: AnswerRows): void {
    for (const { place, ...content } of datedKinds(rows)) {
      const question = content.questionId ?? NO_QUESTION.id;
      this.#groups[place] = this.#columns.groups.number(content, question, this.#facts);
    }
  }

  /** By row what it counts as. */
  #cells({ length, kind: kinds, kinds: contents, value, carriesOn, hasComment }: AnswerRows): Uint32Array {
    const cells = new Uint32Array(length);
    const bare = Uint32Array.from(this.#groups, (group) => cellOf(group, 0));
    const isAnswer = Uint8Array.from(contents, ({ questionId }) => Number(questionId !== undefined));
    for (let at = 0; at < length; at += 1) {
      const kind = kinds[at] ?? 0;
      const counted =
        isAnswer[kind] === 1 ? (countedScore(value[at] ?? Number.NaN) ?? NOT_COUNTED) : NO_ANSWER;
      const flags = (carriesOn[at] === 1 ? CONTINUATION : 0) | (hasComment[at] === 1 ? HAS_COMMENT : 0);
      cells[at] = (bare[kind] ?? 0) | counted | flags;
    }
    return cells;
  }
}
