/** The conditions of a scope and a filter on the table of keys, as SQL. */
import { sql, type RawBuilder } from "kysely";
import type { ChainFilter } from "../../../contract/queries.ts";
import type { Scope } from "../store.ts";

type Condition = RawBuilder<unknown>;

/** A place in the list: right behind the chain with this creation time (unix seconds) and id. */
export interface Place {
  readonly createdAt: number;
  readonly id: string;
}

/** `where …`, or nothing where there is no condition. */
export const where = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`` : sql`where ${sql.join([...conditions], sql` and `)}`;

/** What must hold besides the bounds in time. */
export function facts(scope: Scope, filter: ChainFilter): Condition[] {
  const { touchpointId, surveyId = [], isClosed, surveyVersion } = filter;
  return [
    ...(touchpointId === undefined ? [] : [sql`touchpoint_id = ${touchpointId}`]),
    ...(surveyId.length === 0 ? [] : [oneOf("survey_id", surveyId)]),
    ...(scope === "all" ? [] : [oneOf("team_id", scope)]),
    ...(isClosed === undefined ? [] : [sql`is_closed = ${Number(isClosed)}`]),
    ...(surveyVersion === undefined ? [] : [sql`survey_version = ${surveyVersion}`]),
  ];
}

/**
 * The bounds in time. A place says more than `createdTo`, which is left out beside it: SQLite would start
 * from there instead.
 */
export function bounds({ createdFrom, createdTo }: ChainFilter, after: Place | undefined): Condition[] {
  const from = createdFrom === undefined ? [] : [sql`created_at >= ${Math.ceil(createdFrom)}`];
  if (after !== undefined) return [...from, sql`(created_at, id) < (${after.createdAt}, ${after.id})`];
  return createdTo === undefined ? from : [...from, sql`created_at <= ${Math.floor(createdTo)}`];
}

function oneOf(column: "survey_id" | "team_id", values: readonly string[]): Condition {
  const [first, ...others] = new Set(values);
  if (first === undefined) return sql`1 = 0`;
  if (others.length === 0) return sql`${sql.ref(column)} = ${first}`;
  return sql`${sql.ref(column)} in (${sql.join([first, ...others])})`;
}
