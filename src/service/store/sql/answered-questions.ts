/** Which questions are answered, as SQL: by the gaps in the documents, for want of an index that nothing else needs. */
import { sql, type Kysely } from "kysely";
import { gapOf } from "../../templates/chain-template.ts";
import type { SqlDialect } from "./sql-dialect.ts";
import type { FeedbackTables } from "./tables.ts";

/** Those of the questions of a survey that stored chains answer. Reads every document for each that none answers. */
export async function answeredQuestions(
  db: Kysely<FeedbackTables>,
  { position }: SqlDialect,
  surveyId: string,
  questionIds: readonly string[],
): Promise<readonly string[]> {
  const answered: string[] = [];
  for (const id of questionIds) {
    const { rows } = await sql`
      select 1 as found from chain_document where ${position}(template, ${gapOf(surveyId, id)}) > 0 limit 1`.execute(
      db,
    );
    if (rows.length > 0) answered.push(id);
  }
  return answered;
}
