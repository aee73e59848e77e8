import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../i18n/use-formats.ts";
import { countedOn } from "../../../client/page.ts";
import type { ListSize } from "../size/list-size.ts";
import type { ChainsPage } from "./use-chains-page.ts";

/** "1–100 of 8,214": which rows of the list the page has, and how many there are. */
export function useRangeWords(): (start: number, end: number, size: Omit<ListSize, "pages">) => string {
  const { t } = useLingui();
  const { number } = useFormats();
  return (start, end, { rows, exact }) => {
    const [from, to, all] = [number(start + 1), number(end), number(Math.max(rows, end))];
    return exact ? t`${from}–${to} of ${all}` : t`${from}–${to} of more than ${all}`;
  };
}

/** The same for a page as it came. Empty while it is read. */
export function useRangeText({ page, stale, start, size }: ChainsPage): string {
  const words = useRangeWords();
  if (page === undefined || stale || countedOn(page) === 0) return "";
  return words(start, start + countedOn(page), size);
}
