/** Turns pages of chains into columns, in any order; a snapshot does not change when more is appended. */
import type { ResponseChain } from "../../contract/resources.ts";
import { grown } from "../../lib/growing.ts";
import { IdMap, packId } from "../../lib/id-map.ts";
import { isComment } from "../texts/comments.ts";
import { NPS, type Metric } from "../metric/metric.ts";
import { AnswerBuilder, type KnownChoices } from "./answer-builder.ts";
import { cellOf, CONTINUATION, HAS_COMMENT, NO_ANSWER, NOT_COUNTED } from "./cells.ts";
import { NO_QUESTION, type Columns, type GroupFacts, type KnownFacts } from "./columns.ts";
import { GrowingColumns } from "./growing-columns.ts";
import { PAGE } from "./scored-cells.ts";
import { ValueReader } from "./value-reader.ts";

interface ColumnSettings {
  /** What the rows are answers to; NPS where it is not named. */
  readonly metric?: Metric | undefined;
  /** Where answers to other questions are gathered too: the choices that they may name. */
  readonly choices?: KnownChoices | undefined;
}

export class ColumnBuilder {
  readonly #columns = new GrowingColumns();
  #page = new Uint32Array(0);
  /** Each chain is counted once. */
  readonly #seen = new IdMap();
  readonly #answers: AnswerBuilder | undefined;
  readonly #values: ValueReader;

  constructor({ metric = NPS, choices }: ColumnSettings = {}) {
    this.#answers = choices && new AnswerBuilder(choices, metric.questions);
    this.#values = new ValueReader(metric, choices ?? new Map());
  }

  get chains(): number {
    return this.#columns.chains;
  }

  /**
   * Appends the chains of one page; a chain whose `_id` was appended before is passed over, and one of another survey than
   * the metric's. `facts` are those that
   * the query asked for, which the chains do not tell; `page` is that of the list. Returns how many chains were new.
   */
  append(chains: readonly ResponseChain[], facts: KnownFacts = {}, page = 0): number {
    const [before, firstRow] = [this.chains, this.#columns.rows];
    for (const chain of chains) {
      const id = packId(chain._id);
      if (this.#seen.replace(chain._id, 0, id) !== undefined) continue;
      if (!this.#values.concerns(chain)) continue;
      this.#columns.addChain(chain._id, id);
      this.#appendRows(chain, facts);
    }
    this.#page = grown(this.#page, this.#columns.rows);
    this.#page.fill(page, firstRow, this.#columns.rows);
    return this.chains - before;
  }

  /** What has been appended so far, with the page of each row where that is asked for. */
  snapshot({ pages = false }: { readonly pages?: boolean } = {}): Columns {
    const { rows } = this.#columns;
    return this.#columns.snapshot({
      ...(this.#values.metric !== NPS && { scored: this.#values.scored() }),
      ...(this.#answers && { answers: this.#answers.columns(rows) }),
      ...(pages && { pages: this.#page.slice(0, rows) }),
    });
  }

  #appendRows(chain: ResponseChain, facts: KnownFacts): void {
    const comment = chain.responses.some(isComment) ? HAS_COMMENT : 0;
    const answers = this.#values.answers(chain);
    if (answers.length === 0) this.#appendRow(chain, NO_QUESTION.id, facts, NO_ANSWER | comment);
    answers.forEach((answer, at) => {
      const place = this.#values.place(answer);
      const value = place === undefined ? NOT_COUNTED : place % PAGE;
      const page = Math.floor((place ?? 0) / PAGE);
      const carriesOn = at === 0 ? 0 : CONTINUATION;
      const own = page === 0 ? facts : { ...facts, page };
      this.#appendRow(chain, answer.questionId, own, value | carriesOn | comment);
    });
  }

  #appendRow(chain: ResponseChain, questionId: string, facts: GroupFacts, bits: number): void {
    const { groups, metadata } = this.#columns;
    const group = groups.number(chain, questionId, facts);
    const row = this.#columns.addRow(chain.createdAt, cellOf(group, bits));
    metadata.set(row, chain.metadata);
    this.#answers?.set(row, chain.responses);
  }
}
