import { queryOptions } from "@tanstack/react-query";
import type { Connection } from "./connection.ts";

/** Surveys change rarely: they are read again after ten minutes. */
const STALE_AFTER = 600_000;

/** All surveys. `lang` is a language code, or undefined for each question's own first language. */
export const surveysQuery = ({ id, client }: Pick<Connection, "id" | "client">, lang: string | undefined) =>
  queryOptions({
    queryKey: [id, "surveys", lang ?? null],
    queryFn: ({ signal }) =>
      client.allSurveys(lang === undefined ? {} : { preferredLanguage: lang }, { signal }),
    staleTime: STALE_AFTER,
  });
