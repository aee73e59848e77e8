import type { ResponseChain } from "../../../contract/resources.ts";
import type { FilterOption } from "../../../filters/bar/options.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import type { DataColumn } from "../../../ui/data-table.tsx";
import type { Chosen } from "../use-chosen.ts";
import { useAnswerColumns } from "./answer-columns.tsx";
import type { ChainColumn } from "./chain-column.ts";
import { useChooseColumn } from "./choose-column.tsx";
import { placed, withWidth, type Layout, type Placed } from "./layout.ts";
import { useMetadataColumns } from "./metadata-columns.tsx";
import { useCircumstanceColumns, useTellingColumns } from "./own-columns.tsx";
import { useLayout } from "./use-layout.ts";

interface ColumnsAsked {
  readonly screen: Screen;
  /** The number of the page that the rows are on, from 1. */
  readonly page: number;
  /** The rows of that page. */
  readonly rows: readonly ResponseChain[];
  readonly chosen: Chosen;
  /** The surveys' names. */
  readonly surveys: readonly FilterOption[];
}

export interface ArrangedColumns {
  /** All that there are, in their order. */
  readonly all: readonly Placed<ChainColumn>[];
  /** Those of the table, as it takes them. */
  readonly table: readonly DataColumn<ResponseChain>[];
  readonly layout: Layout;
  readonly setLayout: (layout: Layout | undefined) => void;
  readonly resize: (id: string, width: number) => void;
}

const NONE: readonly string[] = [];
/** What the boxes take where a column stays in view beside them. */
const BOX_WIDTH = 40;

/** The columns of the list as somebody has arranged them for these surveys. */
export function useColumns({ screen, page, rows, chosen, surveys }: ColumnsAsked): ArrangedColumns {
  const { zone, values } = screen;
  const { survey = NONE, lang } = values;
  const { layout, setLayout } = useLayout(survey);
  const choose = useChooseColumn(rows, chosen, zone);
  const search = screen.searchWith({ page: page === 1 ? undefined : page });
  const telling = useTellingColumns({ zone, search });
  const circumstances = useCircumstanceColumns(surveys);
  const answers = useAnswerColumns(survey, lang);
  const metadata = useMetadataColumns(rows, layout);
  const all = placed([...telling, ...circumstances, ...answers, ...metadata], layout);
  return {
    all,
    table: withOffsets(
      choose,
      all.filter(({ shown }) => shown),
    ),
    layout,
    setLayout,
    resize: (id, width) => setLayout(withWidth(layout, id, width)),
  };
}

/** Columns that stay in view begin where the one before them ends. */
function withOffsets(
  choose: DataColumn<ResponseChain>,
  columns: readonly Placed<ChainColumn>[],
): readonly DataColumn<ResponseChain>[] {
  if (!columns.some(({ pinned }) => pinned)) return [choose, ...columns];
  let offset = BOX_WIDTH;
  return [
    { ...choose, width: BOX_WIDTH, pinnedAt: 0 },
    ...columns.map((column) => {
      if (!column.pinned || column.width === undefined) return column;
      const pinnedAt = offset;
      offset += column.width;
      return { ...column, pinnedAt };
    }),
  ];
}
