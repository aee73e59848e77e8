import { useLingui } from "@lingui/react";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { use } from "react";
import { useFormats } from "../../../i18n/use-formats.ts";
import { Shown } from "../data/view/shown-score.ts";
import type { ReportWords } from "../../../reports/words.ts";

/** Sentences are said once everything has been read: they come late. */
const wordsQuery = queryOptions({
  queryKey: ["report words"],
  queryFn: async () => (await import("../../../reports/report-words.ts")).reportWordsIn,
  staleTime: Infinity,
});

/** The sentences of a report about the score that is shown, in the language of the interface; undefined until they are `needed` and have come. */
export function useReportWords(needed: boolean): ReportWords | undefined {
  const { i18n } = useLingui();
  const { locale } = useFormats();
  const shown = use(Shown);
  const { data: wordsIn } = useQuery({ ...wordsQuery, enabled: needed && shown === undefined });
  return shown?.words ?? wordsIn?.(i18n.locale, locale);
}
