import { createStore, type Store } from "@tanstack/react-store";
import { keptOnDevice } from "../lib/kept-on-device.ts";

/** The events of this device for one API address, as the text of a list; null for none. */
export type KeptEvents = Store<string | null>;

const PREFIX = "earshot.events.";
const stores = new Map<string, KeptEvents>();

/** Other tabs are listened to from the first call on. */
export function keptEvents(baseUrl: string): KeptEvents {
  const key = PREFIX + baseUrl;
  const known = stores.get(key);
  if (known !== undefined) return known;
  const store = createStore<string | null>(keptOnDevice(key));
  addEventListener("storage", (event) => {
    if (event.key === key) store.setState(() => event.newValue);
  });
  stores.set(key, store);
  return store;
}

/** Where nothing can be kept, they last until the page is left. */
export function keepEvents(baseUrl: string, events: readonly object[]): void {
  const text = JSON.stringify({ events });
  try {
    localStorage.setItem(PREFIX + baseUrl, text);
  } catch {
    // Storage is full or refused.
  }
  keptEvents(baseUrl).setState(() => text);
}
