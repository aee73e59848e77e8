import { useLingui } from "@lingui/react/macro";
import { npsInterval } from "../../analysis/nps-interval.ts";
import type { BreakdownRow } from "../../analysis/slice.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import type { DataColumn } from "../../ui/data-table.tsx";
import { BucketBar } from "./bucket-bar.tsx";
import { ScoreCell } from "./score-cell.tsx";
import { useRangeText } from "./use-range-text.ts";

/** The columns of a table with a score in each row; `header` names what the rows are. */
export function useBreakdownColumns(header: string): readonly DataColumn<BreakdownRow>[] {
  const { t } = useLingui();
  const { number } = useFormats();
  const rangeText = useRangeText();
  return [
    {
      id: "name",
      header,
      rowHeader: true,
      cell: ({ id, name }) => <bdi>{name === "" ? id : name}</bdi>,
    },
    { id: "nps", header: t`NPS`, numeric: true, cell: ({ tally }) => <ScoreCell counts={tally} /> },
    {
      id: "interval",
      header: t`95% interval`,
      numeric: true,
      wideOnly: true,
      cell: ({ tally }) => rangeText(npsInterval(tally)),
    },
    { id: "answers", header: t`Answers`, numeric: true, cell: ({ tally }) => number(tally.answers) },
    {
      id: "parts",
      header: t`Detractors, passives, promoters`,
      wideOnly: true,
      cell: ({ tally }) => <BucketBar counts={tally} small />,
    },
  ];
}
