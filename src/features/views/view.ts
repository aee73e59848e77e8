/** A saved view: a name for what a screen shows. Its address says everything but the columns, which go along with it. */
import * as z from "zod/mini";
import { parseSearch, stringifySearch, type AnySearch, type RawSearch } from "../../filters/search.ts";
import { filterNamed, filterNames } from "../../filters/field-names.ts";
import { personalKind } from "../../lib/text/personal-kind.ts";

export const NAME_LENGTH = 80;

/** The screens that can be saved. */
const screens = ["/responses", "/nps", "/comments"] as const;
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
});
export type View = Readonly<z.infer<typeof viewSchema>>;

export const addressOf = ({ screen, search }: View): string => screen + search;

/** The search of an address as a view keeps it: the page is where somebody was, not what is looked at. */
export function searchOfView({ page: _page, ...search }: AnySearch): string {
  return stringifySearch(search);
}

/** Where somebody may have typed anything. */
const typed = filterNames.filter((name) => filterNamed(name).typed === true);

/** True where the name, or what is looked for, looks like an address or a number of a person: such is never kept. */
export function pointsAtPerson({ name, search }: Pick<View, "name" | "search">): boolean {
  const asked = parseSearch(search);
  const texts = typed.flatMap((field) => asked[field] ?? []);
  const values = texts.flatMap((text) => [text, text.slice(text.indexOf("=") + 1)]);
  return [name, ...values].some((text) => personalKind(text) !== undefined);
}

/** The columns of the list of responses, as that list keeps them. */
export interface ViewColumns {
  /** How they are at an address with this search; undefined where nobody has arranged them. */
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
