/** What a page of chains is a page of, and what the API is asked for it. */
import type { ChainsQuery } from "../../../contract/queries.ts";
import { chainFilter } from "../../../filters/chain-filter.ts";
import type { ScreenValues } from "../../../filters/fields.ts";

export type ChainsAsked = ReturnType<typeof pageAsked>;

/** The page of a screen's chains that starts at `skip`; its days are read in `zone`. */
export const pageAsked = (values: ScreenValues, zone: string, skip: number) => ({
  filter: chainFilter(values, zone),
  /** The question language; undefined for each question's own. */
  lang: values.lang,
  skip,
});

export const chainsAskedFor = ({ filter, lang, skip }: ChainsAsked): ChainsQuery => ({
  ...filter,
  ...preferred(lang),
  skip,
});

export const preferred = (lang: string | undefined) =>
  lang === undefined ? {} : { preferredLanguage: lang };
