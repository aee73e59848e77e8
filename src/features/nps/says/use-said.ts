import type { Difference } from "../../../analysis/findings/find.ts";
import type { FilterOptions } from "../../../filters/options.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import type { ReportDrivers } from "../../../analysis/report.ts";
import { useWordsApart } from "../comments/use-words-apart.ts";
import { sliceFilter, type NpsView } from "../view/nps-view.ts";
import type { ReadingInView } from "../reading/use-reading.ts";
import type { AgainstBefore } from "../headline/use-period-before.ts";
import { usePeriodLabels } from "../../../ui/charts/use-period-labels.ts";
import type { ChangesInView } from "./use-change-texts.ts";
import type { Sentence } from "./sentence.ts";
import { useFindings } from "./use-findings.ts";
import { useNames, useReport, type Names, type TitledQuestion } from "./use-report.ts";
import { useStatementTexts } from "./use-statement-texts.ts";

/** What the numbers in view say, and what that rests on. */
export interface Said {
  /** The most telling first; undefined while nothing can be claimed. */
  readonly sentences: readonly Sentence[] | undefined;
  /** Undefined where there are too few periods to tell of any. */
  readonly changes: ChangesInView | undefined;
  readonly difference: Difference | undefined;
  readonly names: Names;
  /** What goes with the score; null where nothing clearly does, undefined while nothing can be claimed. */
  readonly drivers: ReportDrivers | null | undefined;
}

interface Around {
  readonly against: AgainstBefore | undefined;
  readonly options: FilterOptions;
  readonly questions: readonly TitledQuestion[];
}

export function useSaid(
  view: NpsView,
  reading: ReadingInView,
  { values, zone }: Pick<Screen, "values" | "zone">,
  { against, options, questions }: Around,
): Said {
  const { columns, phase, readAt } = reading;
  const found = useFindings({ columns, values, zone, complete: phase === "complete", against });
  const names = useNames(options, questions, values.lang);
  const words = useWordsApart(columns, sliceFilter(values, zone), phase === "complete");
  const report = useReport(found, words, names, { zone, readAt });
  const difference = found?.findings.difference;
  const labels = usePeriodLabels(view.unit, view.trend);
  const sentence = useStatementTexts(labels, names, difference?.explanations ?? []);
  const changes = found?.findings.changes;
  return {
    sentences: report?.statements.map((statement) => sentence(statement)),
    changes:
      changes === undefined || report === undefined
        ? undefined
        : { units: changes.units, segments: changes.segments, found: report.figures.changes },
    difference,
    names,
    drivers: report?.figures.drivers,
  };
}
