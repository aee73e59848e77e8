/** What is done with a list of views. A name, however it is written, stands for one of them. */
import { NAME_LENGTH, type View } from "./view.ts";

export type Views = readonly View[];

const written = (name: string): string => name.trim().normalize("NFC").toLowerCase();
const isNamed = (view: View, name: string): boolean => written(view.name) === written(name);

export const named = (views: Views, name: string): View | undefined =>
  views.find((view) => isNamed(view, name));

/** The list with `view` in it, in the place of the one with its name. */
export const withView = (views: Views, view: View): Views =>
  [...without(views, view.name), view].toSorted((a, b) => a.name.localeCompare(b.name));

export const without = (views: Views, name: string): Views => views.filter((view) => !isNamed(view, name));

/** The list with the view `name` called `to`; as it was where another one is called so. */
export function renamed(views: Views, name: string, to: string): Views {
  const view = named(views, name);
  if (view === undefined) return views;
  const others = without(views, name);
  return named(others, to) === undefined ? withView(others, { ...view, name: to.trim() }) : views;
}

/** Room for the number of a name. */
const NUMBER_LENGTH = 7;

/** `name`, or the first of "name (2)", "name (3)" … that nobody has. */
export function freeName(views: Views, name: string): string {
  let free = name;
  for (let number = 2; named(views, free) !== undefined; number += 1)
    free = `${name.slice(0, NAME_LENGTH - NUMBER_LENGTH)} (${number})`;
  return free;
}
