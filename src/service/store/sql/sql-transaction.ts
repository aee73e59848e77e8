/** What one open transaction does alike on both databases: surveys, leaves, and what is counted at its end. */
import { sql, type Kysely } from "kysely";
import { LeafWriter } from "../../answers/leaves/leaf-writer.ts";
import type { ArchivedChain, ArchivedSurvey } from "../../documents/documents.ts";
import { batchOf, type ChainBatch } from "../chain-batch.ts";
import { newMark, type FeedbackTransaction } from "../store.ts";
import { answeredQuestions, parseSurvey } from "./catalog-reader.ts";
import { countWritten } from "./leaf-rows.ts";
import type { SqlDialect } from "./sql-dialect.ts";
import { SqlLeaves } from "./sql-leaves.ts";
import type { FeedbackTables } from "./tables.ts";

export abstract class SqlTransaction implements FeedbackTransaction {
  readonly counts = { surveys: 0, chains: 0, replaced: 0, unchanged: 0 };
  protected readonly db: Kysely<FeedbackTables>;
  protected readonly dialect: SqlDialect;
  readonly #leaves: SqlLeaves;
  protected readonly leafWriter: LeafWriter;
  #catalogChanged = false;

  constructor(db: Kysely<FeedbackTables>, dialect: SqlDialect) {
    this.db = db;
    this.dialect = dialect;
    this.#leaves = new SqlLeaves(db);
    this.leafWriter = new LeafWriter(this.#leaves);
  }

  async survey(id: string): Promise<ArchivedSurvey | undefined> {
    const query = this.db.selectFrom("survey").select("document").where("id", "=", id);
    const row = await query.executeTakeFirst();
    return row === undefined ? undefined : parseSurvey(row.document);
  }

  answered = (surveyId: string, questionIds: readonly string[]) =>
    answeredQuestions(this.db, this.dialect, surveyId, questionIds);

  async putSurvey(survey: ArchivedSurvey): Promise<void> {
    this.counts.surveys += 1;
    const { numAffectedRows } = await sql`
      insert into survey (id, name, document) values (${survey._id}, ${survey.name}, ${JSON.stringify(survey)})
      on conflict (id) do update set name = excluded.name, document = excluded.document
      where survey.document <> excluded.document`.execute(this.db);
    if (numAffectedRows !== 0n) this.#catalogChanged = true;
  }

  putChains = (chains: readonly ArchivedChain[]) => this.putBatch(batchOf(chains));

  abstract putBatch(batch: ChainBatch, leftOut?: ReadonlySet<number>): Promise<void>;

  /** Counts what was written, and counts up the revisions of what changed. */
  async finish(): Promise<void> {
    const { chains, unchanged } = this.counts;
    await this.leafWriter.finish();
    await this.#leaves.clear();
    await countWritten(this.db, this.counts);
    const changed = [
      ...(this.#catalogChanged ? ["catalog" as const] : []),
      ...(chains > unchanged ? ["chains" as const] : []),
    ];
    if (changed.length === 0) return;
    const renewing = this.db.updateTable("revision").set((row) => ({ value: row("value", "+", 1) }));
    await renewing.where("name", "in", changed).execute();
    await sql`
      insert into revision (name, value) values ('mark', ${newMark()})
      on conflict (name) do update set value = excluded.value`.execute(this.db);
  }
}
