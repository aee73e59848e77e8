import { useSelector } from "@tanstack/react-store";
import { useConnection } from "../../../client/connection.ts";
import type { FilterOption } from "../../../filters/options.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import type { AllRows, AllRowsState } from "./all-rows.ts";
import { allRowsFor, forgetRows, rowsGeneration } from "./kept-rows.ts";
import { rowsQuery } from "./rows-query.ts";
import { useArrangement } from "./use-arrangement.ts";
import { useRowsRun } from "./use-rows-run.ts";

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
