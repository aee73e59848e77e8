import { useLocation, useNavigate } from "@tanstack/react-router";
import { deviceTimeZone } from "../lib/time-zones.ts";
import type { FieldName, ScreenValues } from "./fields.ts";
import { rawSearch, readSearch, writeSearch, type RawSearch, type ReadSearch } from "./search.ts";

/** What the address says, and the one way to change it. */
export interface Screen extends ReadSearch {
  /** The IANA zone that dates are read and shown in. */
  readonly zone: string;
  /** Changes some values; any change but one of the page goes back to page 1. */
  readonly change: (patch: ScreenValues, how?: HowToChange) => void;
  /** The search of an address that differs from this one by `patch`. */
  readonly searchWith: (patch: ScreenValues) => RawSearch;
}

interface HowToChange {
  /** Takes the place of the address as it is, which Back then does not lead to. */
  readonly replace?: boolean;
}

/** The search of the address, also for what stands around the screens, where no route is matched. */
export const useRawSearch = (): RawSearch => rawSearch(useLocation().search);

const changed = (values: ScreenValues, patch: ScreenValues): RawSearch =>
  writeSearch({ ...values, page: undefined, ...patch });

/** The values of this screen, which uses the fields `names`. */
export function useScreen(names: readonly FieldName[]): Screen {
  const raw = useRawSearch();
  const navigate = useNavigate();
  const read = readSearch(raw, names);
  return {
    ...read,
    zone: read.values.tz ?? deviceTimeZone(),
    searchWith: (patch) => changed(read.values, patch),
    // From the address as it is then, not as it was drawn: this never changes, nor what is drawn with it.
    change: (patch, { replace = false } = {}) =>
      void navigate({
        to: ".",
        search: (former: RawSearch) => changed(readSearch(rawSearch(former), names).values, patch),
        replace,
        state: true,
        // Another page begins at its top; whatever else changes is looked at where it was changed.
        resetScroll: "page" in patch,
      }),
  };
}
