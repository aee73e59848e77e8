import { loadavg } from "node:os";

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** What else the machine is doing, where it tells. */
export const loadNote = (): string => ` (load ${loadavg()[0]?.toFixed(1)})`;

/** Prints a figure beside its goal; true where it is reached. */
export function verdict(name: string, value: number, goal: number, digits = 2): boolean {
  const good = value <= goal;
  console.log(`${name} ${value.toFixed(digits)} (goal ${goal}: ${good ? "reached" : "MISSED"})`);
  return good;
}
