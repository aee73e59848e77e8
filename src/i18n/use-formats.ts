import { useLingui } from "@lingui/react";
import { formatDate, formatDateRange, formatMoment, type TimeStyle } from "../lib/time/format-time.ts";
import { joinList } from "../lib/text/sentence.ts";
import { formatNumber, formatShare, formatSigned } from "../lib/format-number.ts";
import { useDirection as useKitDirection } from "@mantine/core";

/** Numbers and times as the language of the interface, in the reader's region, writes them. */
interface Formats {
  readonly locale: string;
  readonly number: (value: number | undefined, digits?: number) => string;
  readonly signed: (value: number | undefined, digits?: number) => string;
  readonly share: (share: number | undefined, digits?: number) => string;
  /** A moment in unix seconds; undefined where it is no moment. */
  readonly moment: (seconds: number, zone: string, style?: TimeStyle) => string | undefined;
  readonly date: (date: string, options?: Intl.DateTimeFormatOptions) => string;
  readonly dateRange: (from: string, to: string) => string;
  readonly list: (texts: readonly (string | number)[]) => string;
}

export function useFormats(): Formats {
  const { i18n } = useLingui();
  const locale = [i18n.locales ?? i18n.locale].flat()[0] ?? i18n.locale;
  return {
    locale,
    number: (value, digits) => formatNumber(value, locale, digits),
    signed: (value, digits) => formatSigned(value, locale, digits),
    share: (share, digits) => formatShare(share, locale, digits),
    moment: (seconds, zone, style) => formatMoment(seconds, locale, zone, style),
    date: (date, options) => formatDate(date, locale, options),
    dateRange: (from, to) => formatDateRange(from, to, locale),
    list: (texts) => joinList(texts, locale),
  };
}

/** Which way the document is written, for what styles can't turn round: charts, keys and the order of points. */
export const useDirection = (): "ltr" | "rtl" => useKitDirection().dir;
