import type { FilterOption } from "../../../filters/options.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { useAnswerColumns } from "./answer-columns.tsx";
import type { ChainColumn } from "./chain-column.ts";
import type { Layout } from "./layout.ts";
import { useMetadataColumns } from "./metadata-columns.tsx";
import { useCircumstanceColumns, useTellingColumns } from "./own-columns.tsx";
import type { RowLinks } from "./use-row-links.ts";
import { useLayout } from "./use-layout.ts";

interface ColumnsAsked {
  readonly screen: Screen;
  readonly links: RowLinks;
  /** The keys of the metadata that rows have. */
  readonly metadataKeys: readonly string[];
  /** The surveys' names. */
  readonly surveys: readonly FilterOption[];
}

export interface ArrangeableColumns {
  /** All that there are, in their default order. */
  readonly all: readonly ChainColumn[];
  readonly layout: Layout;
  readonly setLayout: (layout: Layout | undefined) => void;
}

const NONE: readonly string[] = [];

/** The columns that a list of responses may have, and how they are arranged for these surveys. */
export function useArrangeableColumns({
  screen,
  links,
  metadataKeys,
  surveys,
}: ColumnsAsked): ArrangeableColumns {
  const { zone, values } = screen;
  const { survey = NONE, lang } = values;
  const { layout, setLayout } = useLayout(survey);
  const telling = useTellingColumns(zone, links);
  const circumstances = useCircumstanceColumns(surveys);
  const answers = useAnswerColumns(survey, lang);
  const metadata = useMetadataColumns(metadataKeys, layout);
  return { all: [...telling, ...circumstances, ...answers, ...metadata], layout, setLayout };
}
