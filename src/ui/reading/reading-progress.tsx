import { RefreshCw } from "lucide-react";
import { useLingui } from "@lingui/react/macro";
import classes from "./reading-progress.module.css";
import { Button } from "@mantine/core";
import type { ReadingPhase } from "../../client/walk/types.ts";

interface ReadingProgressProps {
  /** Responses or other work, so far and in all; undefined while nothing is read, or the total is unknown. */
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

interface ReadingActionProps {
  readonly reading: {
    readonly phase: ReadingPhase;
    readonly stop: () => void;
    readonly goOn: () => void;
    readonly readAgain: () => void;
  };
}

/** What can be done about a reading: one button, which keeps its place and the keyboard while its words change. */
export function ReadingAction({ reading }: ReadingActionProps) {
  const { t } = useLingui();
  const { phase, stop, goOn, readAgain } = reading;
  const again = {
    words: t`Read again`,
    act: readAgain,
    variant: "subtle",
    icon: <RefreshCw size={14} aria-hidden />,
  };
  const { words, act, variant, icon } = {
    reading: { words: t`Stop`, act: stop, variant: "default", icon: null },
    stopped: { words: t`Go on reading`, act: goOn, variant: "default", icon: null },
    complete: again,
    incomplete: again,
  }[phase];
  return (
    <Button variant={variant} size="compact-sm" leftSection={icon} onClick={act}>
      {words}
    </Button>
  );
}
