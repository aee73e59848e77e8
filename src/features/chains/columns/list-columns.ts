import * as z from "zod/mini";
import { readSearch, type RawSearch } from "../../../filters/search.ts";
import { layoutSchema, NO_LAYOUT, type Layout } from "./layout.ts";
import { layouts, nameOf } from "./use-layout.ts";

const surveysIn = (search: RawSearch): readonly string[] => readSearch(search, "responses").survey ?? [];

/** The layouts for code that keeps them elsewhere, by the search of the list's address. */
export const listColumns = {
  /** Undefined for the default layout. */
  at: (search: RawSearch): Layout | undefined => {
    const layout = layouts.of(nameOf(surveysIn(search))).get();
    return layout === NO_LAYOUT ? undefined : layout;
  },
  /** What is no layout stands for the first one. */
  arrange: (search: RawSearch, columns: unknown): void => {
    const { data } = z.safeParse(layoutSchema, columns);
    layouts.set(nameOf(surveysIn(search)), data);
  },
};
