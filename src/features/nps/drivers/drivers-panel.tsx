import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import type { ReportDimension, ReportDrivers } from "../../../analysis/report.ts";
import { provenance, type Sources } from "../../../filters/provenance.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { DownloadMenu } from "../../../ui/downloads/download-menu.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { FindingProgress } from "../finding/finding-progress.tsx";
import { HowComputed } from "../how/how-computed.tsx";
import { DriversTable } from "./drivers-table.tsx";
import { useDriversDrawing } from "./use-drivers-drawing.ts";
import { driversNumbers } from "./drivers-numbers.ts";
import classes from "./drivers.module.css";

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
