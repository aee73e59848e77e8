import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useFormats } from "../../i18n/use-formats.ts";
import { Fault } from "../fault.tsx";
import type { FileProgress, FileState } from "./use-file.ts";
import classes from "./file-outcome.module.css";
import { Failure } from "../notice.tsx";
import { TooManyRows } from "./table-file.ts";

interface FileOutcomeProps {
  readonly state: FileState;
  /** What is being made. */
  readonly label: string;
  /** What is said of a file for which not everything could be read. */
  readonly incomplete: string;
  /** How many rows a file has, where those are no responses. */
  readonly counted?: ((rows: number) => string) | undefined;
  readonly onCancel: () => void;
  /** What is said of a failure in place of what failed while reading. */
  readonly fault?: ReactNode;
}

/** How far a file is, and how it ended. */
export function FileOutcome(props: FileOutcomeProps) {
  const { state, label, incomplete, counted: countOf, onCancel, fault } = props;
  const { t } = useLingui();
  switch (state.kind) {
    case "idle":
      return null;
    case "running":
      return <Running label={label} progress={state.progress} onCancel={onCancel} />;
    case "cancelled":
      return <p className={classes["outcome"]} role="status">{t`Cancelled. No file was made.`}</p>;
    case "failed":
      return <div className={classes["outcome"]}>{fault ?? <Fault error={state.error} />}</div>;
    case "done": {
      const { name, rows, complete } = state.made;
      const counted = countOf?.(rows) ?? t`${plural(rows, { one: "# response", other: "# responses" })}`;
      return (
        <p className={classes["outcome"]} role="status">
          {t`${name}: ${counted}.`} {complete ? null : <strong>{incomplete}</strong>}
        </p>
      );
    }
  }
}

interface RunningProps {
  readonly label: string;
  readonly progress: FileProgress;
  readonly onCancel: () => void;
}

function Running({ label, progress, onCancel }: RunningProps) {
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
        aria-label={label}
        {...(expected === undefined || expected === 0 ? {} : { value: rows, max: expected })}
      />
      <span className={classes["step"]}>{step === "reading" ? text : t`Writing the file`}</span>
      <Button variant="default" size="compact-sm" onClick={onCancel}>{t`Cancel`}</Button>
    </div>
  );
}

export function ExportOutcome(props: Pick<FileOutcomeProps, "state" | "counted" | "onCancel">) {
  const { state } = props;
  const { t } = useLingui();
  const { number } = useFormats();
  const tooMany =
    state.kind === "failed" && state.error instanceof TooManyRows ? (
      <Failure
        title={t`A workbook holds at most ${number(state.error.most)} rows`}
        detail={t`No file was made. Take CSV instead, or narrow the filters.`}
      />
    ) : undefined;
  return (
    <FileOutcome
      {...props}
      label={t`Export`}
      incomplete={t`Not everything that matches could be read: the file is not complete.`}
      fault={tooMany}
    />
  );
}
