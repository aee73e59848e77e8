import { useSelector, createStore, type Store } from "@tanstack/react-store";
import { type Layout, layoutSchema, NO_LAYOUT } from "./layout.ts";
import * as z from "zod/mini";
import { onKeptElsewhere } from "../../../lib/kept-on-device.ts";

/** Those of this device. */
export const layouts = createDeviceLayouts(() => localStorage);

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

interface DeviceLayouts {
  readonly of: (name: string) => Pick<Store<Layout>, "get" | "subscribe">;
  /** Keeps `layout`; undefined forgets what was kept. */
  readonly set: (name: string, layout: Layout | undefined) => void;
}

/** `storage` throws where there is none. Other tabs are listened to. */
export function createDeviceLayouts(storage: () => Storage): DeviceLayouts {
  const known = new Map<string, Store<Layout>>();
  const of = (name: string): Store<Layout> => {
    const opened = known.get(name);
    if (opened !== undefined) return opened;
    const kept = (): Layout => stored(storage, name) ?? NO_LAYOUT;
    const layout = createStore(kept());
    onKeptElsewhere(PREFIX + name, () => layout.setState(kept));
    known.set(name, layout);
    return layout;
  };
  return {
    of,
    set: (name, layout) => {
      of(name).setState(() => layout ?? NO_LAYOUT);
      keep(storage, name, layout);
    },
  };
}

function stored(storage: () => Storage, name: string): Layout | undefined {
  try {
    const read = z.safeParse(layoutSchema, JSON.parse(storage().getItem(PREFIX + name) ?? "null"));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

function keep(storage: () => Storage, name: string, layout: Layout | undefined): void {
  try {
    if (layout === undefined) storage().removeItem(PREFIX + name);
    else storage().setItem(PREFIX + name, JSON.stringify(layout));
  } catch {
    // Storage is refused or full: the layout lasts until the page is left.
  }
}
