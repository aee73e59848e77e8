/**
 * Turns pages of chains into columns, page by page, in whatever order they come; no chain outlives its page.
 * A snapshot can be taken at any time and does not change when more is appended.
 */
import type { ResponseChain } from "../../contract/resources.ts";
import { grown } from "../../lib/growing.ts";
import { IdMap } from "../../lib/id-map.ts";
import { packId } from "../../lib/object-id.ts";
import { isComment } from "../texts/comments.ts";
import { isNpsAnswer, scoreOf } from "../texts/nps-answers.ts";
import { AnswerBuilder, type KnownChoices } from "./answer-builder.ts";
import { cellOf, CONTINUATION, HAS_COMMENT, NO_ANSWER, NOT_COUNTED } from "./cells.ts";
import { NO_QUESTION, type Columns, type KnownFacts } from "./columns.ts";
import { GrowingColumns } from "./growing-columns.ts";

interface ColumnSettings {
  /** Where answers to questions other than NPS are gathered too: the choices that they may name. */
  readonly choices?: KnownChoices | undefined;
}

export class ColumnBuilder {
  readonly #columns = new GrowingColumns();
  #page = new Uint32Array(0);
  /** Each chain is counted once. */
  readonly #seen = new IdMap();
  readonly #answers: AnswerBuilder | undefined;

  constructor({ choices }: ColumnSettings = {}) {
    this.#answers = choices && new AnswerBuilder(choices);
  }

  /** How many different chains were appended. */
  get chains(): number {
    return this.#columns.chains;
  }

  /**
   * Appends the chains of one page; a chain whose `_id` was appended before is passed over. `facts` are those that
   * the query asked for, which the chains do not tell; `page` is that of the list. Returns how many chains were new.
   */
  append(chains: readonly ResponseChain[], facts: KnownFacts = {}, page = 0): number {
    const [before, firstRow] = [this.chains, this.#columns.rows];
    for (const chain of chains) {
      const id = packId(chain._id);
      if (this.#seen.replace(chain._id, 0, id) !== undefined) continue;
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
      ...(this.#answers && { answers: this.#answers.columns(rows) }),
      ...(pages && { pages: this.#page.slice(0, rows) }),
    });
  }

  #appendRows(chain: ResponseChain, facts: KnownFacts): void {
    const comment = chain.responses.some(isComment) ? HAS_COMMENT : 0;
    const answers = chain.responses.filter(isNpsAnswer);
    if (answers.length === 0) this.#appendRow(chain, NO_QUESTION.id, facts, NO_ANSWER | comment);
    answers.forEach((answer, place) => {
      const score = scoreOf(answer) ?? NOT_COUNTED;
      const carriesOn = place === 0 ? 0 : CONTINUATION;
      this.#appendRow(chain, answer.questionId, facts, score | carriesOn | comment);
    });
  }

  #appendRow(chain: ResponseChain, questionId: string, facts: KnownFacts, bits: number): void {
    const { groups, metadata } = this.#columns;
    const group = groups.number(chain, questionId, facts);
    const row = this.#columns.addRow(chain.createdAt, cellOf(group, bits));
    metadata.set(row, chain.metadata);
    this.#answers?.set(row, chain.responses);
  }
}
