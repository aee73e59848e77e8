import { useLingui } from "@lingui/react/macro";
import { lazy, useId, useState, type Ref } from "react";
import type { JudgedRows } from "../../../analysis/funnel/judge-rows.ts";
import type { BreakdownRow } from "../../../analysis/slice/slice.ts";
import { cutText } from "../../../lib/text/cut-text.ts";
import { LatePart } from "../../../ui/late-part.tsx";
import charts from "../charts/charts.module.css";
import { PointReader } from "../../../ui/charts/point-reader.tsx";
import { funnelEdges, funnelRows } from "../figures/funnel-rows.ts";
import type { BreakdownRows } from "./breakdown-columns.tsx";
import { useFunnelTexts } from "./use-funnel-texts.ts";
import classes from "./breakdowns.module.css";

const FunnelChart = lazy(async () => ({
  default: (await import("../charts/funnel-chart.tsx")).FunnelChart,
}));

interface FunnelProps extends Omit<BreakdownRows, "header"> {
  readonly label: string;
  readonly rows: readonly BreakdownRow[];
  readonly judged: JudgedRows;
  /** What a picture is made of. */
  readonly drawing: Ref<HTMLDivElement>;
}

const MOST_OF_NAME = 60;

/** The rows of a breakdown as points: which of them lie where chance and the usual differences would not put them. */
export function Funnel({ label, rows, judged, drawing, nameOf, picked, onPick }: FunnelProps) {
  const { t } = useLingui();
  const id = useId();
  const [read, setRead] = useState<number>();
  const texts = useFunnelTexts();
  const named = rows.map((row) => ({
    ...row,
    name: cutText(nameOf?.(row.id) ?? (row.name === "" ? row.id : row.name), MOST_OF_NAME),
  }));
  const points = funnelRows(named, judged);
  const edges = funnelEdges(
    rows.map(({ tally }) => tally),
    judged,
    points,
  );
  return (
    <figure className={classes["funnel"]} aria-label={t`${label}, drawn`} aria-describedby={id}>
      <p id={id} className={classes["sentence"]}>
        <bdi>{texts.sentence(points)}</bdi>
      </p>
      <div ref={drawing} className={charts["funnelFrame"]}>
        <LatePart>
          <FunnelChart
            rows={points}
            edges={edges}
            target={judged.target}
            picked={picked}
            read={read === undefined ? undefined : points[read]?.id}
            onPick={onPick}
          />
        </LatePart>
        <PointReader
          label={t`${label}, point by point`}
          texts={points.map(texts.point)}
          perRow={1}
          onRead={setRead}
          onPick={(place) => {
            const point = points[place];
            if (point !== undefined) onPick(point.id);
          }}
        />
      </div>
    </figure>
  );
}
