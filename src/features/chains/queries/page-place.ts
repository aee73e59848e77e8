/** Where page `n` of a list begins: the API knows only how many documents to skip, and sets the size of a page. */
import type { Page } from "../../../client/page.ts";
import type { ListSize } from "./list-size.ts";

type PagePlace =
  /** The page begins at `skip`. */
  | { readonly kind: "known"; readonly skip: number }
  /** The first page has to tell the size of a page before. */
  | { readonly kind: "unknown" }
  /** There is no such page: the list ends with its first. */
  | { readonly kind: "beyond" };

/** The place of page `number`, from 1, as far as the first page tells. */
export function pagePlace(number: number, first: Pick<Page<unknown>, "nextSkip"> | undefined): PagePlace {
  if (number === 1) return { kind: "known", skip: 0 };
  if (first === undefined) return { kind: "unknown" };
  if (first.nextSkip === undefined) return { kind: "beyond" };
  return { kind: "known", skip: (number - 1) * first.nextSkip };
}

/** Rows of a page that is filled here, whatever the API's pages have. */
export const PAGE_ROWS = 100;

export interface PageInList {
  /** The number of the page, from 1. */
  readonly number: number;
  readonly hasNext: boolean;
  /** Rows of the list before those of the page, and rows up to its end: as many while it is read. */
  readonly start: number;
  readonly end: number;
  readonly size: ListSize;
}
