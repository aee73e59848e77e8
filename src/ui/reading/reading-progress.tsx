import { RefreshCw } from "lucide-react";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import classes from "./reading-progress.module.css";
import { Button } from "@mantine/core";
import type { ReadingPhase, WalkResult } from "../../client/walk/types.ts";

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

/** What can be done about a reading. */
export interface ReadingControls {
  readonly stop: () => void;
  /** Goes on after a stop, and tries again what could not be read. */
  readonly goOn: () => void;
  /** Forgets what was read and reads it anew. */
  readonly readAgain: () => void;
}

interface ReadingActionProps {
  readonly reading: ReadingControls & { readonly phase: ReadingPhase };
}

/** What can be done about a reading: one button, which keeps its place and the keyboard while its words change. */
export function ReadingAction({ reading }: ReadingActionProps) {
  const { t } = useLingui();
  const { phase, stop, goOn, readAgain } = reading;
  const again = {
    words: t`Read again`,
    title: t`Read all responses once more, with what has changed`,
    act: readAgain,
    variant: "subtle",
    icon: <RefreshCw size={14} aria-hidden />,
  };
  const plain = { title: undefined, variant: "default", icon: null };
  const { words, title, act, variant, icon } = {
    reading: { words: t`Stop`, act: stop, ...plain },
    stopped: { words: t`Go on reading`, act: goOn, ...plain },
    complete: again,
    incomplete: again,
  }[phase];
  return (
    <Button
      className={classes["action"] ?? ""}
      variant={variant}
      size="compact-sm"
      leftSection={icon}
      title={title}
      onClick={act}
    >
      {words}
    </Button>
  );
}

interface LeftOutProps {
  readonly of: Pick<WalkResult, "unreadable" | "notAsked"> | undefined;
  readonly as?: "p" | "span";
  readonly className?: string | undefined;
}

/** What came and is not counted, each in a sentence. */
export function LeftOut({ of, as: Line = "span", className }: LeftOutProps) {
  const { t } = useLingui();
  const { unreadable = 0, notAsked = 0 } = of ?? {};
  const texts = [
    unreadable > 0 &&
      t`${plural(unreadable, {
        one: "# could not be read and is missing",
        other: "# could not be read and are missing",
      })}`,
    notAsked > 0 &&
      t`${plural(notAsked, {
        one: "The server sent # response that these filters exclude. It is left out.",
        other: "The server sent # responses that these filters exclude. They are left out.",
      })}`,
  ].filter((text) => text !== false);
  return texts.map((text) => (
    <Line key={text} className={className}>
      {text}
    </Line>
  ));
}
