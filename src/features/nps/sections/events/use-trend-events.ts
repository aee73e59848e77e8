import { queryOptions, useQuery } from "@tanstack/react-query";
import { useSelector } from "@tanstack/react-store";
import { useState } from "react";
import { useConnection } from "../../../../client/connection.ts";
import type { DatedEvent } from "../../../../analysis/events/dated-event.ts";
import { startOfDay } from "../../../../lib/time/dates.ts";
import { cutText } from "../../../../lib/text/cut-text.ts";
import type { NpsView } from "../../data/view/nps-view.ts";
import { sliceFilter } from "../../../../filters/sliced-by.ts";
import type { Screen } from "../../../../filters/use-screen.ts";
import type { ColumnsInView } from "../../data/use-columns-reading.ts";
import type { TrendMark } from "../charts/trend-marks.tsx";
import type { TrendEvent } from "./events-code.ts";
import { keptList, teamListQuery } from "../../../../client/kept-list.ts";

const codeQuery = queryOptions({
  queryKey: ["what events need"],
  queryFn: () => import("./events-code.ts"),
  staleTime: Infinity,
});

export interface EventsOnTrend {
  readonly judged: readonly TrendEvent[];
  /** Those of this device. */
  readonly own: readonly DatedEvent[];
  readonly marks: readonly TrendMark[];
  /** Has the name of an event, by its place, stand on the trend. */
  readonly show: (place: number | undefined) => void;
}

interface TrendInView {
  readonly screen: Screen;
  readonly view: Pick<NpsView, "trend">;
  readonly reading: Pick<ColumnsInView, "columns" | "readUntil">;
  /** False while there may be answers that were not read. */
  readonly complete: boolean;
}

/** The team's events and those of this device, with what followed each; undefined until that can be told. */
export function useTrendEvents({ screen, view, reading, complete }: TrendInView): EventsOnTrend | undefined {
  const connection = useConnection();
  const [shown, show] = useState<number>();
  const { data: code } = useQuery({ ...codeQuery, enabled: complete });
  const { data: shared } = useQuery({ ...teamListQuery(connection, "events"), enabled: complete });
  const kept = useSelector(keptList("events", connection.baseUrl));
  if (code === undefined || !complete) return undefined;
  const { trend } = view;
  const own = code.eventsInText(kept);
  const filter = sliceFilter(screen.values, screen.zone);
  const ground = { trend, filter, zone: screen.zone, now: reading.readUntil ?? 0 };
  const judged = code.judgeEvents([...code.eventsIn(shared), ...own], reading.columns, ground).map((each) => {
    const place = own.indexOf(each.event);
    return Object.assign({ own: place === -1 ? undefined : place }, each);
  });
  return { own, judged, marks: marksOf(judged, trend, screen.zone, shown), show };
}

/** Characters of a name on the trend. */
const MOST_OF_NAME = 24;

/** The periods in which something happened; events before and after the trend have none. */
function marksOf(
  events: readonly TrendEvent[],
  trend: NpsView["trend"],
  zone: string,
  shown: number | undefined,
): readonly TrendMark[] {
  const marks = new Map<string, TrendMark>();
  const dateOf = (moment: number) =>
    trend.find(({ period }) => period.start <= moment && moment < period.end)?.period.date;
  for (const [place, { start, event }] of events.entries()) {
    const date = dateOf(start);
    if (date === undefined) continue;
    const number = place === shown ? `${place + 1} ${cutText(event.name, MOST_OF_NAME)}` : String(place + 1);
    const { label: others, until: end = date } = marks.get(date) ?? {};
    // What lasts beyond the trend is drawn to its end.
    const last =
      event.until === undefined
        ? date
        : (dateOf(startOfDay(event.until, zone)) ?? trend.at(-1)?.period.date ?? date);
    const until = last > end ? last : end;
    marks.set(date, {
      date,
      label: others === undefined ? number : `${others}, ${number}`,
      until: until > date ? until : undefined,
    });
  }
  return [...marks.values()];
}
