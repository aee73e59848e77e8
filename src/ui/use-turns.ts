import { startTransition, useEffect, useState } from "react";
import { idly } from "./idly.ts";

/** Counts from 1 to `last`, on each time that the screen has nothing else to draw: parts that are put there by turns never hold it up together. */
export function useTurns(last: number): number {
  const [turn, setTurn] = useState(1);
  useEffect(() => {
    if (turn < last) idly(() => startTransition(() => setTurn(turn + 1)));
  }, [turn, last]);
  return turn;
}
