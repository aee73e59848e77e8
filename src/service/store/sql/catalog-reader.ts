/** The catalog through SQL, parsed again only when its revision is a new one. */
import { sql, type Kysely } from "kysely";
import type { ArchivedSurvey } from "../../archive/documents.ts";
import { archivedSurveySchema } from "../../archive/line-schema.ts";
import type { Catalog } from "../store.ts";
import type { FeedbackTables } from "./tables.ts";

export class CatalogReader {
  readonly #db: Kysely<FeedbackTables>;
  #known: Catalog | undefined;

  constructor(db: Kysely<FeedbackTables>) {
    this.#db = db;
  }

  async catalog(): Promise<Catalog> {
    const revision = await this.#revision();
    if (this.#known?.revision !== revision) this.#known = await this.#read();
    return this.#known;
  }

  async #revision(): Promise<number> {
    const query = this.#db.selectFrom("revision").select("value").where("name", "=", "catalog");
    return (await query.executeTakeFirstOrThrow()).value;
  }

  /** One statement, so that the revision is that of these surveys. */
  async #read(): Promise<Catalog> {
    const { rows } = await sql<{ revision: number; document: string | null }>`
      select revision.value as revision, survey.document as document
      from revision left join survey on 1 = 1
      where revision.name = 'catalog'
      order by survey.name, survey.id`.execute(this.#db);
    const documents = rows.flatMap(({ document }) => (document === null ? [] : [document]));
    return { revision: rows[0]?.revision ?? 0, surveys: documents.map(parseSurvey) };
  }
}

/** A stored survey as a document. */
export const parseSurvey = (document: string): ArchivedSurvey =>
  archivedSurveySchema.parse(JSON.parse(document));
