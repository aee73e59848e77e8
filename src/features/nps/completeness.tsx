import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
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
        {phase === "reading" ? (
          <Button variant="default" size="compact-sm" onClick={reading.stop}>
            <Trans>Stop</Trans>
          </Button>
        ) : null}
        {phase === "stopped" ? (
          <Button variant="default" size="compact-sm" onClick={reading.goOn}>
            <Trans>Go on reading</Trans>
          </Button>
        ) : null}
        {phase === "complete" ? (
          <Button variant="subtle" size="compact-sm" onClick={reading.readAgain}>
            <Trans>Read again</Trans>
          </Button>
        ) : null}
      </span>
      <div className={classes["track"]}>
        {phase === "reading" ? <ReadingProgress reading={reading} /> : null}
      </div>
    </div>
  );
}

function ReadingProgress({ reading: { progress } }: Pick<CompletenessProps, "reading">) {
  const { t } = useLingui();
  const known = progress?.expected !== undefined && progress.expected > 0;
  return (
    <progress
      aria-label={t`Loading responses`}
      className={classes["bar"]}
      {...(known && { value: Math.min(progress.read, progress.expected ?? 0), max: progress.expected })}
    />
  );
}

function useRestsOn({ phase, columns, progress }: ReadingInView, matching: number): string {
  const { t } = useLingui();
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
