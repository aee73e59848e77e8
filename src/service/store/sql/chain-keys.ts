/** Which chains in which order, as SQL over keys: every single-value filter has an index in list order. */
import { sql, type RawBuilder } from "kysely";
import type { ChainFilter } from "../../../contract/queries.ts";
import type { Scope } from "../store.ts";
import type { SqlDialect } from "./sql-dialect.ts";
import type { Place } from "./tables.ts";

type Condition = RawBuilder<unknown>;

/** `where …`, or nothing where there is no condition. */
export const where = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`` : sql`where ${sql.join([...conditions], sql` and `)}`;

/** What must hold besides the bounds in time. */
export function equalityConditions(dialect: SqlDialect, scope: Scope, filter: ChainFilter): Condition[] {
  const { touchpointId, surveyId = [], isClosed, surveyVersion } = filter;
  return [
    ...(touchpointId === undefined ? [] : [sql`touchpoint_id = ${touchpointId}`]),
    ...(surveyId.length === 0 ? [] : [oneOf(dialect, "survey_id", surveyId)]),
    ...(scope === "all" ? [] : [oneOf(dialect, "team_id", scope)]),
    ...(isClosed === undefined ? [] : [sql`is_closed = ${Number(isClosed)}`]),
    ...(surveyVersion === undefined ? [] : [sql`survey_version = ${surveyVersion}`]),
  ];
}

/** The bounds in time. Beside a place, `createdTo` is left out: SQLite would start from there instead. */
export function bounds({ createdFrom, createdTo }: ChainFilter, behind?: Condition): Condition[] {
  const from = createdFrom === undefined ? [] : [sql`created_at >= ${Math.ceil(createdFrom)}`];
  if (behind !== undefined) return [...from, behind];
  return createdTo === undefined ? from : [...from, sql`created_at <= ${Math.floor(createdTo)}`];
}

function oneOf(dialect: SqlDialect, name: "survey_id" | "team_id", values: readonly string[]): Condition {
  const column = sql.ref(name);
  const [first, ...others] = new Set(values);
  if (first === undefined) return sql`1 = 0`;
  if (others.length === 0) return sql`${column} = ${first}`;
  if (others.length < MOST_WALKS) return sql`${column} in (${sql.join([first, ...others])})`;
  return dialect.isAmong(column, [first, ...others]);
}

/** `limit` keys after the first `offset` that come behind `after`, or from the newest on. */
export interface KeyWindow {
  readonly after?: Place | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Up to so many values, the index is walked for each, and merged; with more, the whole list is filtered. */
const MOST_WALKS = 16;

/** The keys of a window, newest first. `columns` are columns of chain_key, `created_at` and `id` among them. */
export function selectKeys(
  dialect: SqlDialect,
  columns: RawBuilder<unknown>,
  scope: Scope,
  filter: ChainFilter,
  { after, offset, limit }: KeyWindow,
): RawBuilder<unknown> {
  const behind = after && dialect.isBehind(after);
  const walks = splitSelection({ scope, filter }).map((part) => {
    const conditions = [...equalityConditions(dialect, part.scope, part.filter), ...bounds(filter, behind)];
    return sql`select ${columns} from chain_key ${where(conditions)}`;
  });
  const [only] = walks;
  if (only !== undefined && walks.length === 1) return sql`${only} ${newestFirst(offset, limit)}`;
  const bound = (walk: RawBuilder<unknown>) => sql`(${walk} ${newestFirst(0, offset + limit)})`;
  const merged = sql.join(dialect.bindsWalks ? walks.map(bound) : walks, sql` union all `);
  return sql`select ${columns} from (${merged}) as merged ${newestFirst(offset, limit)}`;
}

/** The limit is written out: SQLite plans a statement anew whenever one that is bound is given a value. */
const newestFirst = (offset: number, limit: number): RawBuilder<unknown> =>
  sql`order by created_at desc, id desc limit ${sql.lit(limit)} offset ${offset}`;

interface Selection {
  readonly scope: Scope;
  readonly filter: ChainFilter;
}

/** The selection cut into some that each name one value, where no other condition leads to a single walk. */
function splitSelection(selection: Selection): readonly Selection[] {
  const { scope, filter } = selection;
  const surveys = [...new Set(filter.surveyId)];
  const teams = scope === "all" ? [] : [...new Set(scope)];
  if (filter.touchpointId !== undefined || surveys.length === 1) return [selection];
  if (surveys.length > 1) {
    if (surveys.length > MOST_WALKS) return [selection];
    return surveys.map((id) => ({ scope, filter: { ...filter, surveyId: [id] } }));
  }
  if (teams.length < 2 || teams.length > MOST_WALKS) return [selection];
  return teams.map((id) => ({ scope: [id], filter }));
}
