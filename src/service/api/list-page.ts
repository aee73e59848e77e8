/**
 * The body of a list: rows that are JSON text already, and the paging object.
 */
import type { ListResource } from "../../contract/endpoints.ts";
import { pageLink } from "../../contract/paging.ts";
import type { Paging } from "../../contract/resources.ts";

/** Where a page stands: everything that its links repeat. */
export interface PagePlace {
  readonly base: string;
  readonly resource: ListResource;
  readonly skip: number;
  readonly pageSize: number;
  /** The parameters in use besides `skip`, as given. */
  readonly others: readonly (readonly [string, string])[];
}

/** What stands before and behind the rows of a page. */
export const pageEnds = (paging: Paging): readonly [string, string] => [
  '{"data":[',
  `],"paging":${JSON.stringify(paging)}}`,
];

/** What of the list is on a page, and behind it. */
export interface PageRows {
  readonly isEmpty: boolean;
  readonly hasMore: boolean;
}

/**
 * The links of a page. `total`, asked only on a page beyond the end, is the number of documents in the whole list:
 * from there `previous` leads back to the last full page, not through empty ones.
 */
export async function pagingOf(
  place: PagePlace,
  { isEmpty, hasMore }: PageRows,
  total: () => Promise<number>,
): Promise<Paging> {
  const { base, resource, skip, pageSize, others } = place;
  const link = (to: number) => pageLink(base, resource, to, others);
  const next = hasMore ? link(skip + pageSize) : null;
  if (skip === 0) return { next, previous: null };
  const end = isEmpty ? Math.min(skip, await total()) : skip;
  return { next, previous: link(Math.max(0, end - pageSize)) };
}

/** The parameters that paging links repeat. */
export const besidesSkip = (search: URLSearchParams): readonly (readonly [string, string])[] =>
  [...search].filter(([name]) => name !== "skip");
