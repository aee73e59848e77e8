/** Layouts on this device, one for each choice of surveys. Where storage is refused they last until the page is left. */
import { createStore, type Store } from "@tanstack/react-store";
import * as z from "zod/mini";
import { layoutSchema, NO_LAYOUT, type Layout } from "./layout.ts";

const PREFIX = "earshot.columns.";

export interface DeviceLayouts {
  readonly of: (name: string) => Pick<Store<Layout>, "get" | "subscribe">;
  /** Keeps `layout`; undefined forgets what was kept. */
  readonly set: (name: string, layout: Layout | undefined) => void;
}

/** `storage` throws where there is none. */
export function createDeviceLayouts(storage: () => Storage): DeviceLayouts {
  const known = new Map<string, Store<Layout>>();
  const of = (name: string): Store<Layout> => {
    const layout = known.get(name) ?? createStore(stored(storage, name) ?? NO_LAYOUT);
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
