import { useLingui } from "@lingui/react/macro";
import classes from "./reading-progress.module.css";

interface ReadingProgressProps {
  /** Responses or other work, so far and in all; undefined while nothing is read, or nobody knows how many there are. */
  readonly progress: { readonly read: number; readonly expected?: number | undefined } | undefined;
  /** What goes on, where that is not the reading of all responses. */
  readonly label?: string;
  /** False leaves the room of the bar empty. */
  readonly shown: boolean;
}

/** How far the reading of all responses, or what is made of them, has come. */
export function ReadingProgress({ label, progress, shown }: ReadingProgressProps) {
  const { t } = useLingui();
  const { read = 0, expected = 0 } = progress ?? {};
  return (
    <div className={classes["track"]}>
      {shown ? (
        <progress
          aria-label={label ?? t`Loading responses`}
          className={classes["bar"]}
          {...(expected > 0 && { value: Math.min(read, expected), max: expected })}
        />
      ) : null}
    </div>
  );
}
