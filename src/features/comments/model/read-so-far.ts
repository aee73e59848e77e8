import { createStore, useSelector } from "@tanstack/react-store";
import { useConnection } from "../../../client/connection.ts";
import { keptPerConnection } from "../../../reading/kept.ts";
import type { ColumnModel } from "./column-model.ts";
import { seedOf } from "./use-comments.ts";

/** Rows read of an order drawn at random, by what is in view and the seed: another screen, or list, does not end it. */
const keptOf = keptPerConnection(() => createStore<ReadonlyMap<string, readonly number[]>>(new Map()));
const NONE: readonly number[] = [];

/** The rows read so far while what is listed is an order drawn at random. */
export function useReadSoFar(
  { screen: { values }, comments }: ColumnModel,
  lines: Uint32Array,
  isStale: boolean,
): { readonly read: readonly number[]; readonly take: (row: number) => void } {
  const { asked, phase, reading } = comments;
  const isSample = values.beside === undefined && values.listed !== "context";
  const seed = isSample ? seedOf(values) : undefined;
  const key = JSON.stringify([reading.name, asked, seed]);
  const kept = keptOf(useConnection());
  const read = useSelector(kept, (all) => (seed === undefined ? NONE : (all.get(key) ?? NONE)));
  // While more is being read, lines are always a little behind; later they are those of another list.
  const isOrder = seed !== undefined && lines.length > 0 && !(phase === "complete" && isStale);
  const take = (row: number) => {
    if (isOrder && !read.includes(row)) kept.setState((all) => new Map(all).set(key, [...read, row]));
  };
  return { read, take };
}
