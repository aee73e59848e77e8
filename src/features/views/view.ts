/** A saved view: a name for what a screen shows. Its address says everything but the columns, which go along with it. */
import { parseSearch, stringifySearch, type AnySearch, type RawSearch } from "../../filters/search.ts";
import { filterNamed, filterNames } from "../../filters/field-names.ts";
import { hasPersonalData } from "../../analysis/texts/covered.ts";
import { keptByHand, toldIn } from "../../filters/kept-by-hand.ts";
import { personalKind } from "../../lib/text/personal-kind.ts";
import * as z from "zod/mini";
import { parsedJson } from "../../lib/text/parsed-json.ts";

export const NAME_LENGTH = 80;

const screens = ["/responses", "/nps", "/scores", "/comments"] as const;
export type ViewScreen = (typeof screens)[number];

export const viewSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(NAME_LENGTH)),
  screen: z.enum(screens),
  /** The search of the address, with its question mark. */
  search: z.string().check(
    z.maxLength(8000),
    z.overwrite((text) => stringifySearch(parseSearch(text))),
  ),
  /** As the screen itself keeps them; absent where it has none, or has them as they were at first. */
  columns: z.optional(z.unknown()),
  /** What its reports tell of respondents by hand; absent where that is nothing. */
  told: z.optional(z.record(z.string(), z.string())),
});
export type View = Readonly<z.infer<typeof viewSchema>>;

export const addressOf = ({ screen, search }: View): string => screen + search;

/** The search of an address as a view keeps it: the page is a place in the list, not what is looked at. */
export const searchOfView = ({ page: _page, ...search }: AnySearch): string => stringifySearch(search);

/** Where anything may have been typed. */
const typed = filterNames.filter((name) => filterNamed(name).freeText === true);

/** True where the name, what is looked for, or what is told by hand looks like an address or a number of a person: such is never kept. */
export function pointsAtPerson({ name, search, told = {} }: Pick<View, "name" | "search" | "told">): boolean {
  const asked = parseSearch(search);
  const texts = typed.flatMap((field) => asked[field] ?? []);
  const values = texts.flatMap((text) => [text, text.slice(text.indexOf("=") + 1)]);
  return (
    [name, ...values].some((text) => personalKind(text) !== undefined) ||
    Object.values(told).some((text) => hasPersonalData(text))
  );
}

/** The columns of the list of responses, as that list keeps them. */
export interface ViewColumns {
  /** How they are at an address with this search; undefined where they were not arranged. */
  readonly at: (search: RawSearch) => unknown;
  /** Arranges them so for that search; undefined, or what can't be read, as they were at first. */
  readonly arrange: (search: RawSearch, columns: unknown) => void;
}

const hasColumns = ({ screen }: Pick<View, "screen">): boolean => screen === "/responses";

/** The view with the columns that its screen has now. */
export const withColumns = (view: View, columns: ViewColumns): View =>
  hasColumns(view) ? { ...view, columns: columns.at(parseSearch(view.search)) } : view;

/** Arranges the columns as the view has them, before it is opened. */
export function bringColumns(view: View, columns: ViewColumns): void {
  if (hasColumns(view)) columns.arrange(parseSearch(view.search), view.columns);
}

const hasReports = ({ screen }: Pick<View, "screen">): boolean => screen === "/nps" || screen === "/scores";

/** The view with what reports on its screen tell by hand now. */
export function withTold(view: View, baseUrl: string): View {
  const told = hasReports(view) ? toldIn(keptByHand(baseUrl).get()) : {};
  return Object.keys(told).length === 0 ? view : { ...view, told };
}

/** Has reports tell by hand what the view has, before it is opened. */
export function bringTold(view: View, baseUrl: string): void {
  if (hasReports(view)) keptByHand(baseUrl).setState(() => toldIn(view.told ?? {}));
}

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

/** `name`, or the first of "name (2)", "name (3)" … that is not taken. */
export function freeName(views: Views, name: string): string {
  let free = name;
  for (let number = 2; named(views, free) !== undefined; number += 1)
    free = `${name.slice(0, NAME_LENGTH - NUMBER_LENGTH)} (${number})`;
  return free;
}

const MAX_BYTES = 5_000_000;
const fileSchema = z.object({
  kind: z.literal("earshot-views"),
  version: z.literal(1),
  views: z.array(z.unknown()),
});

export const viewsFile = (views: Views): string =>
  JSON.stringify({ kind: "earshot-views", version: 1, views }, undefined, 2);

export type Taken =
  | { readonly kind: "refused"; readonly reason: "too-large" | "not-json" | "no-views" }
  | {
      readonly kind: "taken";
      /** All views there are now: none of those before is changed. */
      readonly views: Views;
      readonly added: number;
      /** Views of the file that were here already, the same in everything. */
      readonly same: number;
      /** Views that came in under another name, because theirs was taken. */
      readonly renamed: readonly { readonly from: string; readonly to: string }[];
      /** Entries that are no view that this version can open. */
      readonly unusable: number;
      /** Views that look for what points at a person. */
      readonly personal: number;
    };

/** The views of a file added to those that are here. */
export function takenIn(views: Views, text: string): Taken {
  if (text.length > MAX_BYTES) return { kind: "refused", reason: "too-large" };
  const file = z.safeParse(fileSchema, parsedJson(text));
  if (!file.success)
    return { kind: "refused", reason: parsedJson(text) === undefined ? "not-json" : "no-views" };
  let all = views;
  const counts = { added: 0, same: 0, unusable: 0, personal: 0 };
  const numbered: { from: string; to: string }[] = [];
  for (const entry of file.data.views) {
    const read = z.safeParse(viewSchema, entry);
    if (!read.success) counts.unusable += 1;
    else if (pointsAtPerson(read.data)) counts.personal += 1;
    else if (all.some((view) => isSame(view, read.data))) counts.same += 1;
    else {
      const { name: from } = read.data;
      const to = freeName(all, from);
      if (to !== from) numbered.push({ from, to });
      all = withView(all, { ...read.data, name: to });
      counts.added += 1;
    }
  }
  return { kind: "taken", views: all, renamed: numbered, ...counts };
}

/** True for the same view, also where it came in under a number. */
const isSame = (here: View, view: View): boolean =>
  here.name.replace(/ \(\d+\)$/, "") === view.name.replace(/ \(\d+\)$/, "") &&
  addressOf(here) === addressOf(view) &&
  JSON.stringify([here.columns, here.told]) === JSON.stringify([view.columns, view.told]);
