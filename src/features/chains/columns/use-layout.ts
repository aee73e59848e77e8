import { useSelector } from "@tanstack/react-store";
import { createDeviceLayouts } from "./device-layouts.ts";
import type { Layout } from "./layout.ts";

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
