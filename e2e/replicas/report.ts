import type { Read } from "./clients.ts";

/** Reading has to be back within so many milliseconds. */
const AWAY_MS = 5_000;

const print = (line: string): boolean => process.stdout.write(`${line}\n`);

/** In milliseconds, as reads are timed. */
export interface Event {
  readonly name: string;
  readonly at: number;
}

/** Prints what came of it; whether all of it holds. */
export function report(
  reads: readonly Read[],
  afterwards: readonly Read[],
  events: readonly Event[],
  from: number,
): boolean {
  const seconds = (moment: number) => ((moment - from) / 1000).toFixed(1);
  for (const { name, at } of events) print(`${seconds(at)} s: ${name}`);
  let holds = true;
  for (const kind of ["page", "chain", "stream"] as const) {
    const own = reads.filter((read) => read.kind === kind);
    const count = (outcome: Read["outcome"]) => own.filter((read) => read.outcome === outcome).length;
    const right = own
      .filter(({ outcome }) => outcome === "right")
      .map(({ ended }) => ended)
      .toSorted((a, b) => a - b);
    const away = Math.max(0, ...right.slice(1).map((ended, place) => ended - (right[place] ?? ended)));
    print(
      `${kind}: ${count("right")} right, ${count("failed")} failed, ${count("wrong")} wrong; longest without one ${(away / 1000).toFixed(1)} s`,
    );
    holds &&= count("wrong") === 0 && right.length > 0 && away <= AWAY_MS;
  }
  const failed = reads.filter(({ outcome }) => outcome === "failed");
  const stray = failed.filter(({ begun, ended }) =>
    events.every(({ at }) => ended < at || begun > at + AWAY_MS),
  );
  const isThere = afterwards.length > 0 && afterwards.every(({ outcome }) => outcome === "right");
  print(`failed though nothing had happened: ${stray.length}`);
  print(`everything that was acknowledged is there afterwards: ${isThere ? "yes" : "no"}`);
  return holds && stray.length === 0 && isThere;
}
