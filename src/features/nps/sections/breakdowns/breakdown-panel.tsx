import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { Findings } from "../../../../analysis/findings/find.ts";
import {
  isUnusual,
  standingOf,
  type Judgement,
  type Standing,
} from "../../../../analysis/funnel/judge-rows.ts";
import type { BreakdownRow } from "../../../../analysis/slice/slice.ts";
import { provenance, type Sources } from "../../../../filters/provenance.ts";
import { useFormats } from "../../../../i18n/use-formats.ts";
import { DataTable } from "../../../../ui/data-table.tsx";
import { DownloadMenu } from "../../../../ui/downloads/download-menu.tsx";
import { Panel } from "../../../../ui/panel.tsx";
import { chartSvg } from "../../../../ui/downloads/chart-svg.ts";
import { useBreakdownColumns, type BreakdownRows, MOST_ANSWERS, sortRows } from "./breakdown-columns.tsx";
import { Funnel } from "./funnel.tsx";
import { FunnelSwitch, type Drawing } from "./funnel-switch.tsx";
import type { ToldRows } from "../charts/funnel-rows.ts";
import type { NumbersTable } from "../../../../lib/text/csv.ts";
import { FewAnswersNote } from "../charts/score-cell.tsx";
import { scoreHead, scoreCells, type ScoreNames } from "../charts/chart-tables.ts";
import type { NpsModel } from "../../model/use-nps-screen.ts";
import { useShownScore } from "../../data/view/shown-score.ts";
import classes from "./breakdowns.module.css";

/** What each way to break the score down takes. */
export interface BreakdownProps {
  readonly model: NpsModel;
  /** What was found; undefined while nothing can be claimed. */
  readonly findings: Findings | undefined;
  /** How far the rows are, and whether they are drawn. */
  readonly state: Pick<BreakdownPanelProps, "loading" | "complete" | keyof Drawing>;
  /** What goes before any other choice. */
  readonly aside: ReactNode;
}

interface BreakdownPanelProps extends BreakdownRows, Drawing {
  readonly title: string;
  /** The name of the table. */
  readonly label: string;
  readonly rows: readonly BreakdownRow[];
  readonly loading: boolean;
  /** Of part of the responses no row is called higher or lower. */
  readonly complete: boolean;
  /** What was found of the rows; null where they can't be compared, undefined while that is not known. */
  readonly told: ToldRows | null | undefined;
  /** What is said of each row by its id, where that is not found among all of them: they are not drawn. */
  readonly judged?: ReadonlyMap<string, RowJudgement> | undefined;
  /** Of the file with all rows, without its ending. */
  readonly fileName: string;
  readonly sources: () => Sources;
  /** True where what is not picked may not have been read: the file then has only what is. */
  readonly onlyPicked?: boolean;
  readonly aside?: ReactNode;
  readonly note?: ReactNode;
}

/** How many rows are shown at first. */
const FIRST_ROWS = 16;

type RowJudgement = Pick<Judgement, "verdict" | "differs">;

/** A score for each of something, sortable; a click on a row narrows everything else to it. */
export function BreakdownPanel(props: BreakdownPanelProps) {
  const { title, label, rows, loading, complete, told, aside, note, ...more } = props;
  const { fileName, sources, onlyPicked = false, drawn, onDrawn, judged: given, ...what } = more;
  const { t } = useLingui();
  const { number } = useFormats();
  const [sort, setSort] = useState(MOST_ANSWERS);
  const [all, setAll] = useState(false);
  const isDrawn = drawn && complete && told !== null;
  const judged = told ? judgementsOf(told) : given;
  const standings = judged && standingsOf(judged);
  const drawing = useRef<HTMLDivElement>(null);
  const lines = () => provenance(sources());
  const draw = () => (drawing.current === null ? undefined : chartSvg(drawing.current, label, lines()));
  const score = useShownScore();
  const columns = useBreakdownColumns(what, sort, setSort, standings && ((id) => standings.get(id)));
  const sorted = sortRows(rows, sort);
  const shown = all ? sorted : sorted.slice(0, FIRST_ROWS);
  const filed = onlyPicked ? sorted.filter(({ id }) => what.picked.includes(id)) : sorted;
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone: the keyboard goes on at the first of what it brought.
    if (all) table.current?.querySelectorAll<HTMLElement>("tbody button")[FIRST_ROWS]?.focus();
  }, [all]);
  return (
    <Panel
      title={title}
      aside={
        <div className={classes["aside"]}>
          <DownloadMenu
            title={label}
            fileName={fileName}
            table={() => breakdownTable(score, filed, (id) => what.nameOf?.(id), judged)}
            lines={lines}
            draw={isDrawn && told ? draw : undefined}
          />
          {aside}
          {complete && given === undefined ? (
            <FunnelSwitch told={told} drawn={isDrawn} onDrawn={onDrawn} />
          ) : null}
        </div>
      }
    >
      <div ref={table} className={classes["breakdown"]}>
        {isDrawn ? (
          <div className={classes["drawn"]}>
            {told ? <Funnel {...what} told={told} label={label} drawing={drawing} /> : null}
          </div>
        ) : (
          <DataTable
            label={label}
            loading={loading}
            dense
            rows={shown}
            rowKey={({ id }) => id}
            columns={columns}
          />
        )}
        {isDrawn || shown.length === sorted.length ? null : (
          <Button variant="subtle" size="compact-sm" mt={6} onClick={() => setAll(true)}>
            {t`Show all ${number(sorted.length)} rows`}
          </Button>
        )}
        {isDrawn || (told === null && standings === undefined) ? null : (
          <StandingNote standings={standings && [...standings.values()]} />
        )}
        {isDrawn ? null : <FewAnswersNote of={shown.map(({ tally }) => tally)} />}
        {note}
      </div>
    </Panel>
  );
}

/** By the id of each row. */
const judgementsOf = ({ rows, judged: { judgements } }: ToldRows): ReadonlyMap<string, Judgement> =>
  new Map(
    rows.flatMap(({ id }, place) => (judgements[place] === undefined ? [] : [[id, judgements[place]]])),
  );

/** What is said of each row: nothing where it is all there is. */
const standingsOf = (judged: ReadonlyMap<string, RowJudgement>): ReadonlyMap<string, Standing | null> =>
  new Map(
    [...judged].flatMap(([id, judgement]) =>
      judgement.verdict !== null && judgement.differs === null ? [] : [[id, standingOf(judgement)]],
    ),
  );

/**
 * A breakdown: what each row is by its id and, where it has another one, its name; last what can be said of it against
 * all rows, and against the rest.
 */
const breakdownTable = (
  score: ScoreNames,
  rows: readonly BreakdownRow[],
  nameOf: (id: string) => string | undefined,
  judgements: ReadonlyMap<string, RowJudgement> = new Map(),
): NumbersTable => ({
  head: ["id", "name", ...scoreHead(score), "against all", "against the rest"],
  rows: rows.map(({ id, name, tally }) => [
    id,
    nameOf(id) ?? name,
    ...scoreCells(tally),
    judgements.get(id)?.verdict ?? "",
    judgements.get(id)?.differs ?? "",
  ]),
});

/** What the words beside the rows mean, of those that are there; while they are not known, room is kept for them. */
function StandingNote({ standings }: { readonly standings: readonly (Standing | null)[] | undefined }) {
  const { t } = useLingui();
  const compared = standings?.filter((standing) => standing !== null);
  if (compared?.every((standing) => standing === "no") === true) return null;
  const isAnyUnusual = compared?.some(isUnusual) ?? true;
  return (
    <p className={classes["meaning"]} data-known={compared !== undefined}>
      {t`Higher or lower: clearly different from all others combined, given the number of answers.`}{" "}
      {isAnyUnusual
        ? t`Unusually high or low: an outlier, much further from the overall score than the others.`
        : null}
    </p>
  );
}
