import { plural } from "@lingui/core/macro";
import { useLingui, Trans } from "@lingui/react/macro";
import type { CrossedQuestions, AnswerCategory } from "../../../analysis/answers/cross-questions.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { slug } from "../../../ui/downloads/offered.ts";
import { DownloadMenu } from "../../../ui/downloads/download-menu.tsx";
import type { ProvenanceLine } from "../../../lib/text/csv.ts";
import { Fault } from "../../../ui/fault.tsx";
import { Panel } from "../../../ui/panel.tsx";
import type { SurveyRequest } from "../reading/reader-protocol.ts";
import { useSurveyAnswer, type SurveyInView } from "../reading/use-survey-reading.ts";
import { crossedQuestion, type Crossable } from "./crossable.ts";
import { crossedLines, crossedRows, crossedTable, marksIn, type CrossedRow } from "./crossed-rows.ts";
import { useCategoryNames, useCrossColumns } from "./use-cross-columns.tsx";
import classes from "./crossed.module.css";
import { HowComputed } from "../../../ui/help-popover.tsx";
import { Method } from "../../../ui/method.tsx";
import { CardsOrTable } from "../../../ui/cards-or-table.tsx";
import { Select } from "@mantine/core";
import { SCREEN_ONLY } from "../../../ui/screen-only.ts";

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
  const query = { kind: "cross", rows: crossedQuestion(first), columns: crossedQuestion(second) } as const;
  const { data: crossed, error, retry } = useSurveyAnswer({ request, reading, query });
  const complete = reading.phase === "complete";
  const rows = crossed === undefined ? [] : crossedRows(crossed, complete);
  const said = useSaid(crossed, marksIn(rows), complete);
  const title = t`Two questions together`;
  const aside =
    crossed === undefined ? null : (
      <div className={classes["aside"]}>
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
        <CrossMethod crossed={crossed} rows={rows} />
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
    t`${plural(both, { one: "# respondent", other: "# respondents" })} answered both questions.`,
    ...(several === 0
      ? []
      : [t`${number(several)} gave several answers to one of them and are not counted.`]),
    ...(both === 0 || marks > 0 ? [] : [nothing]),
  ];
}

interface CrossMethodProps {
  readonly crossed: CrossedQuestions;
  readonly rows: readonly CrossedRow[];
}

/** How it is found which cells hold more or fewer than chance gives. */
function CrossMethod({ crossed: { both, columns }, rows }: CrossMethodProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  return (
    <HowComputed>
      <Method
        plain={t`A cell is marked where the two answers were given together more often, or more rarely, than chance explains.`}
        text={t`Each cell is compared with what it would hold if the two questions were unrelated. Among many cells some would differ by chance alone: of those marked, at most 5 in 100 do. A cell with fewer than 5 expected respondents is never marked.`}
        source={t`Adjusted residuals: Haberman 1973; many looks: Benjamini and Hochberg 1995`}
        figures={[
          { name: t`Respondents`, value: number(both) },
          { name: t`Cells`, value: number(rows.length * columns.length) },
          { name: t`Marked`, value: number(marksIn(rows)) },
        ]}
      />
    </HowComputed>
  );
}

interface CrossTableViewProps extends Pick<CrossPanelProps, "pair"> {
  readonly rows: readonly CrossedRow[];
  readonly columns: readonly AnswerCategory[];
}

/** Two questions as a table; where there is no room for one, a card for each of its rows. */
function CrossTableView({ pair, rows, columns }: CrossTableViewProps) {
  const { t } = useLingui();
  const [first, second] = pair;
  return (
    <>
      <CardsOrTable
        label={t`${first.title}, by ${second.title}`}
        columns={useCrossColumns(pair, columns)}
        rows={rows}
        rowKey={({ category }) => JSON.stringify(category)}
        loading={false}
        dense
      />
      <p data-note>
        <Trans>Percentages are of the row, numbers are respondents.</Trans>
        {marksIn(rows) > 0 ? (
          <>
            {" "}
            <Trans>
              An arrow marks cells with more or fewer than expected if the questions were unrelated.
            </Trans>
          </>
        ) : null}
      </p>
    </>
  );
}

type PairSelectProps = Pick<CrossPanelProps, "questions" | "pair" | "onPair">;

/** Which two questions; who chooses the other one once more turns the table on its side. */
function PairSelect({ questions, pair, onPair }: PairSelectProps) {
  const { t } = useLingui();
  const [first, second] = pair.map(({ id }) => id);
  if (first === undefined || second === undefined) return null;
  const settings = {
    wrapperProps: SCREEN_ONLY,
    data: questions.map(({ id, title }) => ({ value: id, label: title })),
    allowDeselect: false,
  };
  return (
    <div className={classes["choices"]}>
      <Select
        {...settings}
        label={t`Rows`}
        value={first}
        onChange={(id) => onPair([id ?? first, id === second ? first : second])}
      />
      <Select
        {...settings}
        label={t`Columns`}
        value={second}
        onChange={(id) => onPair([id === first ? second : first, id ?? second])}
      />
    </div>
  );
}
