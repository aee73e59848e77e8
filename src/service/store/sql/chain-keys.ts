/**
 * Which chains, in which order, as SQL over the narrow table of keys. It walks an index from the newest key, or from
 * a known place on: every filter by a single value has an index in the order of the list.
 */
import { sql, type RawBuilder } from "kysely";
import type { ChainFilter } from "../../../contract/queries.ts";
import type { Scope } from "../store.ts";
import type { SqlDialect } from "./sql-dialect.ts";
import { bounds, facts, where, type Place } from "./chain-conditions.ts";

/** `limit` keys after the first `offset` that come behind `after`, or from the newest on. */
export interface KeyWindow {
  readonly after?: Place | undefined;
  readonly offset: number;
  readonly limit: number;
}

/**
 * Up to so many values of one column, the index is walked for each and the walks are merged. With more, the whole
 * list is walked and filtered, since the statement grows with every walk.
 */
const MOST_WALKS = 16;

/** The keys of a window, newest first. `columns` are columns of chain_key, `created_at` and `id` among them. */
export function selectKeys(
  { bindsWalks }: SqlDialect,
  columns: RawBuilder<unknown>,
  scope: Scope,
  filter: ChainFilter,
  { after, offset, limit }: KeyWindow,
): RawBuilder<unknown> {
  const walks = apart({ scope, filter }).map((part) => {
    const conditions = [...facts(part.scope, part.filter), ...bounds(filter, after)];
    return sql`select ${columns} from chain_key ${where(conditions)}`;
  });
  const [only] = walks;
  if (only !== undefined && walks.length === 1) return sql`${only} ${newestFirst(offset, limit)}`;
  const bound = (walk: RawBuilder<unknown>) => sql`(${walk} ${newestFirst(0, offset + limit)})`;
  const merged = sql.join(bindsWalks ? walks.map(bound) : walks, sql` union all `);
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
function apart(selection: Selection): readonly Selection[] {
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
