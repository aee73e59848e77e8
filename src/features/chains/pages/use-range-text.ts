import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { PageInList } from "../queries/page-in-list.ts";

/** "1–100 of 8,214": which rows of the list the page has, and how many there are. Empty while it is read. */
export function useRangeText({ start, end, size }: PageInList, isClientFiltered: boolean): string {
  const { t } = useLingui();
  const { number } = useFormats();
  if (end === start) return "";
  const [from, to, all] = [number(start + 1), number(end), number(Math.max(size.rows, end))];
  if (size.exact) return t`${from}–${to} of ${all}`;
  // What has been found is counted; whether there is more is known of the API's own pages alone.
  return isClientFiltered ? t`${from}–${to} of at least ${all}` : t`${from}–${to} of more than ${all}`;
}
