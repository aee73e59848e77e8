import { useSyncExternalStore } from "react";

/** Whether keys without Ctrl or ⌘ do something: who speaks to the computer, or hits keys unmeant, can let them rest. */
const KEY = "earshot.single-keys";
const RESTING = "off";

const listeners = new Set<() => void>();
let inMemory: boolean | undefined;

export function singleKeysRest(): boolean {
  try {
    return inMemory ?? localStorage.getItem(KEY) === RESTING;
  } catch {
    return false;
  }
}

/** Kept on this device, where that is allowed. */
export function letSingleKeysRest(rest: boolean): void {
  try {
    if (rest) localStorage.setItem(KEY, RESTING);
    else localStorage.removeItem(KEY);
    inMemory = undefined;
  } catch {
    // Storage is refused: the choice lasts until the page is left.
    inMemory = rest;
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSingleKeysRest = (): boolean => useSyncExternalStore(subscribe, singleKeysRest);
