import { useLingui } from "@lingui/react/macro";
import type { Metric } from "../../analysis/metric/metric.ts";
import { useConnection } from "../../client/connection.ts";
import type { ScreenValues } from "../../filters/fields.ts";
import { keptByHand } from "../../filters/kept-by-hand.ts";
import { useCodebook, useCodesAsked } from "../../filters/use-codebook.ts";
import { reportTask, type ReportTask } from "./report-task.ts";

export interface ReportOn {
  readonly values: ScreenValues;
  readonly zone: string;
  /** What is scored; NPS where it is not named. */
  readonly metric?: Metric | undefined;
}

/** The report on what a screen shows, with what is told by hand when it is asked for. */
export function useReportTask({ values, zone, metric }: ReportOn): (withComments: boolean) => ReportTask {
  const { i18n } = useLingui();
  const kept = keptByHand(useConnection().baseUrl);
  const { coded } = useCodesAsked(values);
  const { all: codes } = useCodebook();
  return (withComments) =>
    reportTask({ ...values, coded }, zone, i18n.locale, { withComments, codes, byHand: kept.get(), metric });
}
