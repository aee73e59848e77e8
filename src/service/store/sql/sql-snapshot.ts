/** Everything in a store through SQL, inside a transaction that sees one moment: walked by keys, never by position. */
import { sql, type Kysely } from "kysely";
import type { ChainFilter } from "../../../contract/queries.ts";
import type { FeedbackSnapshot, Scope } from "../store.ts";
import type { StoredChain } from "../../templates/chain-template.ts";
import { parseSurvey } from "./catalog-reader.ts";
import { type Place, selectKeys } from "./chain-keys.ts";
import { countChains } from "./chain-reader.ts";
import type { SqlDialect } from "./sql-dialect.ts";
import type { FeedbackTables } from "./tables.ts";

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
    countChains: (scope, filter) => countChains(db, scope, filter),
    async *chains(scope, filter) {
      let after: Place | undefined;
      for (;;) {
        const rows = await readBatch(db, dialect, scope, filter, after);
        if (rows.length > 0) yield rows.map(toStoredChain);
        if (rows.length < BATCH) return;
        after = rows.at(-1);
      }
    },
  };
}

async function readBatch(
  db: Kysely<FeedbackTables>,
  dialect: SqlDialect,
  scope: Scope,
  filter: ChainFilter,
  after: Place | undefined,
): Promise<readonly StoredChainRow[]> {
  const { documentKey: key, keyColumns } = dialect;
  const columns = sql`${keyColumns}, is_closed, survey_version`;
  const keys = selectKeys(dialect, columns, scope, filter, { after, offset: 0, limit: BATCH });
  const { rows } = await sql<StoredChainRow>`
    select batch.created_at as "createdAt", batch.id as id, batch.is_closed as "isClosed",
      batch.survey_version as "surveyVersion", chain_document.template as template
    from (${keys}) as batch join chain_document on chain_document.${key} = batch.${key}
    order by batch.created_at desc, batch.id desc`.execute(db);
  return rows;
}

export const toStoredChain = ({ template, isClosed, surveyVersion }: StoredChainRow): StoredChain => ({
  template,
  isClosed: isClosed === 1,
  surveyVersion: surveyVersion === 2 ? 2 : 3,
});
