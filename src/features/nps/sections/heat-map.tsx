import { useLingui } from "@lingui/react/macro";
import { NARROW, useWindow } from "../../../ui/window-size.ts";
import { useRef, useState } from "react";
import { FEW_ANSWERS } from "../../../analysis/score.ts";
import type { BucketTally } from "../../../analysis/slice/tally.ts";
import { provenance } from "../../../filters/provenance.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { formatWeekday } from "../../../lib/time/format-time.ts";
import { DownloadMenu } from "../../../ui/downloads/download-menu.tsx";
import { Panel } from "../../../ui/panel.tsx";
import type { NpsModel } from "../model/use-nps-screen.ts";
import { hoursTable, HourTable, hourCells, HOURS_OF_DAY, type HourCell } from "./hour-table.tsx";
import { PointReader } from "../../../ui/charts/point-reader.tsx";
import classes from "./heat-map.module.css";
import { plural } from "@lingui/core/macro";
import { useShownScore } from "../data/view/shown-score.ts";
import { picture, screenLook, svgElement, textAt } from "../../../ui/downloads/picture.ts";
import type { ProvenanceLine } from "../../../lib/text/csv.ts";

/** The score by weekday and hour: a table whose cells are coloured, for those who see it. */
export function HeatMap({ view: { hours }, screen: { zone }, sources }: NpsModel) {
  const { t } = useLingui();
  const { locale } = useFormats();
  const shown = useShownScore();
  const score = shown.title;
  const frame = useRef<HTMLDivElement>(null);
  const [read, setRead] = useState<number>();
  const isSmall = useWindow(NARROW);
  const perCell = isSmall ? HOURS_OF_PART : 1;
  const cells = hourCells(isSmall ? partsOfDay(hours) : hours);
  const texts = useHourTexts(cells, perCell);
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => formatWeekday(day, locale, "short"));
  const title = t`${score} by weekday and hour`;
  const lines = () => provenance(sources);
  const draw = () => hourPicture(days, hourCells(hours), shown.score, title, lines());
  return (
    <Panel
      title={t`By weekday and hour`}
      within
      aside={
        <DownloadMenu
          title={title}
          fileName={`${shown.fileName}-by-hour`}
          table={() => hoursTable(hours, shown)}
          lines={lines}
          draw={draw}
        />
      }
    >
      <div className={classes["map"]} ref={frame}>
        <HourTable label={title} days={days} cells={cells} texts={texts} read={read} perCell={perCell} />
        <PointReader
          label={t`${score} by weekday and hour, hour by hour`}
          texts={texts.map(({ full }) => full)}
          perRow={HOURS_OF_DAY / perCell}
          onRead={(place) => {
            setRead(place);
            const cell = place === undefined ? undefined : frame.current?.querySelectorAll("td")[place];
            cell?.scrollIntoView({ block: "nearest" });
          }}
        />
      </div>
      <p data-note>
        {t`Each response counts in the hour in which it began, in ${zone}. Cells without colour have fewer than ${FEW_ANSWERS} answers.`}
      </p>
    </Panel>
  );
}

/** A day has four parts, from midnight, of so many hours each. */
const HOURS_OF_PART = 6;

/** The hours of a week in parts of the day, where there is no room for hours. */
export function partsOfDay(hours: readonly BucketTally[]): readonly BucketTally[] {
  const parts = hours.length / HOURS_OF_PART;
  return Array.from({ length: parts }, (_, part) =>
    hours.slice(part * HOURS_OF_PART, (part + 1) * HOURS_OF_PART).reduce(added),
  );
}

const added = (one: BucketTally, other: BucketTally): BucketTally => ({
  ...one,
  answers: one.answers + other.answers,
  top: one.top + other.top,
  middle: one.middle + other.middle,
  bottom: one.bottom + other.bottom,
  notCounted: one.notCounted + other.notCounted,
});

/** What the hours of a week say, in words: all of it, and how many answers, and how sure they make the score. */
function useHourTexts(cells: readonly HourCell[], perCell: number) {
  const { t } = useLingui();
  const { locale } = useFormats();
  const shown = useShownScore();
  return cells.map(({ tally, score, interval }, place) => {
    const first = (place * perCell) % HOURS_OF_DAY;
    const hour = perCell === 1 ? `${first}` : `${first}–${first + perCell}`;
    const day = formatWeekday(Math.floor((place * perCell) / HOURS_OF_DAY) + 1, locale, "long");
    if (interval === undefined) return { about: "", full: t`${day} ${hour}:00: no answers` };
    const count = t`${plural(tally.answers, { one: "# answer", other: "# answers" })}`;
    const about = t`${count}, 95% interval ${shown.range(interval)}`;
    const [called, value] = [shown.name, shown.score(score)];
    return { about, full: t`${day} ${hour}:00: ${called} ${value}, ${about}` };
  });
}

const [DAYS_WIDTH, WIDTH, HEIGHT, GAP] = [52, 32, 26, 2];

/** The hours of a week as a picture, in the colours of the screen, with scores as `written` there: a row for each of `days`. */
function hourPicture(
  days: readonly string[],
  hours: readonly HourCell[],
  written: (score: number) => string,
  title: string,
  lines: readonly ProvenanceLine[],
): SVGSVGElement {
  const { look, color } = screenLook();
  const soft = color("--ink-soft");
  const content = svgElement("g", { "font-size": 11 });
  const write = (text: string, x: number, row: number, fill: string, anchor = "middle") =>
    content.append(textAt(text, { x, y: row * (HEIGHT + GAP) + 17, fill, "text-anchor": anchor }));
  const leftOf = (hour: number) => DAYS_WIDTH + hour * (WIDTH + GAP);
  for (let hour = 0; hour < HOURS_OF_DAY; hour++) write(String(hour), leftOf(hour) + WIDTH / 2, 0, soft);
  days.forEach((day, place) => write(day, 0, place + 1, soft, "start"));
  hours.forEach(({ few, hue, strength, score }, place) => {
    const [x, row] = [leftOf(place % HOURS_OF_DAY), 1 + Math.floor(place / HOURS_OF_DAY)];
    const shape = { x, y: row * (HEIGHT + GAP), width: WIDTH, height: HEIGHT, rx: 4 };
    content.append(
      strength === 0
        ? svgElement("rect", { ...shape, fill: color("--surface-sunken") })
        : svgElement("rect", { ...shape, fill: color(`--${hue}`), "fill-opacity": strength }),
    );
    if (score !== undefined) write(written(score), x + WIDTH / 2, row, few ? soft : look.ink);
  });
  const size = { width: leftOf(HOURS_OF_DAY) - GAP, height: (days.length + 1) * (HEIGHT + GAP) };
  return picture({ content, ...size }, title, lines, look);
}
