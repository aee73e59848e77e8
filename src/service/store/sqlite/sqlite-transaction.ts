/** One open transaction on SQLite, as an import fills it: prepared statements, one row at a time. */
import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Kysely } from "kysely";
import { LeafWriter } from "../../answers/leaves/leaf-writer.ts";
import type { ChainPlace } from "../../answers/packed/chain-order.ts";
import type { ArchivedChain, ArchivedSurvey } from "../../documents/documents.ts";
import { chainTemplate, gapOf, type ChainTemplate } from "../../templates/chain-template.ts";
import { parseSurvey } from "../sql/catalog-reader.ts";
import { CHAIN_INDEXES } from "../sql/shared-statements.ts";
import { SqlLeaves } from "../sql/sql-leaves.ts";
import type { FeedbackTables } from "../sql/tables.ts";
import type { FeedbackTransaction } from "../store.ts";

export class SqliteTransaction implements FeedbackTransaction {
  readonly counts = { surveys: 0, chains: 0, replaced: 0, unchanged: 0 };
  readonly #database: DatabaseSync;
  readonly #statements: Statements;
  readonly #isFirst: boolean;
  readonly #leaves: SqlLeaves;
  readonly #leafWriter: LeafWriter;
  #seq: number;
  #catalogChanged = false;

  /** `db` sends statements to `database`, too. */
  constructor(database: DatabaseSync, db: Kysely<FeedbackTables>) {
    this.#database = database;
    this.#leaves = new SqlLeaves(db);
    this.#leafWriter = new LeafWriter(this.#leaves);
    this.#statements = prepare(database);
    const last = database.prepare("select coalesce(max(seq), 0) as seq from chain_key").get();
    this.#seq = Number(last?.["seq"]);
    this.#isFirst = this.#seq === 0;
    // Indexes of many rows are made faster at once, sorted, than row by row; nobody sees the table without them.
    if (this.#isFirst) database.exec(CHAIN_INDEXES.map((index) => `drop index ${nameOf(index)};`).join(""));
  }

  async survey(id: string): Promise<ArchivedSurvey | undefined> {
    const document = this.#statements.survey.get(id)?.["document"];
    return typeof document === "string" ? parseSurvey(document) : undefined;
  }

  async answered(surveyId: string, questionIds: readonly string[]): Promise<readonly string[]> {
    return questionIds.filter((id) => this.#statements.answer.get(gapOf(surveyId, id)) !== undefined);
  }

  async putSurvey(survey: ArchivedSurvey): Promise<void> {
    const document = JSON.stringify(survey);
    this.counts.surveys += 1;
    const { changes } = this.#statements.putSurvey.run(survey._id, survey.name, document);
    if (changes !== 0) this.#catalogChanged = true;
  }

  async putChains(
    chains: readonly ArchivedChain[],
    templates: readonly ChainTemplate[] = chains.map(chainTemplate),
  ): Promise<void> {
    for (const [at, chain] of chains.entries()) {
      const put = this.#putChain(chain, templates[at] ?? chainTemplate(chain));
      if (put.isNew) await this.#leafWriter.put(chain, put.replaced);
    }
  }

  /** Counts what was written, and counts up the revisions of what changed. */
  async finish(): Promise<void> {
    await this.#leafWriter.finish();
    await this.#leaves.clear();
    const { surveys, chains, unchanged } = this.counts;
    if (this.#isFirst) this.#database.exec(CHAIN_INDEXES.join(";"));
    this.#statements.count.run(surveys, chains);
    if (this.#catalogChanged) this.#statements.renew.run("catalog");
    if (chains > unchanged) this.#statements.renew.run("chains");
  }

  /** Whether what is stored is another chain now, and the place of the one that it replaces. */
  #putChain(
    chain: ArchivedChain,
    template: ChainTemplate,
  ): { readonly isNew: boolean; readonly replaced?: ChainPlace } {
    const { insertKey, insertDocument, stored, replaceKey, replaceDocument } = this.#statements;
    const facts = factsOf(chain);
    this.counts.chains += 1;
    if (insertKey.run(this.#seq + 1, chain._id, ...facts).changes !== 0) {
      this.#seq += 1;
      insertDocument.run(this.#seq, template);
      return { isNew: true };
    }
    const { seq = null, ...old } = stored.get(chain._id) ?? {};
    if (old["template"] === template && old["is_closed"] === facts[4] && old["survey_version"] === facts[5]) {
      this.counts.unchanged += 1;
      return { isNew: false };
    }
    this.counts.replaced += 1;
    replaceKey.run(...facts, seq);
    replaceDocument.run(template, seq);
    return { isNew: true, replaced: { time: Number(old["created_at"]), id: chain._id } };
  }
}

const nameOf = (createIndex: string): string => createIndex.split(" ")[2] ?? "";

const factsOf = (chain: ArchivedChain) =>
  [
    chain.createdAt,
    chain.teamId,
    chain.touchpointId,
    chain.surveyId,
    Number(chain.isClosed),
    chain.surveyVersion,
  ] as const;

type Statements = Record<keyof typeof TEXTS, StatementSync>;

const TEXTS = {
  survey: "select document from survey where id = ?",
  answer: "select 1 from chain_document where instr(template, ?) > 0 limit 1",
  putSurvey: `
    insert into survey (id, name, document) values (?, ?, ?)
    on conflict (id) do update set name = excluded.name, document = excluded.document
    where survey.document <> excluded.document`,
  insertKey: `
    insert into chain_key
      (seq, id, created_at, team_id, touchpoint_id, survey_id, is_closed, survey_version)
    values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing`,
  insertDocument: "insert into chain_document (seq, template) values (?, ?)",
  stored: `
    select chain_key.seq, created_at, is_closed, survey_version, template from chain_key
    join chain_document on chain_document.seq = chain_key.seq where chain_key.id = ?`,
  replaceKey: `
    update chain_key set created_at = ?, team_id = ?, touchpoint_id = ?, survey_id = ?, is_closed = ?,
      survey_version = ? where seq = ?`,
  replaceDocument: "update chain_document set template = ? where seq = ?",
  count: "update written set total = total + case kind when 'survey' then ? else ? end",
  renew: "update revision set value = value + 1 where name = ?",
};

const prepare = (database: DatabaseSync): Statements => ({
  survey: database.prepare(TEXTS.survey),
  answer: database.prepare(TEXTS.answer),
  putSurvey: database.prepare(TEXTS.putSurvey),
  insertKey: database.prepare(TEXTS.insertKey),
  insertDocument: database.prepare(TEXTS.insertDocument),
  stored: database.prepare(TEXTS.stored),
  replaceKey: database.prepare(TEXTS.replaceKey),
  replaceDocument: database.prepare(TEXTS.replaceDocument),
  count: database.prepare(TEXTS.count),
  renew: database.prepare(TEXTS.renew),
});
