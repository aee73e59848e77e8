/** The one connection of a store that writes: one transaction at a time, here and across processes. */
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { Kysely } from "kysely";
import type { FeedbackTables } from "../sql/tables.ts";
import type { FeedbackTransaction, WriteCounts } from "../store.ts";
import { nodeSqliteDialect } from "./node-sqlite-dialect.ts";
import { isBusy } from "./sqlite-errors.ts";
import { LeafWriter } from "../../answers/leaves/leaf-writer.ts";
import type { ChainPlace } from "../../answers/packed/chain-order.ts";
import type { ArchivedChain, ArchivedSurvey } from "../../documents/documents.ts";
import { gapOf, storedTemplate, type StoredTemplate } from "../../templates/chain-template.ts";
import { parseSurvey } from "../sql/catalog-reader.ts";
import { CHAIN_INDEXES } from "../sql/shared-statements.ts";
import { SqlLeaves } from "../sql/sql-leaves.ts";

class SqliteTransaction implements FeedbackTransaction {
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
    // Indexes of many rows are made faster at once, sorted, than row by row; the table is never seen without them.
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
    templates: readonly StoredTemplate[] = chains.map(storedTemplate),
  ): Promise<void> {
    for (const [at, chain] of chains.entries()) {
      const put = this.#putChain(chain, templates[at] ?? storedTemplate(chain));
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
    template: StoredTemplate,
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
    const { template: before } = old;
    const isSame = before instanceof Uint8Array && Buffer.compare(before, template) === 0;
    if (isSame && old["is_closed"] === facts[4] && old["survey_version"] === facts[5]) {
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
  insertDocument: "insert into chain_document (seq, template) values (?, cast(? as text))",
  stored: `
    select chain_key.seq, created_at, is_closed, survey_version, cast(template as blob) as template from chain_key
    join chain_document on chain_document.seq = chain_key.seq where chain_key.id = ?`,
  replaceKey: `
    update chain_key set created_at = ?, team_id = ?, touchpoint_id = ?, survey_id = ?, is_closed = ?,
      survey_version = ? where seq = ?`,
  replaceDocument: "update chain_document set template = cast(? as text) where seq = ?",
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

/** How every connection writes: to the disk, in a log that is cut to 16 MB by the first write after a larger one. */
export const DURABLE = "pragma synchronous = full; pragma journal_size_limit = 16777216";

/** Milliseconds that a write waits for another one to end, and between asking whether it has. */
const MOST_WAITING = 600_000;
const BETWEEN_TRIES = 50;

type Work = (transaction: FeedbackTransaction) => Promise<void>;

interface Connection {
  readonly database: DatabaseSync;
  readonly db: Kysely<FeedbackTables>;
}

export class SqliteWriter {
  readonly #path: string;
  readonly #timeout: number;
  #connection: Connection | undefined;
  #queue: Promise<unknown> = Promise.resolve();

  /** `timeout` in milliseconds, that a single statement waits for another process's write. */
  constructor(path: string, timeout: number) {
    this.#path = path;
    this.#timeout = timeout;
  }

  /** One transaction. SQLite rolls back by itself on some errors, a full disk for one. */
  write(work: Work): Promise<WriteCounts> {
    return this.transact(async (db, database) => {
      const transaction = new SqliteTransaction(database, db);
      await work(transaction);
      await transaction.finish();
      return transaction.counts;
    });
  }

  /** The same for work by statements; `db` and `database` are one connection. */
  transact<Result>(
    work: (db: Kysely<FeedbackTables>, database: DatabaseSync) => Promise<Result>,
  ): Promise<Result> {
    return this.#next(async ({ database, db }) => {
      await this.#begin(database);
      try {
        const result = await work(db, database);
        database.exec("commit");
        return result;
      } catch (error) {
        if (database.isTransaction) database.exec("rollback");
        throw error;
      }
    });
  }

  /** Waits for the write of another process without blocking this one. */
  async #begin(database: DatabaseSync): Promise<void> {
    const patience = performance.now() + MOST_WAITING;
    for (;;) {
      try {
        database.exec("pragma busy_timeout = 0; begin immediate");
        return;
      } catch (error) {
        if (!isBusy(error) || performance.now() > patience) throw error;
        await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES));
      } finally {
        database.exec(`pragma busy_timeout = ${this.#timeout}`);
      }
    }
  }

  /** Single statements, between transactions. */
  alone<Result>(work: (db: Kysely<FeedbackTables>) => Promise<Result>): Promise<Result> {
    return this.#next(({ db }) => work(db));
  }

  async close(): Promise<void> {
    await this.#queue;
    await this.#connection?.db.destroy();
    if (this.#connection?.database.isOpen === true) this.#connection.database.close();
    this.#connection = undefined;
  }

  #next<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
    const done = this.#queue.then(() => work(this.#connected()));
    this.#queue = done.catch(() => undefined);
    return done;
  }

  #connected(): Connection {
    if (this.#connection === undefined) {
      const database = new DatabaseSync(this.#path, { timeout: this.#timeout });
      database.exec(`${DURABLE}; pragma cache_size = -16384`);
      const db = new Kysely<FeedbackTables>({ dialect: nodeSqliteDialect(database) });
      this.#connection = { database, db };
    }
    return this.#connection;
  }
}
