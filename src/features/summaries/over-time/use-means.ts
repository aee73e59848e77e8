import type { MeansOverTime } from "../../../analysis/answers/means-over-time.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { dayBounds } from "../../../lib/time/dates.ts";
import type { PeriodUnit } from "../../../lib/time/periods.ts";
import type { SurveyRequest } from "../reading/survey-request.ts";
import { useSurveyAnswer } from "../reading/use-survey-answer.ts";
import type { SurveyInView } from "../reading/use-survey-reading.ts";

export interface MeansInView {
  /** Undefined while chains are being read. */
  readonly data: MeansOverTime | undefined;
  /** Null where nothing failed. */
  readonly error: Error | null;
  readonly retry: () => void;
  readonly zone: string;
  /** False while there may be answers that were not read. */
  readonly complete: boolean;
  /** Undefined goes back to the unit that suits the range. */
  readonly onUnit: (unit: PeriodUnit | undefined) => void;
}

/** The means of all questions over time, in the periods of the address. */
export function useMeans(
  request: SurveyRequest,
  reading: SurveyInView,
  { values, zone, change }: Screen,
): MeansInView {
  const answer = useSurveyAnswer("means", {
    request,
    reading,
    query: { kind: "means", zone, unit: values.period, bounds: dayBounds(values, zone) },
  });
  return { ...answer, zone, complete: reading.phase === "complete", onUnit: (period) => change({ period }) };
}
