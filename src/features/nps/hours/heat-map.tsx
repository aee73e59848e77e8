import { useLingui } from "@lingui/react/macro";
import { useMediaQuery } from "@mantine/hooks";
import { useRef, useState } from "react";
import { FEW_ANSWERS } from "../../../analysis/nps.ts";
import type { BucketTally } from "../../../analysis/slice/tally.ts";
import { provenance, type Sources } from "../../../filters/provenance.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { formatWeekday } from "../../../lib/time/format-time.ts";
import { DownloadMenu } from "../../../ui/downloads/download-menu.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { hoursTable } from "../downloads/chart-tables.ts";
import { PointReader } from "../../../ui/charts/point-reader.tsx";
import { hourCells, HOURS_OF_DAY } from "../figures/hour-cells.ts";
import { hourPicture } from "./hour-picture.ts";
import { HourTable } from "./hour-table.tsx";
import { HOURS_OF_PART, partsOfDay } from "./parts-of-day.ts";
import { useHourTexts } from "./use-hour-texts.ts";
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
  const [read, setRead] = useState<number>();
  const isSmall = useMediaQuery("(max-width: 720px)", undefined, { getInitialValueInEffect: false });
  const perCell = isSmall ? HOURS_OF_PART : 1;
  const cells = hourCells(isSmall ? partsOfDay(hours) : hours);
  const texts = hourTexts(cells, perCell);
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => formatWeekday(day, locale, "short"));
  const title = t`NPS by weekday and hour`;
  const lines = () => provenance(sources);
  const draw = () => {
    const drawn = hourCells(hours).map(({ few, hue, strength, score }) => ({
      few,
      hue,
      strength,
      text: score === undefined ? "" : signed(score),
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
      <div className={classes["map"]} ref={frame}>
        <HourTable label={title} days={days} cells={cells} texts={texts} read={read} perCell={perCell} />
        <PointReader
          label={t`NPS by weekday and hour, hour by hour`}
          texts={texts.map(({ full }) => full)}
          perRow={HOURS_OF_DAY / perCell}
          onRead={(place) => {
            setRead(place);
            const cell = place === undefined ? undefined : frame.current?.querySelectorAll("td")[place];
            cell?.scrollIntoView({ block: "nearest" });
          }}
        />
      </div>
      <p className={classes["note"]}>
        {t`Hours begin when the response did, in ${zone}. Cells without colour rest on fewer than ${FEW_ANSWERS} answers.`}
      </p>
    </Panel>
  );
}
