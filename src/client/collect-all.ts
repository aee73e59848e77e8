/** All rows of a small list, page by page. It always ends, with a reason, and keeps the rows read so far. */
import { errorOf, type ClientError } from "./http/errors.ts";
import type { Page, PagingFault, UnreadableRow } from "./page.ts";

/** Why not everything was read. */
export type CollectionStop =
  | { readonly reason: PagingFault }
  /** The same rows came again under another skip. */
  | { readonly reason: "repeated-page" }
  | { readonly reason: "too-many-pages"; readonly pages: number }
  | { readonly reason: "failed"; readonly page: number; readonly error: ClientError };

export interface Collection<Row> {
  /** Each once, in the order they came. */
  readonly rows: readonly Row[];
  readonly unreadable: readonly UnreadableRow[];
  readonly complete: boolean;
  /** Set where `complete` is false. */
  readonly stopped?: CollectionStop;
}

const MOST_PAGES = 500;

/** Tells rows apart by `keyOf`. Throws where the first page fails or `signal` aborts; later failures end it. */
export async function collectAll<Row>(
  fetchPage: (skip: number) => Promise<Page<Row>>,
  keyOf: (row: Row) => string,
  signal: AbortSignal,
  mostPages = MOST_PAGES,
): Promise<Collection<Row>> {
  const byKey = new Map<string, Row>();
  const unreadable: UnreadableRow[] = [];
  const collected = (stopped?: CollectionStop): Collection<Row> => ({
    rows: [...byKey.values()],
    unreadable,
    complete: stopped === undefined,
    ...(stopped !== undefined && { stopped }),
  });

  let skip = 0;
  for (let pages = 0; pages < mostPages; pages += 1) {
    let page: Page<Row>;
    try {
      page = await fetchPage(skip);
    } catch (thrown) {
      if (pages === 0 || signal.aborted) throw thrown;
      return collected({ reason: "failed", page: pages + 1, error: errorOf(thrown) });
    }
    const before = byKey.size;
    for (const row of page.rows) if (!byKey.has(keyOf(row))) byKey.set(keyOf(row), row);
    unreadable.push(...page.unreadable);
    if (page.pagingFault !== undefined) return collected({ reason: page.pagingFault });
    if (page.nextSkip === undefined) return collected();
    if (page.rows.length > 0 && byKey.size === before) return collected({ reason: "repeated-page" });
    skip = page.nextSkip;
  }
  return collected({ reason: "too-many-pages", pages: mostPages });
}
