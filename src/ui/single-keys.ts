import { createStore, useSelector } from "@tanstack/react-store";
import { keptOnDevice } from "../lib/kept-on-device.ts";

/** Whether keys without Ctrl or ⌘ do something: who speaks to the computer, or hits keys unmeant, can let them rest. */
const KEY = "earshot.single-keys";
const RESTING = "off";

const resting = createStore(keptOnDevice(KEY) === RESTING);

export const singleKeysRest = (): boolean => resting.state;

/** Kept on this device, where that is allowed; else it lasts until the page is left. */
export function letSingleKeysRest(rest: boolean): void {
  resting.setState(() => rest);
  try {
    if (rest) localStorage.setItem(KEY, RESTING);
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is refused.
  }
}

export const useSingleKeysRest = (): boolean => useSelector(resting);
