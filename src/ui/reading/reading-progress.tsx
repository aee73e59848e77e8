import { useLingui } from "@lingui/react/macro";
import classes from "./reading-progress.module.css";

interface ReadingProgressProps {
  /** Responses, so far and in all; undefined while nothing is read, or nobody knows how many there are. */
  readonly progress: { readonly read: number; readonly expected?: number | undefined } | undefined;
  /** False leaves the room of the bar empty. */
  readonly shown: boolean;
}

/** How far the reading of all responses has come. */
export function ReadingProgress({ progress, shown }: ReadingProgressProps) {
  const { t } = useLingui();
  const { read = 0, expected = 0 } = progress ?? {};
  return (
    <div className={classes["track"]}>
      {shown ? (
        <progress
          aria-label={t`Loading responses`}
          className={classes["bar"]}
          {...(expected > 0 && { value: Math.min(read, expected), max: expected })}
        />
      ) : null}
    </div>
  );
}
