import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import type { ReportDimension, ReportDrivers } from "../../../../analysis/report.ts";
import { provenance } from "../../../../filters/provenance.ts";
import { useFormats } from "../../../../i18n/use-formats.ts";
import { DownloadMenu } from "../../../../ui/downloads/download-menu.tsx";
import { Panel } from "../../../../ui/panel.tsx";
import { SCREEN_ONLY } from "../../../../ui/screen-only.ts";
import { breakdownBy } from "../../data/view/picks.ts";
import type { NpsModel } from "../../model/use-nps-screen.ts";
import { goToPart } from "../../../../ui/keep-in-view.ts";
import { PARTS } from "../../insights/sentence.ts";
import { HowComputed } from "../../insights/how-computed.tsx";
import type { NumbersTable, ProvenanceLine } from "../../../../lib/text/csv.ts";
import { barRowsPicture } from "../charts/bar-rows-picture.ts";
import { ShortText } from "../../../../ui/short-text.tsx";
import { ReadingProgress } from "../../../../ui/reading/reading-progress.tsx";
import type { FinderQuestion } from "../../data/reader-protocol.ts";
import { useDone } from "../../insights/looking.ts";
import { useShownScore } from "../../data/view/shown-score.ts";
import classes from "./drivers.module.css";
import partsTable from "../charts/parts-table.module.css";

/** What the score is linked with, and how much of it. */
export function DriversPanel({ screen, insights, sources, readAnswers }: NpsModel) {
  const { drivers } = insights;
  const { t } = useLingui();
  const { share } = useFormats();
  const { fileName } = useShownScore();
  const title = t`What is it linked with?`;
  const lines = () => provenance(sources);
  const draw = useDriversDrawing();
  const together = share(drivers?.r2.value);
  return (
    <Panel
      title={title}
      within
      screenOnly={!drivers}
      aside={
        drivers ? (
          <div className={classes["aside"]}>
            <DownloadMenu
              title={title}
              fileName={`${fileName}-linked-with`}
              table={() => driversNumbers(drivers)}
              lines={lines}
              draw={() => draw(drivers, title, lines())}
            />
            <HowComputed topic={{ kind: "drivers", drivers }} />
          </div>
        ) : null
      }
    >
      <FindingProgress kind="drivers" label={title} />
      <p className={classes["sentence"]} role="status">
        {drivers === undefined
          ? t`Looking for what it is linked with…`
          : drivers === null
            ? t`The score is not clearly linked with anything here.`
            : t`All of these explain ${together} of the differences between answers. A link is not a cause.`}
      </p>
      {drivers ? (
        <DriversTable
          drivers={drivers}
          onDimension={(dimension) => {
            screen.change(breakdownBy(dimension));
            goToPart(PARTS.breakdown);
          }}
        />
      ) : null}
      {readAnswers === undefined ? null : (
        <p className={classes["sentence"]} {...SCREEN_ONLY}>
          <Trans>Answers to other questions have not been read before.</Trans>{" "}
          <Button variant="default" size="compact-sm" onClick={readAnswers}>{t`Compare answers too`}</Button>
        </p>
      )}
    </Panel>
  );
}

const rounded = (value: number): number => Number(value.toFixed(6));

/** Parts from 0 to 1 of what is explained; last what all explain together. */
const driversNumbers = ({ r2, parts, answers }: ReportDrivers): NumbersTable => ({
  head: ["dimension", "name", "part", "interval low", "interval high", "answers"],
  rows: [
    ...parts.map(({ dimension, name, value, low, high }) => [
      dimension,
      name,
      rounded(value),
      rounded(low),
      rounded(high),
      answers,
    ]),
    ["", "R²", rounded(r2.value), rounded(r2.low), rounded(r2.high), answers],
  ],
});

/** What goes with the score as a picture, with words and numbers as the screen has them. */
function useDriversDrawing() {
  const { t } = useLingui();
  const { share } = useFormats();
  return ({ parts, r2, answers }: ReportDrivers, title: string, lines: readonly ProvenanceLine[]) => {
    const rows = parts.map(({ name, value, low, high }) => ({
      label: name,
      value: `${share(value)} (${t`${share(low)} to ${share(high)}`})`,
      start: 0,
      size: Math.max(0, value),
    }));
    const together = share(r2.value);
    const heads = { label: t`Linked with the score`, value: t`Part of the ${together} explained` };
    const own: readonly ProvenanceLine[] = [
      ["explained together (R²)", together],
      ["answers", answers],
    ];
    return barRowsPicture(rows, heads, title, [...own, ...lines]);
  };
}

interface DriversTableProps {
  readonly drivers: ReportDrivers;
  readonly onDimension: (dimension: ReportDimension) => void;
}

/** Each one's part of what all of them explain, the largest first. */
function DriversTable({ drivers, onDimension }: DriversTableProps) {
  const { t } = useLingui();
  const { share } = useFormats();
  const together = share(drivers.r2.value);
  return (
    <table className={`${partsTable["table"]} ${classes["table"]}`} aria-label={t`What is it linked with?`}>
      <thead>
        <tr>
          <th scope="col">{t`Linked with the score`}</th>
          <th scope="col">{t`Part of the ${together} explained`}</th>
          <th scope="col">{t`95% interval`}</th>
          <td aria-hidden> </td>
        </tr>
      </thead>
      <tbody>
        {drivers.parts.map(({ dimension, name, value, low, high }) => (
          <tr key={dimension}>
            <th scope="row">
              {isShown(dimension) ? (
                <button type="button" data-link onClick={() => onDimension(dimension)}>
                  <ShortText>{name}</ShortText>
                </button>
              ) : (
                <ShortText>{name}</ShortText>
              )}
            </th>
            <td>{share(value)}</td>
            <td>{t`${share(low)} to ${share(high)}`}</td>
            <td className={classes["track"]} aria-hidden>
              <span
                className={classes["bar"]}
                style={{ inlineSize: `${(Math.max(0, value) * 100).toFixed(1)}%` }}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The screen has no table by NPS question: that is chosen in its title. */
const isShown = (dimension: ReportDimension): boolean => dimension !== "question";

interface FindingProgressProps {
  readonly kind: FinderQuestion["kind"];
  readonly label: string;
}

/** How far the search for something is; the room of the bar is kept. */
export function FindingProgress({ kind, label }: FindingProgressProps) {
  const done = useDone(kind);
  return (
    <ReadingProgress label={label} progress={{ read: done ?? 0, expected: 1 }} shown={done !== undefined} />
  );
}
