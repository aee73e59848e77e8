import { Trans } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useId, useRef, useState, type ReactNode } from "react";
import { provenance, type Sources } from "../../../filters/provenance.ts";
import { DownloadMenu } from "../../../ui/downloads/download-menu.tsx";
import type { NumbersTable } from "../../../ui/downloads/table-csv.ts";
import { chartSvg } from "../downloads/chart-svg.ts";
import classes from "./chart-figure.module.css";

/** What a chart can be downloaded as. */
interface Downloadable {
  /** Of the file, without its ending. */
  readonly fileName: string;
  readonly table: () => NumbersTable;
  readonly sources: () => Sources;
}

interface ChartFigureProps {
  readonly title: string;
  /** What the chart shows, in words; undefined while there is nothing to say. */
  readonly sentence: string | undefined;
  readonly chart: ReactNode;
  /** The same as a table. */
  readonly table: ReactNode;
  /** Small tables are always there for a screen reader, shown or not. */
  readonly tableAtHand?: boolean;
  readonly aside?: ReactNode;
  readonly note?: ReactNode;
  readonly download: Downloadable;
}

/** A chart with a name and its table alternative. */
export function ChartFigure(props: ChartFigureProps) {
  const { title, sentence, chart, table, tableAtHand = false, aside, note } = props;
  const { sources, ...download } = props.download;
  const id = useId();
  const drawing = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  const lines = () => provenance(sources());
  const draw = () => (drawing.current === null ? undefined : chartSvg(drawing.current, title, lines()));
  return (
    <figure
      className={classes["figure"]}
      aria-labelledby={id}
      aria-describedby={sentence === undefined ? undefined : `${id}-says`}
    >
      <figcaption className={classes["head"]}>
        <h2 id={id} className={classes["title"]}>
          {title}
        </h2>
        <div className={classes["aside"]}>
          {aside}
          <Button
            variant="subtle"
            size="compact-sm"
            aria-expanded={shown}
            onClick={() => setShown((was) => !was)}
          >
            {shown ? <Trans>Hide table</Trans> : <Trans>Show table</Trans>}
          </Button>
          <DownloadMenu title={title} {...download} lines={lines} draw={draw} />
        </div>
      </figcaption>
      <p id={`${id}-says`} className={classes["sentence"]}>
        <bdi>{sentence ?? "\u00A0"}</bdi>
      </p>
      <div ref={drawing}>{chart}</div>
      {note === undefined ? null : <div className={classes["note"]}>{note}</div>}
      {shown || tableAtHand ? (
        <div className={classes["table"]} data-hidden={!shown || undefined}>
          {table}
        </div>
      ) : null}
    </figure>
  );
}
