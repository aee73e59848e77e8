import { Trans } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useId, useRef, useState, type ReactNode } from "react";
import { DownloadMenu, type Downloadable } from "./downloads/download-menu.tsx";
import classes from "./chart-figure.module.css";

interface ChartFigureProps {
  readonly title: string;
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
  const { title, chart, table, tableAtHand = false, aside, note, download } = props;
  const id = useId();
  const drawing = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  return (
    <figure className={classes["figure"]} aria-labelledby={id}>
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
          <DownloadMenu title={title} chart={drawing} {...download} />
        </div>
      </figcaption>
      <div ref={drawing}>{chart}</div>
      {note === undefined ? null : <p className={classes["note"]}>{note}</p>}
      {shown || tableAtHand ? (
        <div className={classes["table"]} data-hidden={!shown || undefined}>
          {table}
        </div>
      ) : null}
    </figure>
  );
}
