import type { BuiltReport } from "../../../analysis/report/build-report.ts";
import type { ReportWords } from "../../../reports/words.ts";
import type { Difference } from "../../../analysis/findings/find.ts";
import type { FilterOptions } from "../../../filters/options.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import type { ReportDrivers } from "../../../analysis/report.ts";
import { useWordsApart } from "../comments/use-words-apart.ts";
import { sliceFilter } from "../view/nps-view.ts";
import type { ColumnsInView } from "../reading/use-columns-reading.ts";
import type { AgainstBefore } from "../headline/use-period-before.ts";
import type { ChangesInView } from "./changes-in-view.ts";
import type { Sentence } from "./sentence.ts";
import { useFindings } from "./use-findings.ts";
import { unreadOf, useNames, useReport, type Names, type TitledQuestion } from "./use-report.ts";
import { restsOn } from "./rests-on.ts";
import { useReportWords } from "./use-report-words.ts";

/** What the numbers in view say, and what that rests on. */
export interface Said {
  /** The most telling first; undefined while nothing can be claimed. */
  readonly sentences: readonly Sentence[] | undefined;
  /** What was not read, and so not compared, in words. */
  readonly uncompared: readonly string[];
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
  reading: ColumnsInView,
  { values, zone }: Pick<Screen, "values" | "zone">,
  { against, options, questions }: Around,
): Said {
  const { columns, phase, readAt, lacksMetadata } = reading;
  const found = useFindings({ columns, values, zone, complete: phase === "complete", against });
  const names = useNames(options, questions, values.lang);
  const words = useWordsApart(columns, sliceFilter(values, zone), phase === "complete");
  const lacksAnswers = columns.answers === undefined;
  const report = useReport(found, words, names, {
    zone,
    readAt,
    lacksMetadata,
    lacksAnswers,
  });
  const say = useReportWords(report !== undefined);
  const told = report && say && inWords(report, say);
  const unread = unreadOf(lacksMetadata, lacksAnswers);
  const changes = found?.findings.changes;
  return {
    sentences: told?.sentences,
    uncompared: say === undefined ? [] : unread.map(say.uncompared),
    changes:
      changes === undefined || report === undefined || told === undefined
        ? undefined
        : {
            units: changes.units,
            segments: changes.segments,
            found: report.figures.changes,
            told: told.changes,
          },
    difference: found?.findings.difference,
    names,
    drivers: report?.figures.drivers,
  };
}

/** What is stated and what has changed, each as a report tells it. */
function inWords({ statements, figures }: BuiltReport, say: ReportWords) {
  const { zone, grain, changes } = figures;
  return {
    sentences: statements.map((statement) => ({
      text: say.say(statement, { zone, grain }),
      ...restsOn(statement),
    })),
    changes: changes.map((change) => say.change(change, { zone, grain })),
  };
}
