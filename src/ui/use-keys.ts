import { useEffect, useEffectEvent } from "react";
import { createStore, useSelector } from "@tanstack/react-store";
import { keepOnDevice, keptOnDevice, onKeptElsewhere } from "../lib/kept-on-device.ts";

/** What single keys do, by `KeyboardEvent.key`; a key without an action is left alone. */
export type KeyActions = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Single keys for the whole screen, or for the dialog that is open. They are off while a field is typed in, those of a screen
 * where a dialog is open, with other keys held, and where those that write a character are switched off.
 */
export function useKeys(actions: KeyActions, of: "screen" | "dialog" = "screen"): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.length === 1 && resting.state) return;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isBusy(event, of)) return;
    const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
    if (action === undefined) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

/** What Enter works by itself. */
const PRESSED = "a, button, summary";
const TYPING = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";

function isBusy({ target, key }: KeyboardEvent, of: "screen" | "dialog"): boolean {
  const isIn = (places: string) => target instanceof Element && target.closest(places) !== null;
  if (isIn(`${TYPING}, [role=listbox], [role=menu]`) || (key === "Enter" && isIn(PRESSED))) return true;
  if (of === "dialog") return false;
  return document.querySelector("[role=dialog][aria-modal=true]") !== null || isIn("[role=dialog]");
}

/** Whether keys without Ctrl or ⌘ do something: who speaks to the computer, or hits keys unmeant, can let them rest. */
const KEY = "earshot.single-keys";
const RESTING = "off";

const restKept = (): boolean => keptOnDevice(KEY) === RESTING;
const resting = createStore(restKept());
onKeptElsewhere(KEY, () => resting.setState(restKept));

/** Kept on this device, where that is allowed; else it lasts until the page is left. */
export function letSingleKeysRest(rest: boolean): void {
  resting.setState(() => rest);
  keepOnDevice(KEY, rest ? RESTING : undefined);
}

export const useSingleKeysRest = (): boolean => useSelector(resting);

/** A key with the one that gives commands, as this device's keyboard names it. */
export function commandKey(key: string): string {
  if (/Mac|iPhone|iPad/.test(navigator.userAgent)) return `⌘ ${key}`;
  return `${document.documentElement.lang === "de" ? "Strg" : "Ctrl"} ${key}`;
}
