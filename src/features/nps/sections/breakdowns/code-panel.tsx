import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { talliesOf } from "../../../../analysis/comments/coded-rows.ts";
import { againstRest } from "../../../../analysis/funnel/judge-rows.ts";
import type { Columns } from "../../../../analysis/columns/columns.ts";
import type { SliceFilter } from "../../../../analysis/slice/slice-filter.ts";
import { slice, type BreakdownRow } from "../../../../analysis/slice/slice.ts";
import { carried } from "../../../../filters/narrowing.ts";
import { searchFor } from "../../../../filters/search.ts";
import { compareByCodePoint } from "../../../../lib/text/code-point-order.ts";
import { Panel } from "../../../../ui/panel.tsx";
import type { CodedChains } from "../../data/coded-chains.ts";
import { useCodedChains } from "../../data/use-coded.ts";
import { sliceFilter } from "../../../../filters/sliced-by.ts";
import { useShownScore } from "../../data/view/shown-score.ts";
import { toggled } from "../../data/view/picks.ts";
import { sourcesWithout } from "../charts/chart-tables.ts";
import { BreakdownPanel, type BreakdownProps } from "./breakdown-panel.tsx";
import classes from "./breakdowns.module.css";

type CodePanelProps = Pick<BreakdownProps, "model" | "aside">;

/** The score by what comments are about. A response may have several codes: rows overlap, and each is told against all without it. */
export function CodePanel({ model, aside }: CodePanelProps) {
  const { data, isPending } = useCodedChains(model.request, undefined, true);
  return data?.codes.length === 0 ? (
    <NoCodes model={model} aside={aside} />
  ) : (
    <CodedRows model={model} aside={aside} data={data} isPending={isPending} />
  );
}

/** What to do where no code was made yet. */
function NoCodes({ model: { screen }, aside }: CodePanelProps) {
  const { t } = useLingui();
  return (
    <Panel title={t`By code`} aside={aside} screenOnly>
      <p className={classes["hint"]}>
        <Trans>There are no codes yet. A code is a name and a search over comments.</Trans>{" "}
        <Link to="/comments" search={searchFor("comments", { ...carried(screen.values), column: "codes" })}>
          <Trans>Make a code</Trans>
        </Link>
      </p>
    </Panel>
  );
}

interface CodedRowsProps extends CodePanelProps {
  /** Undefined until it is known which chains have codes. */
  readonly data: CodedChains | undefined;
  readonly isPending: boolean;
}

const NO_ROWS: ReturnType<typeof rowsOf> = { rows: [], judged: new Map() };

function CodedRows({ model: { screen, whole, sources, complete }, aside, data, isPending }: CodedRowsProps) {
  const { t } = useLingui();
  const { title: score, fileName } = useShownScore();
  const { values, zone, change } = screen;
  const { rows, judged } =
    data === undefined ? NO_ROWS : rowsOf(whole, sliceFilter(values, zone), data.codes);
  const isComplete = complete && data?.phase === "complete";
  return (
    <BreakdownPanel
      title={t`By code`}
      label={t`${score} by code`}
      header={t`Code`}
      rows={rows}
      fileName={`${fileName}-by-code`}
      sources={() => sourcesWithout("code", sources, whole)}
      loading={isPending || !complete}
      complete={isComplete}
      drawn={false}
      onDrawn={() => undefined}
      told={null}
      judged={isComplete ? judged : undefined}
      picked={values.code ?? []}
      onPick={(name) => change((now) => ({ code: toggled(now.code, [name]) }))}
      aside={aside}
      note={
        <p className={classes["hint"]}>
          <Trans>A response may have several codes, so rows overlap.</Trans>{" "}
          <Trans>Each is compared with all answers without its code.</Trans>
        </p>
      }
    />
  );
}

/** By code its answers, most first, and how they stand against all others. Slices all answers. */
function rowsOf(whole: Columns, filter: SliceFilter, codes: CodedChains["codes"]) {
  const { total } = slice(whole, filter, { unit: "day", periods: [], stretches: [] });
  const tallies = talliesOf(
    whole,
    filter,
    codes.map(({ chains }) => chains),
  );
  const rows = codes
    .flatMap(({ name }, at): readonly BreakdownRow[] => {
      const tally = tallies[at];
      return tally === undefined || tally.answers + tally.notCounted === 0 ? [] : [{ id: name, name, tally }];
    })
    .toSorted((a, b) => b.tally.answers - a.tally.answers || compareByCodePoint(a.id, b.id));
  const against = againstRest(
    rows.map(({ tally }) => tally),
    total,
  );
  const judged = new Map(
    rows.map(({ id, tally }) => [id, { verdict: null, differs: against(tally).differs }]),
  );
  return { rows, judged };
}
