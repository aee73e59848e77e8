/** A filter of chains in one description: its name, spelling, options, the API's part, and this side's. */
import type { MessageDescriptor } from "@lingui/core";
import type { SliceFilter } from "../analysis/slice/slice-filter.ts";
import type { ChainFilter } from "../contract/queries.ts";
import { textsOf, type Codec, type Field, type ScreenName } from "./field.ts";
import type { FilterOption, FilterOptions } from "./options.ts";

export interface Wording {
  readonly screen: ScreenName;
  readonly say: (message: MessageDescriptor) => string;
  readonly date: (date: string) => string;
  readonly dateRange: (from: string, to: string) => string;
  readonly list: (texts: readonly (string | number)[]) => string;
  readonly options: FilterOptions;
  readonly days: { readonly from?: string | undefined; readonly to?: string | undefined };
}

export interface Control {
  /** `date` is one end of the range of days; `terms` are typed, or picked from those offered. */
  readonly kind: "date" | "choice" | "choices" | "terms";
  /** Its place in the row, where it is from the start and not only once it is added. */
  readonly barPlace?: number;
  /** True where an id that was typed may be one that was not read yet. */
  readonly ids?: true;
  readonly options?: (wording: Pick<Wording, "say" | "options">) => readonly FilterOption[];
}

interface Shown {
  readonly label: MessageDescriptor;
  /** Absent where it is picked in a chart or typed elsewhere, and only taken away here. */
  readonly control?: Control;
  /** True where each of its values shows, and is taken away, by itself. */
  readonly chipPerValue?: true;
  /** True where anything may have been typed. */
  readonly freeText?: true;
  /** True where the API can't be asked, so that it is looked for on this side (see `conditions.ts`). */
  readonly here?: true;
  /** True where a chain does not tell it, so that the API alone can narrow by it. */
  readonly untold?: true;
}

interface Description<Value, On extends ScreenName> extends Shown {
  readonly on: readonly On[];
  readonly codec: Codec<Value>;
  /** A value in words. */
  readonly words: (value: Value, wording: Wording) => string | MessageDescriptor;
  /** What the API is asked for. Absent where the API can't apply it; days are read in `zone`. */
  readonly toApiFilter?: (value: Value, zone: string) => ChainFilter;
  /** What selects among what was read. Absent where numbers are never narrowed by it. */
  readonly toSliceFilter?: (value: Value, zone: string) => SliceFilter;
}

/** The same for code that goes through all filters and knows none by name. */
export interface Filter<Value, On extends ScreenName = ScreenName> extends Field<Value, On>, Shown {
  readonly words: (value: unknown, wording: Wording) => string;
  readonly toApiFilter: (value: unknown, zone: string) => ChainFilter;
  readonly toSliceFilter: (value: unknown, zone: string) => SliceFilter;
}

export function filter<Value, const On extends ScreenName>(
  description: Description<Value, On>,
): Filter<Value, On> {
  const { codec, words, toApiFilter, toSliceFilter, ...shown } = description;
  const read = (value: unknown): Value | undefined => codec(textsOf(value));
  return {
    ...shown,
    read: codec,
    words: (given, wording) => {
      const value = read(given);
      const said = value === undefined ? "" : words(value, wording);
      return typeof said === "string" ? said : wording.say(said);
    },
    toApiFilter: (given, zone) => {
      const value = read(given);
      return value === undefined ? {} : (toApiFilter?.(value, zone) ?? {});
    },
    toSliceFilter: (given, zone) => {
      const value = read(given);
      return value === undefined ? {} : (toSliceFilter?.(value, zone) ?? {});
    },
  };
}
