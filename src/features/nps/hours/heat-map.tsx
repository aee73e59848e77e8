import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { FEW_ANSWERS } from "../../../analysis/nps.ts";
import type { BucketTally } from "../../../analysis/tally.ts";
import { provenance, type Sources } from "../../../filters/provenance.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { formatWeekday } from "../../../lib/format-time.ts";
import { DownloadMenu } from "../../../ui/downloads/download-menu.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { hoursTable } from "../downloads/chart-tables.ts";
import { PointReader } from "../point-reader.tsx";
import { busiestHour, hourCells, HOURS_OF_DAY } from "./hour-cells.ts";
import { hourPicture } from "./hour-picture.ts";
import { HourTable } from "./hour-table.tsx";
import { useHourTexts } from "./use-hour-texts.ts";
import { useMoreBeside } from "./use-more-beside.ts";
import classes from "./heat-map.module.css";

interface HeatMapProps {
  /** By hour of the week, Monday 0:00 first. */
  readonly hours: readonly BucketTally[];
  readonly zone: string;
  readonly sources: Sources;
}

/** The score by weekday and hour: a table whose cells are coloured, for those who see it. */
export function HeatMap({ hours, zone, sources }: HeatMapProps) {
  const { t } = useLingui();
  const { locale, signed } = useFormats();
  const hourTexts = useHourTexts();
  const frame = useRef<HTMLDivElement>(null);
  const more = useMoreBeside(frame);
  const [read, setRead] = useState<number>();
  useBusiestInView(frame, hours);
  const cells = hourCells(hours);
  const texts = hourTexts(cells);
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => formatWeekday(day, locale, "short"));
  const title = t`NPS by weekday and hour`;
  const lines = () => provenance(sources);
  const draw = () => {
    const drawn = cells.map((cell) => ({
      ...cell,
      text: cell.score === undefined ? "" : signed(cell.score),
    }));
    return hourPicture(days, drawn, title, lines());
  };
  return (
    <Panel
      title={t`By weekday and hour`}
      aside={
        <DownloadMenu
          title={title}
          fileName="nps-by-hour"
          table={() => hoursTable(hours)}
          lines={lines}
          draw={draw}
        />
      }
    >
      <div
        className={classes["map"]}
        data-before={more.before || undefined}
        data-after={more.after || undefined}
      >
        <div ref={frame} className={classes["frame"]} tabIndex={0} role="region" aria-label={title}>
          <HourTable label={title} days={days} cells={cells} texts={texts} read={read} />
        </div>
        <PointReader
          label={t`NPS by weekday and hour, hour by hour`}
          texts={texts.map(({ full }) => full)}
          perRow={HOURS_OF_DAY}
          onRead={(place) => {
            setRead(place);
            const cell = place === undefined ? undefined : frame.current?.querySelectorAll("td")[place];
            cell?.scrollIntoView({ block: "nearest", inline: "nearest" });
          }}
        />
      </div>
      <p className={classes["note"]}>
        {t`Hours begin when the response did, in ${zone}. Cells without colour rest on fewer than ${FEW_ANSWERS} answers.`}
      </p>
    </Panel>
  );
}

/** Where not all hours fit, those with the most answers are in view at first. */
function useBusiestInView(frame: { readonly current: HTMLElement | null }, hours: readonly BucketTally[]) {
  const isPlaced = useRef(false);
  useEffect(() => {
    const heads = frame.current?.querySelectorAll<HTMLElement>("thead th") ?? [];
    const [days, first] = heads;
    if (isPlaced.current || days === undefined || first === undefined) return;
    if (!hours.some(({ answers }) => answers > 0)) return;
    isPlaced.current = true;
    const room = (frame.current?.clientWidth ?? 0) - first.offsetLeft;
    const start = heads[1 + busiestHour(hours, Math.floor(room / first.offsetWidth))];
    frame.current?.scrollTo({ left: (start?.offsetLeft ?? 0) - first.offsetLeft });
  }, [frame, hours]);
}
