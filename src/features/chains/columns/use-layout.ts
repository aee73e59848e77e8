import { useSyncExternalStore } from "react";
import { createDeviceLayouts } from "./device-layouts.ts";
import type { Layout } from "./layout.ts";

const layouts = createDeviceLayouts(() => localStorage);

/** The layout for a choice of surveys, and the one way to change it; undefined goes back to the first one. */
export function useLayout(surveys: readonly string[]) {
  const name = surveys.length === 0 ? "all" : surveys.toSorted().join(" ");
  const layout = useSyncExternalStore(layouts.subscribe, () => layouts.get(name));
  return { layout, setLayout: (next: Layout | undefined) => layouts.set(name, next) };
}
