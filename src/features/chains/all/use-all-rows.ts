import { useSelector } from "@tanstack/react-store";
import { useConnection } from "../../../client/connection.ts";
import type { FilterOption } from "../../../filters/options.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import type { AllRows, AllRowsState } from "./all-rows.ts";
import { allRowsFor, forgetRows, rowsGeneration, rowsQuery } from "./kept-rows.ts";
import { useEffect } from "react";
import { appliedHere } from "../../../filters/chain-filter.ts";
import { useCodesAsked } from "../../../filters/use-codebook.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { readOrder } from "./row-order.ts";
import { useQuery } from "@tanstack/react-query";
import type { ChainsQuery } from "../../../contract/queries.ts";

export interface AllRowsInView extends AllRowsState {
  readonly all: AllRows;
  readonly stop: () => void;
  /** Goes on after a stop, and tries again what could not be read. */
  readonly goOn: () => void;
  /** Forgets what was read and reads it anew. */
  readonly readAgain: () => void;
}

/** Everything that matches, as far as it has been read, arranged as the address says. */
export function useAllRows(screen: Screen, surveys: readonly FilterOption[]): AllRowsInView {
  const connection = useConnection();
  const generation = useSelector(rowsGeneration(connection));
  const query = rowsQuery(screen);
  const all = allRowsFor(connection, query, generation);
  const state = useSelector(all.store);
  const goOn = useRowsRun(all, query, state.phase !== "stopped");
  useArrangement(all, screen, surveys);
  return { ...state, all, stop: all.stop, goOn, readAgain: () => forgetRows(connection) };
}

/** Tells those who keep the rows what is wanted of them. */
export function useArrangement(all: AllRows, { values }: Screen, surveys: readonly FilterOption[]): void {
  const { locale } = useFormats();
  const { coded, isWaiting } = useCodesAsked(values);
  useEffect(() => {
    if (isWaiting) return;
    all.arrange({
      localFilters: { ...appliedHere(values), coded },
      order: readOrder(values.sort),
      group: values.group,
      locale,
      surveys: new Map(surveys.map(({ value, label }) => [value, label])),
    });
  }, [all, values, surveys, locale, coded, isWaiting]);
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
