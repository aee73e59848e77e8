import { useSelector, createStore, type Store } from "@tanstack/react-store";
import { type Layout, layoutSchema, NO_LAYOUT } from "./layout.ts";
import * as z from "zod/mini";
import { keepOnDevice, keptOnDevice, onKeptElsewhere } from "../../../lib/kept-on-device.ts";
import { parsedJson } from "../../../lib/text/parsed-json.ts";

/** Those of this device. */
export const layouts = createDeviceLayouts();

/** What the layout for a choice of surveys is kept under. */
export const nameOf = (surveys: readonly string[]): string =>
  surveys.length === 0 ? "all" : surveys.toSorted().join(" ");

/** The layout for a choice of surveys, and the one way to change it; undefined goes back to the first one. */
export function useLayout(surveys: readonly string[]) {
  const name = nameOf(surveys);
  const layout = useSelector(layouts.of(name));
  return { layout, setLayout: (next: Layout | undefined) => layouts.set(name, next) };
}

const PREFIX = "earshot.columns.";

/** Other tabs are listened to. Where nothing can be kept, layouts last until the page is left. */
export function createDeviceLayouts() {
  const known = new Map<string, Store<Layout>>();
  const of = (name: string): Store<Layout> => {
    const opened = known.get(name);
    if (opened !== undefined) return opened;
    const kept = (): Layout =>
      z.safeParse(layoutSchema, parsedJson(keptOnDevice(PREFIX + name) ?? "")).data ?? NO_LAYOUT;
    const layout = createStore(kept());
    onKeptElsewhere(PREFIX + name, () => layout.setState(kept));
    known.set(name, layout);
    return layout;
  };
  return {
    of,
    /** Keeps `layout`; undefined forgets what was kept. */
    set: (name: string, layout: Layout | undefined) => {
      of(name).setState(() => layout ?? NO_LAYOUT);
      keepOnDevice(PREFIX + name, layout && JSON.stringify(layout));
    },
  };
}
