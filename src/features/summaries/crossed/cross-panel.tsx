import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { CrossedQuestions } from "../../../analysis/answers/cross-questions.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { slug } from "../../../lib/text/slug.ts";
import { DownloadMenu } from "../../../ui/downloads/download-menu.tsx";
import type { ProvenanceLine } from "../../../ui/downloads/table-csv.ts";
import { Fault } from "../../../ui/fault.tsx";
import { Panel } from "../../../ui/panel.tsx";
import type { SurveyRequest } from "../reading/survey-request.ts";
import { useSurveyAnswer } from "../reading/use-survey-answer.ts";
import type { SurveyInView } from "../reading/use-survey-reading.ts";
import { CrossMethod } from "./cross-method.tsx";
import { CrossTableView } from "./cross-table-view.tsx";
import { crossedQuestion, type Crossable } from "./crossable.ts";
import { crossedLines, crossedRows, crossedTable, marksIn } from "./crossed-rows.ts";
import { PairSelect } from "./pair-select.tsx";
import { useCategoryNames } from "./use-category-names.ts";
import classes from "./crossed.module.css";

interface CrossPanelProps {
  readonly questions: readonly Crossable[];
  readonly pair: readonly [rows: Crossable, columns: Crossable];
  readonly onPair: (pair: readonly [rows: string, columns: string]) => void;
  readonly request: SurveyRequest;
  readonly reading: SurveyInView;
  /** What a file says of where its numbers come from. */
  readonly lines: () => readonly ProvenanceLine[];
}

/** How the answers to one question go with those to another. */
export function CrossPanel({ questions, pair, onPair, request, reading, lines }: CrossPanelProps) {
  const { t } = useLingui();
  const nameOf = useCategoryNames();
  const [first, second] = pair;
  const {
    data: crossed,
    error,
    retry,
  } = useSurveyAnswer("cross", {
    request,
    reading,
    query: { kind: "cross", rows: crossedQuestion(first), columns: crossedQuestion(second) },
  });
  const complete = reading.phase === "complete";
  const rows = crossed === undefined ? [] : crossedRows(crossed, complete);
  const said = useSaid(crossed, marksIn(rows), complete);
  const title = t`Two questions together`;
  const aside =
    crossed === undefined ? null : (
      <div className={classes["aside"]}>
        <CrossMethod
          respondents={crossed.both}
          cells={rows.length * crossed.columns.length}
          marked={marksIn(rows)}
        />
        <DownloadMenu
          title={title}
          fileName={`${slug(first.title)}_${slug(second.title)}`}
          table={() =>
            crossedTable(
              rows,
              crossed.rows.map((category) => nameOf(first, category).text),
              crossed.columns.map((category) => nameOf(second, category).text),
            )
          }
          lines={() => [...crossedLines(pair, crossed), ...lines()]}
        />
      </div>
    );
  return (
    <Panel title={title} aside={aside}>
      <PairSelect questions={questions} pair={pair} onPair={onPair} />
      {error === null ? (
        <p className={classes["said"]} role="status">
          {said.join(" ")}
        </p>
      ) : (
        <Fault error={error} onRetry={retry} />
      )}
      {crossed === undefined || crossed.both === 0 ? null : (
        <CrossTableView pair={pair} rows={rows} columns={crossed.columns} />
      )}
    </Panel>
  );
}

/** What there is to be said of the table before it is looked at. */
function useSaid(crossed: CrossedQuestions | undefined, marks: number, complete: boolean): readonly string[] {
  const { t } = useLingui();
  const { number } = useFormats();
  if (crossed === undefined) return [t`Counted once everything has been read.`];
  const { both, several } = crossed;
  const nothing = complete ? t`Nothing stands out.` : t`Not everything has been read: no cell is marked.`;
  return [
    t`${plural(both, { one: "# respondent", other: "# respondents" })} gave one answer to each of the two.`,
    ...(several === 0
      ? []
      : [t`${number(several)} gave several answers to one of them and are not counted.`]),
    ...(both === 0 || marks > 0 ? [] : [nothing]),
  ];
}
