/** Turns rows of NPS answers into the columns that a `ColumnBuilder` makes of their chains, at a tenth of the cost. */
import { scoreOf } from "../texts/nps-answers.ts";
import type { AnswerRows, RowKind } from "./answer-rows.ts";
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
    const { length, time, ids, oddIds, kind: kinds, hasComment, carriesOn } = rows;
    const { offsets, bytes } = rows.metadata;
    const newest: number[] = [];
    for (let at = 0; at < length; at += 1) {
      const kind = kinds[at] ?? 0;
      const second = time[at] ?? 0;
      if (carriesOn[at] !== 1) {
        const odd = oddIds.size === 0 ? undefined : oddIds.get(at);
        if (odd !== undefined) this.#columns.addChain(odd, undefined);
        else this.#columns.addPackedChain(ids[3 * at] ?? 0, ids[3 * at + 1] ?? 0, ids[3 * at + 2] ?? 0);
      }
      const group = this.#groups[kind] ?? this.#group(kind, rows.kinds[kind], second);
      newest[kind] = second;
      const flags = (carriesOn[at] === 1 ? CONTINUATION : 0) | (hasComment[at] === 1 ? HAS_COMMENT : 0);
      const row = this.#columns.addRow(second, cellOf(group, valueBits(rows, kind, at) | flags));
      this.#metadata.put(row, bytes, offsets[at] ?? 0, offsets[at + 1] ?? 0);
    }
    // The name that counts is that of the newest chain.
    newest.forEach((second, kind) => this.#group(kind, rows.kinds[kind], second));
  }

  /** What has been appended so far. */
  snapshot = (): Columns => this.#columns.snapshot();

  #group(kind: number, content: RowKind | undefined, createdAt: number): number {
    if (content === undefined) throw new TypeError("expected a kind of rows");
    const question = content.questionId ?? NO_QUESTION.id;
    const group = this.#columns.groups.number({ ...content, createdAt }, question, this.#facts);
    this.#groups[kind] = group;
    return group;
  }
}

/** What a row counts as. */
function valueBits({ kinds, value }: AnswerRows, kind: number, at: number): number {
  if (kinds[kind]?.questionId === undefined) return NO_ANSWER;
  return scoreOf({ questionType: "NPS", valueNum: value[at] }) ?? NOT_COUNTED;
}
