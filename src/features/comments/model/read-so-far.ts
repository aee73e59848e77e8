import { createStore, useSelector } from "@tanstack/react-store";
import { useEffect } from "react";
import type { ScreenValues } from "../../../filters/fields.ts";
import { compareByCodePoint } from "../../../lib/text/code-point-order.ts";
import { textHash } from "../../../lib/text/text-hash.ts";
import type { ColumnModel } from "./column-model.ts";
import { seedOf } from "./use-comments.ts";

/** Rows read of an order drawn at random, by what is in view and the seed: another screen, or list, does not end it. */
const kept = createStore<ReadonlyMap<string, readonly number[]>>(new Map());
const NONE: readonly number[] = [];

const keep = (key: string, rows: readonly number[]): void =>
  kept.setState((all) => new Map(all).set(key, rows));

/** Of the tab's storage: for the page loaded anew, the places in the order that were read last. */
const KEY = "earshot-read-so-far";

/** A row may have another number then; the order is the same while as many comments are in view. */
function save(selection: number, lines: Uint32Array, rows: readonly number[]): void {
  const places = rows.map((row) => lines.indexOf(row));
  try {
    sessionStorage.setItem(KEY, JSON.stringify([selection, lines.length, ...places]));
  } catch {
    // A tab without storage counts until it is loaded anew.
  }
}

function savedRows(selection: number, lines: Uint32Array): readonly number[] {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    const [of, length, ...places] = Array.isArray(saved) ? saved.map(Number) : [];
    return of === selection && length === lines.length ? places.flatMap((at) => lines[at] ?? []) : NONE;
  } catch {
    return NONE;
  }
}

/** What the order depends on beside the search: how it is shown, and what stands beside it, makes no difference. */
const selectionIn = ({
  column: _1,
  compare: _2,
  listed: _3,
  response: _4,
  find: _5,
  ...values
}: ScreenValues) => JSON.stringify(values, Object.keys(values).toSorted(compareByCodePoint));

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
  const read = useSelector(kept, (all) => (seed === undefined ? NONE : (all.get(key) ?? NONE)));
  const isWhole = phase === "complete";
  // While more is being read, lines are always a little behind; later they are those of another list.
  const isOrder = seed !== undefined && lines.length > 0 && !(isWhole && isStale);
  const order = isOrder ? lines : undefined;
  const selection = textHash(JSON.stringify([selectionIn(values), asked]));
  useEffect(() => {
    if (order !== undefined && isWhole && !kept.state.has(key)) keep(key, savedRows(selection, order));
  }, [order, isWhole, key, selection]);
  const take = (row: number) => {
    if (order === undefined || read.includes(row)) return;
    const rows = [...read, row];
    keep(key, rows);
    if (isWhole) save(selection, order, rows);
  };
  return { read, take };
}
