import { useLocation, useNavigate } from "@tanstack/react-router";
import type { ScreenName } from "./field.ts";
import type { ScreenValues } from "./fields.ts";
import { readSearch, searchFor, type AnySearch, type Search, type Unusable } from "./search.ts";
import { zoneOf } from "./chain-filter.ts";

/** What the address says, and the one way to change it. */
export interface Screen {
  readonly name: ScreenName;
  readonly values: ScreenValues;
  readonly unusable: readonly Unusable[];
  /** The IANA zone that dates are read and shown in. */
  readonly zone: string;
  /** Changes some values; any change but one of the page goes back to page 1. */
  readonly change: Change;
  /** The search of an address that differs from this one by `patch`. */
  readonly searchWith: (patch: ScreenValues) => ScreenValues;
}

/** By values, or by what becomes of those that stand in the address at that moment: what is drawn may be older. */
export type Change = (
  patch: ScreenValues | ((now: ScreenValues) => ScreenValues),
  /** `replace` takes the place of the address as it is, which Back then does not lead to. */
  how?: { readonly replace?: boolean },
) => void;

/** What the address says, whichever screen it is of: for what stands around the screens. */
export const useAddress = (): AnySearch => readSearch(useLocation().search);

/** The search with a patch, which begins at the first page again and leaves out what could not be used. */
const changed = (values: AnySearch, patch: ScreenValues): ScreenValues =>
  searchFor(undefined, { ...values, page: undefined, ...patch });

const NONE: readonly Unusable[] = [];

/** A screen by what its route has read of the address. */
export function useScreen<Name extends ScreenName>(name: Name, search: Search<Name>): Screen {
  const navigate = useNavigate();
  const { unusable = NONE, ...values }: AnySearch = search;
  return {
    name,
    values,
    unusable,
    zone: zoneOf(values),
    searchWith: (patch) => changed(values, patch),
    // From the address as it is then, not as it was drawn: this never changes, nor what is drawn with it.
    change: (patch, { replace = false } = {}) =>
      void navigate({
        to: ".",
        search: (former: AnySearch) => changed(former, typeof patch === "function" ? patch(former) : patch),
        replace,
        state: true,
        // Another page begins at its top; whatever else changes is looked at where it was changed.
        resetScroll: typeof patch === "object" && "page" in patch,
      }),
  };
}
