import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useSyncExternalStore } from "react";
import { useFormats } from "../../i18n/use-formats.ts";
import type { ReadingInView } from "./reading/use-reading.ts";
import classes from "./completeness.module.css";

interface CompletenessProps {
  readonly reading: ReadingInView;
  /** Chains read that match every filter. */
  readonly matching: number;
  readonly notCounted: number;
}

/** What the numbers rest on, and how to have them rest on more. */
export function Completeness({ reading, matching, notCounted }: CompletenessProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { phase, unreadable } = reading;
  const restsOn = useRestsOn(reading, matching);
  const action = useAction(reading);
  return (
    <div className={classes["completeness"]}>
      <p className={classes["line"]} role="status">
        {restsOn}
      </p>
      {notCounted === 0 ? null : (
        <p className={classes["line"]} title={t`Only whole numbers from 0 to 10 count`}>
          {t`${number(notCounted)} not counted`}
        </p>
      )}
      {unreadable === 0 ? null : (
        <p className={classes["line"]}>{t`${number(unreadable)} could not be read and are missing`}</p>
      )}
      <span className={classes["actions"]}>
        <Button
          variant={phase === "reading" || phase === "stopped" ? "default" : "subtle"}
          size="compact-sm"
          onClick={action.act}
        >
          {action.words}
        </Button>
      </span>
      <div className={classes["track"]}>
        {phase === "reading" ? <ReadingProgress reading={reading} /> : null}
      </div>
    </div>
  );
}

/** What can be done about it: one button, which keeps its place and the keyboard while its words change. */
function useAction({ phase, stop, goOn, readAgain }: ReadingInView) {
  const { t } = useLingui();
  switch (phase) {
    case "reading":
      return { words: t`Stop`, act: stop };
    case "stopped":
      return { words: t`Go on reading`, act: goOn };
    case "complete":
    case "incomplete":
      return { words: t`Read again`, act: readAgain };
  }
}

function ReadingProgress({ reading }: Pick<CompletenessProps, "reading">) {
  const { t } = useLingui();
  const progress = useSyncExternalStore(reading.subscribe, reading.getProgress);
  const known = progress?.expected !== undefined && progress.expected > 0;
  return (
    <progress
      aria-label={t`Loading responses`}
      className={classes["bar"]}
      {...(known && { value: Math.min(progress.read, progress.expected ?? 0), max: progress.expected })}
    />
  );
}

function useRestsOn(reading: ReadingInView, matching: number): string {
  const { phase, columns, subscribe, getProgress } = reading;
  const { t } = useLingui();
  const progress = useSyncExternalStore(subscribe, getProgress);
  const { number } = useFormats();
  if (phase === "complete") {
    return plural(matching, { one: "Based on the only response", other: "Based on all # responses" });
  }
  const { read, expected } = progress ?? { read: columns.chains, expected: undefined };
  if (expected === undefined) {
    return t`${plural(read, { one: "# response", other: "# responses" })} read so far`;
  }
  const all = plural(expected, { one: "# response", other: "# responses" });
  return t`${number(read)} of ${all} read so far`;
}
