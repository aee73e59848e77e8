import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import type { WalkProgress } from "../../client/walk/types.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { Fault } from "../../ui/fault.tsx";
import type { SaveState } from "./use-save-report.ts";
import classes from "./reports.module.css";

interface SaveOutcomeProps {
  readonly state: SaveState;
  readonly onCancel: () => void;
}

/** How far a report is, and how it ended. */
export function SaveOutcome({ state, onCancel }: SaveOutcomeProps) {
  const { t } = useLingui();
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
          <Fault error={state.error} />
        </div>
      );
    case "done": {
      const { name, report } = state;
      const counted = t`${plural(report.responses, { one: "# response", other: "# responses" })}`;
      return (
        <p className={classes["outcome"]} role="status">
          {t`${name}: ${counted}.`}{" "}
          {report.complete ? null : (
            <strong>
              <Trans>Not everything that matches could be read: nothing is claimed in the file.</Trans>
            </strong>
          )}
        </p>
      );
    }
  }
}

interface RunningProps {
  readonly progress: WalkProgress | undefined;
  readonly onCancel: () => void;
}

function Running({ progress, onCancel }: RunningProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { read = 0, expected } = progress ?? {};
  const [done, all] = [number(read), number(expected)];
  const isRead = expected !== undefined && read >= expected && progress?.exact === true;
  const text = expected === undefined ? t`${done} responses read` : t`${done} of ${all} responses read`;
  return (
    <div className={classes["running"]}>
      <progress
        className={classes["bar"]}
        aria-label={t`Report`}
        {...(expected === undefined || expected === 0 ? {} : { value: read, max: expected })}
      />
      <span className={classes["step"]}>{isRead ? t`Writing the file` : text}</span>
      <Button variant="default" size="compact-sm" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}
