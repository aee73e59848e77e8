import { queryOptions } from "@tanstack/react-query";
import { createStore, type Store } from "@tanstack/react-store";
import type { TeamListName } from "../contract/answers/answers-link.ts";
import { teamListsKey, type Connection } from "./connection.ts";
import { keepOnDevice, keptOnDevice, onKeptElsewhere } from "../lib/kept-on-device.ts";

/** A list of this device for one API address, as its text; null for none. */
export type KeptList = Store<string | null>;

const keyOf = (name: TeamListName, baseUrl: string): string => `earshot.${name}.${baseUrl}`;
const stores = new Map<string, KeptList>();

/** Other tabs are listened to from the first call on. */
export function keptList(name: TeamListName, baseUrl: string): KeptList {
  const key = keyOf(name, baseUrl);
  const known = stores.get(key);
  if (known !== undefined) return known;
  const store = createStore<string | null>(keptOnDevice(key));
  onKeptElsewhere(key, () => store.setState(() => keptOnDevice(key)));
  stores.set(key, store);
  return store;
}

/** Where nothing can be kept, it lasts until the page is left. */
export function keepList(name: TeamListName, baseUrl: string, entries: readonly object[]): void {
  const text = JSON.stringify({ [name]: entries });
  keepOnDevice(keyOf(name, baseUrl), text);
  keptList(name, baseUrl).setState(() => text);
}

/** A list of the team changes rarely. */
const FRESH_MS = 60_000;

/** The list of the team as it was sent; null where there is none. */
export const teamListQuery = ({ id, client }: Connection, name: TeamListName) =>
  queryOptions({
    queryKey: [...teamListsKey(id), name],
    queryFn: async ({ signal }) => (await client.teamList(name, { signal })) ?? null,
    staleTime: FRESH_MS,
  });
