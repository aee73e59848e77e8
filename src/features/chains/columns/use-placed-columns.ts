import type { FilterOption } from "../../../filters/options.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { useAnswerColumns } from "./answer-columns.tsx";
import type { ChainColumn } from "./chain-column.ts";
import { placed, withWidth, type Layout, type Placed } from "./layout.ts";
import { useMetadataColumns } from "./metadata-columns.tsx";
import { useCircumstanceColumns, useTellingColumns } from "./own-columns.tsx";
import { useLayout } from "./use-layout.ts";

interface PlacedColumnsAsked {
  readonly screen: Screen;
  /** The number of the page that the rows are on, from 1. */
  readonly page: number;
  /** The keys of the metadata that rows have. */
  readonly metadataKeys: readonly string[];
  /** The surveys' names. */
  readonly surveys: readonly FilterOption[];
}

export interface PlacedColumns {
  /** All that there are, in their order. */
  readonly all: readonly Placed<ChainColumn>[];
  readonly layout: Layout;
  readonly setLayout: (layout: Layout | undefined) => void;
  readonly resize: (id: string, width: number) => void;
}

const NONE: readonly string[] = [];

/** The columns that a list of responses may have, as somebody has arranged them for these surveys. */
export function usePlacedColumns({ screen, page, metadataKeys, surveys }: PlacedColumnsAsked): PlacedColumns {
  const { zone, values } = screen;
  const { survey = NONE, lang } = values;
  const { layout, setLayout } = useLayout(survey);
  const search = screen.searchWith({ page: page === 1 ? undefined : page });
  const telling = useTellingColumns({ zone, search });
  const circumstances = useCircumstanceColumns(surveys);
  const answers = useAnswerColumns(survey, lang);
  const metadata = useMetadataColumns(metadataKeys, layout);
  return {
    all: placed([...telling, ...circumstances, ...answers, ...metadata], layout),
    layout,
    setLayout,
    resize: (id, width) => setLayout(withWidth(layout, id, width)),
  };
}
