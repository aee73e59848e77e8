import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { againstRest, talliesOf } from "../../../../analysis/comments/coded-rows.ts";
import { slice, type BreakdownRow } from "../../../../analysis/slice/slice.ts";
import { carried } from "../../../../filters/narrowing.ts";
import { searchFor } from "../../../../filters/search.ts";
import { compareByCodePoint } from "../../../../lib/text/code-point-order.ts";
import { Panel } from "../../../../ui/panel.tsx";
import { useCodedChains } from "../../data/use-coded.ts";
import { sliceFilter } from "../../data/view/nps-view.ts";
import { toggled } from "../../data/view/picks.ts";
import type { NpsModel } from "../../model/use-nps-screen.ts";
import { sourcesWithout } from "../charts/chart-tables.ts";
import { BreakdownPanel } from "./breakdown-panel.tsx";
import classes from "./breakdowns.module.css";

interface CodePanelProps {
  readonly model: Pick<NpsModel, "screen" | "whole" | "request" | "sources" | "complete">;
  readonly aside: ReactNode;
}

/** The score by what comments are about. A response may have several codes: rows overlap, and each is told against all without it. */
export function CodePanel({ model: { screen, whole, request, sources, complete }, aside }: CodePanelProps) {
  const { t } = useLingui();
  const { values, zone, change } = screen;
  const { data, isPending } = useCodedChains(request, undefined, true);
  const codes = data?.codes ?? [];
  if (data !== undefined && codes.length === 0) {
    return (
      <Panel title={t`By code`} aside={aside} screenOnly>
        <p className={classes["hint"]}>
          <Trans>There are no codes yet. A code is a name and a search over comments.</Trans>{" "}
          <Link to="/comments" search={searchFor("comments", { ...carried(values), column: "codes" })}>
            <Trans>Make a code</Trans>
          </Link>
        </p>
      </Panel>
    );
  }
  const filter = sliceFilter(values, zone);
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
  const isComplete = complete && data?.phase === "complete";
  const judged = new Map(
    rows.map(({ id, tally }) => [id, { verdict: null, differs: againstRest(tally, total) }]),
  );
  return (
    <BreakdownPanel
      title={t`By code`}
      label={t`NPS by code`}
      header={t`Code`}
      rows={rows}
      fileName="nps-by-code"
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
