import { useState } from "react";
import { eventMarks } from "../../../analysis/events/event-marks.ts";
import type { JudgedEvent } from "../../../analysis/events/judge-events.ts";
import { useListedEvents } from "../../../filters/use-listed-events.ts";
import { sliceFilter } from "../../../filters/sliced-by.ts";
import { useLoaded } from "../insights/use-report.ts";
import type { NpsModel } from "../model/use-nps-screen.ts";

/** What events need once everything has been read: loaded then. */
const loadCode = () => import("../../../analysis/events/judge-events.ts");

export interface TrendEvent extends JudgedEvent {
  /** The place among those of this device; undefined for one of the team's. */
  readonly own: number | undefined;
}

export type EventsOnTrend = NonNullable<ReturnType<typeof useTrendEvents>>;

/** The team's events and those of this device, with what followed each; undefined until that can be told. */
export function useTrendEvents({ screen, view, reading, complete }: NpsModel) {
  const [shown, show] = useState<number>();
  const code = useLoaded("what events need", loadCode, complete);
  const listed = useListedEvents(complete);
  if (code === undefined || listed === undefined) return undefined;
  const { shared, own } = listed;
  const { trend } = view;
  const filter = sliceFilter(screen.values, screen.zone);
  const ground = { trend, filter, zone: screen.zone, now: reading.readUntil ?? 0 };
  const judged = code.judgeEvents([...shared, ...own], reading.columns, ground).map((each) => {
    const place = own.indexOf(each.event);
    return Object.assign({ own: place === -1 ? undefined : place }, each);
  });
  const marks = eventMarks(
    judged.map(({ event }) => event),
    trend.map(({ period }) => period),
    screen.zone,
    shown,
  );
  return {
    /** Those of this device. */
    own,
    judged,
    marks,
    /** Has the name of an event, by its place, stand on the trend. */
    show,
  };
}
