import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useFormats } from "../../../i18n/use-formats.ts";
import { Failure } from "../../../ui/failure.tsx";
import { Fault } from "../../../ui/fault.tsx";
import type { ExportProgress } from "./run-export.ts";
import type { ExportState } from "./use-export.ts";
import { TooManyRows } from "./too-many-rows.ts";
import classes from "./export.module.css";

interface ExportOutcomeProps {
  readonly state: ExportState;
  readonly onCancel: () => void;
}

/** How far an export is, and how it ended. */
export function ExportOutcome({ state, onCancel }: ExportOutcomeProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  switch (state.kind) {
    case "idle":
      return null;
    case "running":
      return <Running progress={state.progress} onCancel={onCancel} />;
    case "cancelled":
      return (
        <p className={classes["outcome"]} role="status">
          <Trans>Cancelled. No file was made.</Trans>
        </p>
      );
    case "failed":
      return (
        <div className={classes["outcome"]}>
          {state.error instanceof TooManyRows ? (
            <Failure
              title={t`A workbook holds at most ${number(state.error.most)} rows`}
              detail={t`No file was made. Take CSV instead, or narrow the filters.`}
            />
          ) : (
            <Fault error={state.error} />
          )}
        </div>
      );
    case "done": {
      const { name, rows, complete } = state.exported;
      const counted = t`${plural(rows, { one: "# response", other: "# responses" })}`;
      return (
        <p className={classes["outcome"]} role="status">
          {t`${name}: ${counted}.`}{" "}
          {complete ? null : (
            <strong>
              <Trans>Not everything that matches could be read: the file is not complete.</Trans>
            </strong>
          )}
        </p>
      );
    }
  }
}

interface RunningProps {
  readonly progress: ExportProgress;
  readonly onCancel: () => void;
}

function Running({ progress, onCancel }: RunningProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { step, rows, expected } = progress;
  const done = number(rows);
  const all = number(expected);
  const text = expected === undefined ? t`${done} responses read` : t`${done} of ${all} responses read`;
  return (
    <div className={classes["running"]}>
      <progress
        className={classes["bar"]}
        aria-label={t`Export`}
        {...(expected === undefined || expected === 0 ? {} : { value: rows, max: expected })}
      />
      <span className={classes["step"]}>{step === "reading" ? text : t`Writing the file`}</span>
      <Button variant="default" size="compact-sm" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}
