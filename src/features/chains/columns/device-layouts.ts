/** Layouts on this device, one for each choice of surveys. Where storage is refused they last until the page is left. */
import * as z from "zod/mini";
import { layoutSchema, NO_LAYOUT, type Layout } from "./layout.ts";

const PREFIX = "earshot.columns.";

export interface DeviceLayouts {
  readonly get: (name: string) => Layout;
  readonly subscribe: (listener: () => void) => () => void;
  /** Keeps `layout`; undefined forgets what was kept. */
  readonly set: (name: string, layout: Layout | undefined) => void;
}

/** `storage` throws where there is none. */
export function createDeviceLayouts(storage: () => Storage): DeviceLayouts {
  const known = new Map<string, Layout>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    get: (name) => {
      const layout = known.get(name) ?? stored(storage, name) ?? NO_LAYOUT;
      known.set(name, layout);
      return layout;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (name, layout) => {
      known.set(name, layout ?? NO_LAYOUT);
      store(storage, name, layout);
      tell();
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

function store(storage: () => Storage, name: string, layout: Layout | undefined): void {
  try {
    if (layout === undefined) storage().removeItem(PREFIX + name);
    else storage().setItem(PREFIX + name, JSON.stringify(layout));
  } catch {
    // Storage is refused or full: the layout lasts until the page is left.
  }
}
