import { useSelector } from "@tanstack/react-store";
import { useConnection } from "../../../client/connection.ts";
import type { ChainsQuery } from "../../../contract/queries.ts";
import { keptReadings } from "../../../reading/kept.ts";
import { AllRows } from "./all-rows.ts";
import type { RowsProtocol } from "./rows-work.ts";
import { chainFilter, appliedHere } from "../../../filters/chain-filter.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { preferred } from "../queries/chains-asked.ts";
import type { FilterOption, FilterOptions } from "../../../filters/options.ts";
import { useEffect } from "react";
import { useCodesAsked } from "../../../filters/use-codebook.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { readOrder } from "./row-order.ts";
import { useQuery } from "@tanstack/react-query";

/** What the API is asked for a list of all rows. */
export function rowsQuery({ values, zone }: Pick<Screen, "values" | "zone">): ChainsQuery {
  return { ...chainFilter(values, zone), ...preferred(values.lang) };
}

/** The list of all rows for a query. */
export const {
  readingFor: allRowsFor,
  keptReading: keptRows,
  forget: forgetRows,
  generationOf: rowsGeneration,
} = keptReadings<RowsProtocol, ChainsQuery, AllRows>({
  most: 1,
  reader: {
    startWorker: () => new Worker(new URL("rows.worker.ts", import.meta.url), { type: "module" }),
    loadWork: async () => (await import("./rows-work.ts")).beginRowsWork,
  },
  open: (channel, query) => new AllRows(channel, query),
});

export type AllRowsInView = ReturnType<typeof useAllRows>;

/** Everything that matches, as far as it has been read, arranged as the address says. */
export function useAllRows(screen: Screen, named: Named) {
  const connection = useConnection();
  const generation = useSelector(rowsGeneration(connection));
  const query = rowsQuery(screen);
  const all = allRowsFor(connection, query, generation);
  const state = useSelector(all.store);
  const goOn = useRowsRun(all, query, state.phase !== "stopped");
  useArrangement(all, screen, named);
  return { ...state, all, stop: all.stop, goOn, readAgain: () => forgetRows(connection) };
}

/** What rows are called by. */
type Named = Pick<FilterOptions, "surveys" | "touchpoints">;

const labels = (options: readonly FilterOption[]): ReadonlyMap<string, string> =>
  new Map(options.map(({ value, label }) => [value, label]));

/** Tells those who keep the rows what is wanted of them. */
export function useArrangement(all: AllRows, { values }: Screen, { surveys, touchpoints }: Named): void {
  const { locale } = useFormats();
  const { coded, isWaiting } = useCodesAsked(values);
  useEffect(() => {
    if (isWaiting) return;
    all.arrange({
      localFilters: { ...appliedHere(values), coded },
      order: readOrder(values.sort),
      group: values.group,
      locale,
      surveys: labels(surveys),
      // More of them are met as rows come: what does not tell them need not be arranged anew.
      touchpoints: labels(values.group === "touchpoint" ? touchpoints : []),
    });
  }, [all, values, surveys, touchpoints, locale, coded, isWaiting]);
}

/**
 * Reads on while `enabled`, as a query: it ends when the screen is left, and a token refused half-way is dealt with as
 * everywhere. Gives what goes on after a stop, and tries again what could not be read.
 */
export function useRowsRun(all: AllRows, query: ChainsQuery, enabled = true): () => void {
  const connection = useConnection();
  const generation = useSelector(rowsGeneration(connection));
  const { phase } = useSelector(all.store);
  const { refetch } = useQuery({
    queryKey: [connection.id, "all-rows", query, generation],
    queryFn: ({ signal }) => all.run(signal),
    enabled,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnMount: "always",
    refetchOnReconnect: () => (phase === "incomplete" ? "always" : false),
  });
  return () => void refetch();
}
