/** Everything in a store through SQL, inside a transaction that sees one moment: walked by keys, never by position. */
import { sql, type Kysely } from "kysely";
import type { FeedbackSnapshot } from "../store.ts";
import type { StoredChain } from "../../templates/chain-template.ts";
import { parseSurvey } from "./catalog-reader.ts";
import { selectKeys } from "./chain-keys.ts";
import { countChains } from "./chain-reader.ts";
import type { SqlDialect } from "./sql-dialect.ts";
import type { FeedbackTables, Place } from "./tables.ts";

/** Chains read at a time: about half a megabyte. */
const BATCH = 500;

/** A chain as it is read. */
export interface StoredChainRow extends Place {
  readonly template: string;
  readonly isClosed: number;
  readonly surveyVersion: number;
}

/** `db` is a transaction that repeats its reads. */
export function sqlSnapshot(db: Kysely<FeedbackTables>, dialect: SqlDialect): FeedbackSnapshot {
  return {
    async surveys() {
      const rows = await db.selectFrom("survey").select("document").orderBy("name").orderBy("id").execute();
      return rows.map((row) => parseSurvey(row.document));
    },
    countChains: (scope, filter) => countChains(db, dialect, scope, filter),
    async *chains(scope, filter) {
      const columns = sql`${dialect.keyColumns}, is_closed, survey_version`;
      let after: Place | undefined;
      for (;;) {
        const keys = selectKeys(dialect, columns, scope, filter, { after, offset: 0, limit: BATCH });
        const { rows } = await sql<StoredChainRow>`
          select page.created_at as "createdAt", page.id as id, is_closed as "isClosed",
            survey_version as "surveyVersion", template
          from ${dialect.withDocuments(keys)} order by page.created_at desc, page.id desc`.execute(db);
        if (rows.length > 0) yield rows.map(toStoredChain);
        if (rows.length < BATCH) return;
        after = rows.at(-1);
      }
    },
  };
}

export const toStoredChain = ({ template, isClosed, surveyVersion }: StoredChainRow): StoredChain => ({
  template,
  isClosed: isClosed === 1,
  surveyVersion: surveyVersion === 2 ? 2 : 3,
});
