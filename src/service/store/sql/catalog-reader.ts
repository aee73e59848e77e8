/** The catalog through SQL, parsed again only when its revision is a new one. */
import { sql, type Kysely } from "kysely";
import type { ArchivedSurvey } from "../../documents/documents.ts";
import { archivedSurveySchema } from "../../documents/line-schema.ts";
import type { Catalog } from "../store.ts";
import type { FeedbackTables } from "./tables.ts";
import { gapOf } from "../../templates/chain-template.ts";
import type { SqlDialect } from "./sql-dialect.ts";

const REVISIONS = sql`
  revision.value as revision, (select value from revision where name = 'chains') as "chainsRevision",
  coalesce((select value from revision where name = 'mark'), 0) as mark`;

type Revisions = Omit<Catalog, "surveys">;

const UNWRITTEN: Revisions = { revision: 0, chainsRevision: 0, mark: 0 };

/** What reads the catalog as it is now. */
export function catalogReader(db: Kysely<FeedbackTables>): () => Promise<Catalog> {
  let known: Catalog | undefined;
  return async () => {
    const { rows } = await sql<Revisions>`
      select ${REVISIONS} from revision where revision.name = 'catalog'`.execute(db);
    const revisions = rows[0] ?? UNWRITTEN;
    if (known?.revision !== revisions.revision) known = await readCatalog(db);
    else if (known.chainsRevision !== revisions.chainsRevision) known = { ...known, ...revisions };
    return known;
  };
}

/** One statement, so that the revisions are those of these surveys. */
async function readCatalog(db: Kysely<FeedbackTables>): Promise<Catalog> {
  const { rows } = await sql<Revisions & { readonly document: string | null }>`
    select ${REVISIONS}, survey.document as document
    from revision left join survey on 1 = 1
    where revision.name = 'catalog'
    order by survey.name, survey.id`.execute(db);
  const { revision, chainsRevision, mark } = rows[0] ?? UNWRITTEN;
  const documents = rows.flatMap(({ document }) => (document === null ? [] : [document]));
  return { revision, chainsRevision, mark, surveys: documents.map(parseSurvey) };
}

/** A stored survey as a document. */
export const parseSurvey = (document: string): ArchivedSurvey =>
  archivedSurveySchema.parse(JSON.parse(document));

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
