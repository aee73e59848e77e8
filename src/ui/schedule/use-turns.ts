/** Turns: what is there is drawn piece by piece, so that no one task holds up the screen. */
import { startTransition, useEffect, useState } from "react";
import { idly } from "./first-content.tsx";

/** Counts from 1 to `last`, on each time that the screen has nothing else to draw: parts that are put there by turns never hold it up together. */
export function useTurns(last: number): number {
  const [turn, setTurn] = useState(1);
  useEffect(() => {
    if (turn < last) idly(() => startTransition(() => setTurn(turn + 1)));
  }, [turn, last]);
  return turn;
}

interface Turn<Parts> {
  readonly shown: Parts;
  /** Whose turn it was last. */
  readonly last: Extract<keyof Parts, string> | undefined;
}

/**
 * What is shown of each part: what is newest, one part after another, each drawn by itself. All of them together would
 * hold up the screen; a key or a click comes in between. Parts are told apart by identity. `atOnce` has all follow
 * without waiting, as what a pointer drags must.
 */
export function useInTurn<Parts extends object>(newest: Parts, atOnce = false): Parts {
  const [{ shown, last }, setTurn] = useState<Turn<Parts>>({ shown: newest, last: undefined });
  const next = nextBehind(newest, shown, last);
  if (atOnce && next !== undefined) setTurn({ shown: newest, last });
  useEffect(() => {
    if (next === undefined) return;
    startTransition(() => setTurn({ shown: { ...shown, [next]: newest[next] }, last: next }));
  }, [newest, shown, next]);
  return shown;
}

/** The part whose turn it is: the first behind the last one that is not up to date, so that none waits for ever. */
function nextBehind<Parts extends object>(newest: Parts, shown: Parts, last: Turn<Parts>["last"]) {
  let first: Turn<Parts>["last"];
  let isAfterLast = false;
  for (const part in newest) {
    if (shown[part] !== newest[part]) {
      if (isAfterLast) return part;
      first ??= part;
    }
    isAfterLast ||= part === last;
  }
  return first;
}
