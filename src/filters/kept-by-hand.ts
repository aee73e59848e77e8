/** What reports tell of respondents that no API does: filled in on this device, and kept with saved views. */
import { createStore, type Store } from "@tanstack/react-store";
import * as z from "zod/mini";
import { UNTOLD, type ToldByHand } from "../analysis/report-beside.ts";
import { keepOnDevice, keptOnDevice, onKeptElsewhere } from "../lib/kept-on-device.ts";
import { parsedJson } from "../lib/text/parsed-json.ts";

const PREFIX = "earshot.by-hand.";
const schema = z.record(z.string(), z.string());
const stores = new Map<string, Store<ToldByHand>>();

/** What was filled in last on this device for one API address, in whichever tab; where nothing can be kept, in this page. */
export function keptByHand(baseUrl: string): Store<ToldByHand> {
  const known = stores.get(baseUrl);
  if (known !== undefined) return known;
  const kept = () => toldIn(parsedJson(keptOnDevice(PREFIX + baseUrl) ?? ""));
  const store = createStore<ToldByHand>(kept());
  onKeptElsewhere(PREFIX + baseUrl, () => store.setState(kept));
  store.subscribe((told) => {
    if (JSON.stringify(told) !== JSON.stringify(kept())) keepOnDevice(PREFIX + baseUrl, JSON.stringify(told));
  });
  stores.set(baseUrl, store);
  return store;
}

/** What of `data` is told by hand; anything else in it is passed over. */
export function toldIn(data: unknown): ToldByHand {
  const { data: told } = schema.safeParse(data);
  return Object.fromEntries(UNTOLD.flatMap((name) => (told?.[name] ? [[name, told[name]]] : [])));
}
