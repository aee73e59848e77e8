import type { ListSize } from "./list-size.ts";

/** Rows of a page that is filled here, whatever the API's pages have. */
export const PAGE_ROWS = 100;

/** Where a page is in its list. */
export interface PageInList {
  /** The number of the page, from 1. */
  readonly number: number;
  /** The number of the last page; undefined while that is not known. */
  readonly lastPage: number | undefined;
  readonly hasNext: boolean;
  /** Rows of the list before those of the page, and rows up to its end: as many while it is read. */
  readonly start: number;
  readonly end: number;
  readonly size: ListSize;
}
