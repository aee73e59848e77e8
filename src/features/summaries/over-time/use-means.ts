import type { Screen } from "../../../filters/use-screen.ts";
import { dayBounds } from "../../../lib/time/dates.ts";
import type { PeriodUnit } from "../../../lib/time/periods.ts";
import type { SurveyRequest } from "../reading/reader-protocol.ts";
import { useSurveyAnswer, type SurveyInView } from "../reading/use-survey-reading.ts";
import { useState } from "react";
import { eventMarks, periodOf } from "../../../analysis/events/event-marks.ts";
import type { ScreenValues } from "../../../filters/fields.ts";
import { useListedEvents } from "../../../filters/use-listed-events.ts";

export type MeansInView = ReturnType<typeof useMeans>;

/** The means of all questions over time, in the periods of the address. */
export function useMeans(request: SurveyRequest, reading: SurveyInView, { values, zone, change }: Screen) {
  const answer = useSurveyAnswer({
    request,
    reading,
    query: { kind: "means", zone, unit: values.period, bounds: dayBounds(values, zone) },
  });
  return {
    ...answer,
    zone,
    /** When answers were read, in unix seconds; undefined before. */
    readUntil: reading.readAt === undefined ? undefined : reading.readAt / 1000,
    /** False while there may be answers that were not read. */
    complete: reading.phase === "complete",
    /** Undefined goes back to the unit that suits the range. */
    onUnit: (period: PeriodUnit | undefined) => change({ period }),
  };
}

export type MeanEvents = ReturnType<typeof useMeanEvents>;
export type MarkedEvents = Pick<MeanEvents, "marks" | "namesIn">;

/** What happened while means were answered, once they are counted: all charts of a page have the same periods. */
export function useMeanEvents({ data, zone, complete }: MeansInView, { touchpoint }: ScreenValues) {
  const [shown, show] = useState<number>();
  const isShown = complete && data !== undefined && data.sums.size > 0;
  const happened = useListedEvents(isShown)?.concerning(touchpoint === undefined ? [] : [touchpoint]) ?? [];
  const periods = data?.periods ?? [];
  const dated = happened.flatMap((event) => {
    const period = periodOf(event.at, periods, zone);
    return period === undefined ? [] : [{ event, date: period.date }];
  });
  const listed = dated.map(({ event }) => event);
  return {
    /** Those within the periods of the means, in order: marks have their places, from 1, as numbers. */
    listed,
    marks: eventMarks(listed, periods, zone, shown),
    /** What began in the period of this first date. */
    namesIn: (date: string) => dated.filter((each) => each.date === date).map(({ event }) => event.name),
    /** Has the name of an event, by its place, stand on the charts. */
    show,
  };
}
