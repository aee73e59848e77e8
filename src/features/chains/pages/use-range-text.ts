import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../i18n/use-formats.ts";
import { countedOn } from "../../../client/page.ts";
import type { ChainsPage } from "./use-chains-page.ts";

/**
 * "1–100 of 8,214": which rows of the list the page has, and how many there are; before it how many of them are
 * `shown`, where that is not all. Empty while the page is read.
 */
export function useRangeText({ page, stale, start, size }: ChainsPage, shown: number): string {
  const { t } = useLingui();
  const { number } = useFormats();
  if (page === undefined || stale || countedOn(page) === 0) return "";
  const end = start + countedOn(page);
  const from = number(start + 1);
  const to = number(end);
  const all = number(Math.max(size.rows, end));
  const range = size.exact ? t`${from}–${to} of ${all}` : t`${from}–${to} of more than ${all}`;
  return shown < page.rows.length ? t`${number(shown)} shown of ${range}` : range;
}
