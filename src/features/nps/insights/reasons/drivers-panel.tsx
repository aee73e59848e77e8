import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import type { ReportDimension, ReportDrivers } from "../../../../analysis/report.ts";
import { provenance, type Sources } from "../../../../filters/provenance.ts";
import { useFormats } from "../../../../i18n/use-formats.ts";
import { DownloadMenu } from "../../../../ui/downloads/download-menu.tsx";
import { Panel } from "../../../../ui/panel.tsx";
import { FindingProgress } from "../finding-progress.tsx";
import { HowComputed } from "../how-computed.tsx";
import classes from "./drivers.module.css";
import type { NumbersTable, ProvenanceLine } from "../../../../ui/downloads/table-csv.ts";
import { barRowsPicture } from "../../sections/charts/bar-rows-picture.ts";
import { ShortText } from "../../../../ui/short-text.tsx";
import partsTable from "../../sections/charts/parts-table.module.css";

interface DriversPanelProps {
  /** Null where nothing clearly goes with the score, undefined while that is looked for. */
  readonly drivers: ReportDrivers | null | undefined;
  readonly shown: boolean;
  readonly onShown: (shown: boolean) => void;
  readonly sources: Sources;
  /** Shows the score by one of them. */
  readonly onDimension: (dimension: ReportDimension) => void;
  /** Reads answers to other questions, to be compared too; undefined where they have been. */
  readonly onAnswers: (() => void) | undefined;
}

/** What goes with the score, and with how much of it: shown when somebody asks. */
export function DriversPanel(props: DriversPanelProps) {
  const { drivers, shown, onShown, sources, onDimension, onAnswers } = props;
  const { t } = useLingui();
  const { share } = useFormats();
  const title = t`What is it linked with?`;
  const lines = () => provenance(sources);
  const draw = useDriversDrawing();
  const together = share(drivers?.r2.value);
  return (
    <Panel
      title={title}
      aside={
        <div className={classes["aside"]}>
          {shown && drivers ? (
            <>
              <HowComputed topic={{ kind: "drivers", drivers }} />
              <DownloadMenu
                title={title}
                fileName="nps-goes-with"
                table={() => driversNumbers(drivers)}
                lines={lines}
                draw={() => draw(drivers, title, lines())}
              />
            </>
          ) : null}
          <Button variant="subtle" size="compact-sm" aria-expanded={shown} onClick={() => onShown(!shown)}>
            {shown ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
          </Button>
        </div>
      }
    >
      <FindingProgress kind="drivers" label={title} />
      {shown ? (
        <>
          <p className={classes["sentence"]} role="status">
            {drivers === undefined
              ? t`Looking for what it is linked with…`
              : drivers === null
                ? t`Nothing here goes clearly with the score.`
                : t`Together they explain ${together} of the differences between answers. A link is not a cause.`}
          </p>
          {drivers === null || drivers === undefined ? null : (
            <DriversTable drivers={drivers} onDimension={onDimension} />
          )}
          {onAnswers === undefined ? null : (
            <p className={classes["sentence"]}>
              <Trans>Answers to other questions have not been read before.</Trans>{" "}
              <Button variant="default" size="compact-sm" onClick={onAnswers}>
                <Trans>Compare answers too</Trans>
              </Button>
            </p>
          )}
        </>
      ) : null}
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
      color: "--accent" as const,
    }));
    const heads = { label: t`Linked with the score`, value: t`Part of what can be explained` };
    const own: readonly ProvenanceLine[] = [
      ["explained together (R²)", share(r2.value)],
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
  return (
    <table className={`${partsTable["table"]} ${classes["table"]}`} aria-label={t`What is it linked with?`}>
      <thead>
        <tr>
          <th scope="col">{t`Linked with the score`}</th>
          <th scope="col">{t`Part of what can be explained`}</th>
          <th scope="col">{t`95% interval`}</th>
          <td aria-hidden> </td>
        </tr>
      </thead>
      <tbody>
        {drivers.parts.map(({ dimension, name, value, low, high }) => (
          <tr key={dimension}>
            <th scope="row">
              {isShown(dimension) ? (
                <button type="button" onClick={() => onDimension(dimension)}>
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
