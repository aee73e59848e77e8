import { useLingui } from "@lingui/react/macro";
import type { PropsWithChildren } from "react";
import { scoreInterval } from "../../../../analysis/interval.ts";
import type { Standing } from "../../../../analysis/funnel/judge-rows.ts";
import type { BreakdownRow } from "../../../../analysis/slice/slice.ts";
import { useFormats } from "../../../../i18n/use-formats.ts";
import type { DataColumn } from "../../../../ui/data-table.tsx";
import { SortHead } from "../../../../ui/sort-head.tsx";
import { ShortText } from "../../../../ui/short-text.tsx";
import { BucketBar, ScoreCell } from "../charts/score-cell.tsx";
import { useShownScore } from "../../data/view/shown-score.ts";
import { StandingHead, StandingUnder, StandingWord } from "./standing-word.tsx";
import { scoreFrom } from "../../../../analysis/score.ts";
import classes from "./breakdowns.module.css";

/** What the rows of a breakdown are, and what a click on one of them does. */
export interface BreakdownRows {
  readonly header: string;
  /** How a row is called; the row's own name, or its id, where there is no better one. */
  readonly nameOf?: ((id: string) => string | undefined) | undefined;
  readonly picked: readonly string[];
  readonly onPick: (id: string) => void;
}

/** What a row is against the rest, null with too few answers, undefined where that is not known; not everything read: no function. */
export type StandingOf = ((id: string) => Standing | null | undefined) | undefined;

/** The columns of a table with a score in each row. */
export function useBreakdownColumns(
  { header, nameOf, picked, onPick }: BreakdownRows,
  sort: Sort,
  onSort: (sort: Sort) => void,
  standingOf: StandingOf,
): readonly DataColumn<BreakdownRow>[] {
  const { t } = useLingui();
  const { number } = useFormats();
  const shown = useShownScore();
  const againstRest = t`Against the rest`;
  const interval = t`95% interval`;
  const sortable = (label: string, by: SortKey) => {
    const direction = sort.descending ? ("descending" as const) : ("ascending" as const);
    const sorted = sort.by === by ? direction : undefined;
    const head = <SortHead label={label} sorted={sorted} onSort={() => onSort(sortedBy(sort, by))} />;
    return { header: label, head, sorted, numeric: true };
  };
  const score = sortable(shown.short, "score");
  return [
    {
      id: "name",
      header,
      rowHeader: true,
      cell: ({ id, name }) => (
        <>
          <button
            type="button"
            className={classes["pick"]}
            aria-pressed={picked.includes(id)}
            onClick={() => onPick(id)}
          >
            <ShortText>{nameOf?.(id) ?? (name === "" ? id : name)}</ShortText>
          </button>
          <StandingUnder standing={standingOf?.(id)} className={classes["under"]} />
        </>
      ),
    },
    {
      id: "nps",
      ...score,
      // Names of other scores may take the line that it stands on.
      head: shown.isNps ? <HeadOver interval={interval}>{score.head}</HeadOver> : score.head,
      cell: ({ tally }) => (
        <>
          <ScoreCell counts={tally} />
          <span className={classes["interval"]}>{shown.range(scoreInterval(tally))}</span>
        </>
      ),
    },
    {
      id: "interval",
      ...sortable(interval, "lower"),
      wideOnly: true,
      cell: ({ tally }) => shown.range(scoreInterval(tally)),
    },
    { id: "answers", ...sortable(t`Answers`, "answers"), cell: ({ tally }) => number(tally.answers) },
    {
      id: "standing",
      header: againstRest,
      head: (
        <StandingHead
          title={t`Whether the score of the row differs clearly from that of all other rows together`}
        >
          {againstRest}
        </StandingHead>
      ),
      wideOnly: true,
      cell: ({ id }) => <StandingWord standing={standingOf?.(id)} />,
    },
    {
      id: "parts",
      header: shown.isNps
        ? t`Detractors, passives, promoters`
        : shown.buckets.map((bucket) => shown.bucket[bucket].name).join(" · "),
      head: t`Shares`,
      wideOnly: true,
      cell: ({ tally }) => <BucketBar counts={tally} small />,
    },
  ];
}

/** The head of the score, above what stands below each score where the interval has no column. */
function HeadOver({ interval, children }: PropsWithChildren<{ readonly interval: string }>) {
  return (
    <>
      {children}
      <span className={classes["interval"]} aria-hidden>
        {interval}
      </span>
    </>
  );
}

/** What a breakdown can be sorted by; `lower` is the lower bound of the interval: the score that is at least sure. */
type SortKey = "answers" | "score" | "lower";

interface Sort {
  readonly by: SortKey;
  readonly descending: boolean;
}

export const MOST_ANSWERS: Sort = { by: "answers", descending: true };

/** The sort after a click on the head of a column: the other way round, or the largest first. */
export const sortedBy = (sort: Sort, by: SortKey): Sort => ({
  by,
  descending: sort.by === by ? !sort.descending : true,
});

/** The rows in order; those without any answer that counts are last either way. */
export function sortRows(rows: readonly BreakdownRow[], { by, descending }: Sort): readonly BreakdownRow[] {
  const keyed = rows.map((row) => ({ row, key: sortValue(row, by) }));
  const sign = descending ? -1 : 1;
  return keyed
    .toSorted((a, b) => {
      if (a.key === undefined || b.key === undefined)
        return Number(a.key === undefined) - Number(b.key === undefined);
      return sign * (a.key - b.key) || b.row.tally.answers - a.row.tally.answers;
    })
    .map(({ row }) => row);
}

function sortValue({ tally }: BreakdownRow, by: SortKey): number | undefined {
  if (by === "answers") return tally.answers;
  return by === "score" ? scoreFrom(tally) : scoreInterval(tally)?.low;
}
