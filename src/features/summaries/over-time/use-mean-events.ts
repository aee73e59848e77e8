import { useState } from "react";
import { concerning, type DatedEvent } from "../../../analysis/events/dated-event.ts";
import { eventMarks, periodOf, type EventMark } from "../../../analysis/events/event-marks.ts";
import type { ScreenValues } from "../../../filters/fields.ts";
import { useListedEvents } from "../../../filters/use-listed-events.ts";
import type { MeansInView } from "./use-means.ts";

/** Events as charts of means have them. */
export interface MarkedEvents {
  readonly marks: readonly EventMark[];
  /** What began in the period of this first date. */
  readonly namesIn: (date: string) => readonly string[];
}

export interface MeanEvents extends MarkedEvents {
  /** Those within the periods of the means, in order: marks have their places, from 1, as numbers. */
  readonly listed: readonly DatedEvent[];
  /** Has the name of an event, by its place, stand on the charts. */
  readonly show: (place: number | undefined) => void;
}

/** What happened while means were answered, once they are counted: all charts of a page have the same periods. */
export function useMeanEvents(
  { data, zone, complete }: MeansInView,
  { touchpoint }: ScreenValues,
): MeanEvents {
  const [shown, show] = useState<number>();
  const isShown = complete && data !== undefined && data.sums.size > 0;
  const { shared = [], own = [] } = useListedEvents(isShown) ?? {};
  const periods = data?.periods ?? [];
  const dated = concerning([...shared, ...own], touchpoint === undefined ? [] : [touchpoint]).flatMap(
    (event) => {
      const period = periodOf(event.at, periods, zone);
      return period === undefined ? [] : [{ event, date: period.date }];
    },
  );
  const listed = dated.map(({ event }) => event);
  return {
    listed,
    marks: eventMarks(listed, periods, zone, shown),
    namesIn: (date) => dated.filter((each) => each.date === date).map(({ event }) => event.name),
    show,
  };
}
