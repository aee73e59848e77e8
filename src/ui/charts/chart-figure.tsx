import { Trans } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useId, useRef, useState, type ReactNode } from "react";
import type { DownloadMenuProps } from "../downloads/offered.ts";
import classes from "./chart-figure.module.css";
import { partAfterFirst } from "../schedule/late-part.tsx";

const ChartDownload = partAfterFirst(
  async () => (await import("../downloads/download-menu.tsx")).ChartDownload,
);

interface ChartFigureProps {
  readonly title: string;
  /** True where it is a part of something that has a heading and a frame of its own. */
  readonly within?: boolean;
  /** What the chart shows, in words; undefined while there is nothing to say. */
  readonly sentence: string | undefined;
  readonly chart: ReactNode;
  readonly table: ReactNode;
  /** Small tables are always there for a screen reader, shown or not. */
  readonly tableAtHand?: boolean;
  readonly aside?: ReactNode;
  readonly note?: ReactNode;
  readonly download: Pick<DownloadMenuProps, "fileName" | "table" | "lines">;
}

/** A chart with a name and its table alternative. */
export function ChartFigure(props: ChartFigureProps) {
  const { title, within = false, sentence, chart, table, tableAtHand = false, aside, note } = props;
  const Heading = within ? "h3" : "h2";
  const id = useId();
  const drawing = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  return (
    <figure
      className={classes["figure"]}
      data-card
      data-within={within || undefined}
      aria-labelledby={id}
      aria-describedby={sentence === undefined ? undefined : `${id}-says`}
    >
      <figcaption className={classes["head"]}>
        <Heading id={id} className={classes["title"]}>
          {title}
        </Heading>
        <span className={classes["download"]}>
          <ChartDownload title={title} {...props.download} drawing={drawing} />
        </span>
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
        </div>
      </figcaption>
      <p id={`${id}-says`} className={classes["sentence"]}>
        <bdi>{sentence ?? "\u00A0"}</bdi>
      </p>
      <div ref={drawing} className={classes["drawing"]}>
        {chart}
      </div>
      {note === undefined ? null : <div className={classes["note"]}>{note}</div>}
      {shown || tableAtHand ? (
        <div className={classes["table"]} data-hidden={!shown || undefined}>
          {table}
        </div>
      ) : null}
    </figure>
  );
}
