/**
 * Turns pages of chains into columns, page by page, in whatever order they come; no chain outlives its page.
 * A snapshot can be taken at any time and does not change when more is appended.
 */
import type { ResponseChain } from "../../contract/resources.ts";
import { AnswerBuilder, type KnownChoices } from "./answer-builder.ts";
import { cellOf, CONTINUATION, HAS_COMMENT, NO_ANSWER, NOT_COUNTED, pickCells } from "./cells.ts";
import { pickIds } from "./chain-ids.ts";
import { NO_QUESTION, secondOf, UNKNOWN_TIME, type Columns, type KnownFacts } from "./columns.ts";
import { Groups } from "./groups.ts";
import { grown } from "../../lib/growing.ts";
import { IdMap } from "../../lib/id-map.ts";
import { packId, type PackedId } from "../../lib/object-id.ts";
import { MetadataBuilder } from "./metadata-builder.ts";
import { isComment } from "../texts/comments.ts";
import { isNpsAnswer, scoreOf } from "../texts/nps-answers.ts";
import { orderByTime } from "./sort-by-time.ts";

interface ColumnSettings {
  /** Where answers to questions other than NPS are gathered too: the choices that they may name. */
  readonly choices?: KnownChoices | undefined;
}

export class ColumnBuilder {
  #rows = 0;
  #time = new Uint32Array(0);
  #cell = new Uint32Array(0);
  #heads = new Uint32Array(0);
  #tails = new Uint32Array(0);
  #page = new Uint32Array(0);
  readonly #odd = new Map<number, string>();
  /** Each chain is counted once. */
  readonly #seen = new IdMap();
  readonly #groups = new Groups();
  readonly #metadata = new MetadataBuilder();
  readonly #answers: AnswerBuilder | undefined;

  constructor({ choices }: ColumnSettings = {}) {
    this.#answers = choices && new AnswerBuilder(choices);
  }

  /** How many different chains were appended. */
  get chains(): number {
    return this.#seen.size;
  }

  /**
   * Appends the chains of one page; a chain whose `_id` was appended before is passed over. `facts` are those that
   * the query asked for, which the chains do not tell; `page` is that of the list. Returns how many chains were new.
   */
  append(chains: readonly ResponseChain[], facts: KnownFacts = {}, page = 0): number {
    const [before, firstRow] = [this.chains, this.#rows];
    for (const chain of chains) {
      const id = packId(chain._id);
      if (this.#seen.replace(chain._id, 0, id) === undefined) this.#appendChain(chain, id, facts);
    }
    this.#page = grown(this.#page, this.#rows);
    this.#page.fill(page, firstRow, this.#rows);
    return this.chains - before;
  }

  /** What has been appended so far, with the page of each row where that is asked for. */
  snapshot({ pages = false }: { readonly pages?: boolean } = {}): Columns {
    const rows = this.#rows;
    const order = orderByTime(this.#time, rows) ?? Uint32Array.from({ length: rows }, (_, row) => row);
    const time = order.map((row) => this.#time[row] ?? UNKNOWN_TIME);
    const cell = pickCells(this.#cell, this.#groups.size, order);
    const ids = { heads: this.#heads, tails: this.#tails, odd: this.#odd };
    return {
      rows,
      chains: this.chains,
      time,
      cell,
      entries: this.#groups.entries(),
      codes: this.#groups.codes(),
      facts: this.#groups.facts(),
      ids: pickIds(ids, this.#cell.subarray(0, rows), order, { time, cell }),
      metadata: this.#metadata.columns(order),
      tooVaried: this.#metadata.tooVaried,
      ...(this.#answers && { answers: this.#answers.columns(order) }),
      ...(pages && { pages: order.map((row) => this.#page[row] ?? 0) }),
    };
  }

  #appendChain(chain: ResponseChain, id: PackedId | undefined, facts: KnownFacts): void {
    this.#appendId(chain._id, id);
    const comment = chain.responses.some(isComment) ? HAS_COMMENT : 0;
    const answers = chain.responses.filter(isNpsAnswer);
    if (answers.length === 0) {
      const group = this.#groups.number(chain, NO_QUESTION.id, facts);
      this.#appendRow(chain, cellOf(group, NO_ANSWER | comment));
    }
    answers.forEach((answer, place) => {
      const group = this.#groups.number(chain, answer.questionId, facts);
      const score = scoreOf(answer) ?? NOT_COUNTED;
      const carriesOn = place === 0 ? 0 : CONTINUATION;
      this.#appendRow(chain, cellOf(group, score | carriesOn | comment));
    });
  }

  /** Keeps the id of the chain that was seen last. */
  #appendId(id: string, parts: PackedId | undefined): void {
    const at = this.chains - 1;
    this.#heads = grown(this.#heads, this.chains);
    this.#tails = grown(this.#tails, this.chains * 2);
    if (parts === undefined) this.#odd.set(at, id);
    else [this.#heads[at], this.#tails[at * 2], this.#tails[at * 2 + 1]] = parts;
  }

  #appendRow(chain: ResponseChain, cell: number): void {
    const row = this.#rows;
    this.#rows += 1;
    this.#time = grown(this.#time, this.#rows);
    this.#cell = grown(this.#cell, this.#rows);
    this.#time[row] = secondOf(chain.createdAt);
    this.#cell[row] = cell;
    this.#metadata.set(row, chain.metadata);
    this.#answers?.set(row, chain.responses);
  }
}
