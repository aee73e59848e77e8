import { useLingui } from "@lingui/react";
import { formatDate, formatDateRange, formatMoment, type TimeStyle } from "../lib/time/format-time.ts";
import { joinList } from "../lib/text/sentence.ts";
import { formatNumber, formatShare, formatSigned } from "../lib/format-number.ts";
import { useDirection as useKitDirection } from "@mantine/core";

/** Numbers and times as the language of the interface, in the reader's region, writes them. */
export function useFormats() {
  const { i18n } = useLingui();
  const locale = [i18n.locales ?? i18n.locale].flat()[0] ?? i18n.locale;
  return {
    locale,
    number: (value: number | undefined, digits?: number) => formatNumber(value, locale, digits),
    signed: (value: number | undefined, digits?: number) => formatSigned(value, locale, digits),
    share: (share: number | undefined, digits?: number) => formatShare(share, locale, digits),
    /** A moment in unix seconds; undefined where it is no moment. */
    moment: (seconds: number, zone: string, style?: TimeStyle) => formatMoment(seconds, locale, zone, style),
    date: (date: string, options?: Intl.DateTimeFormatOptions) => formatDate(date, locale, options),
    dateRange: (from: string, to: string) => formatDateRange(from, to, locale),
    list: (texts: readonly (string | number)[]) => joinList(texts, locale),
  };
}

/** Which way the document is written, for what styles can't turn round: charts, keys and the order of points. */
export const useDirection = (): "ltr" | "rtl" => useKitDirection().dir;
