/** Whether anything may be kept on this device, and how all of it goes. Small, so that signing out needs no more. */
import { keptOnDevice } from "../../../lib/kept-on-device.ts";

const FLAG = "earshot.remember";

/** The database of everything that is kept. */
export const DATABASE = "earshot";

/** False where storage is refused, too. */
export const isRemembering = (): boolean => keptOnDevice(FLAG) !== null;

/** Throws where storage is refused. */
export const startRemembering = (): void => localStorage.setItem(FLAG, "1");

/** Ends remembering and drops all that was kept, of every user. */
export function forgetDevice(): void {
  try {
    localStorage.removeItem(FLAG);
    indexedDB.deleteDatabase(DATABASE);
  } catch {
    // Where storage is refused, nothing was kept.
  }
}
