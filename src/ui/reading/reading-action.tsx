import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import type { ReadingPhase } from "../../client/walk/types.ts";

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
  const again = { words: t`Read again`, act: readAgain, variant: "subtle" };
  const { words, act, variant } = {
    reading: { words: t`Stop`, act: stop, variant: "default" },
    stopped: { words: t`Go on reading`, act: goOn, variant: "default" },
    complete: again,
    incomplete: again,
  }[phase];
  return (
    <Button variant={variant} size="compact-sm" onClick={act}>
      {words}
    </Button>
  );
}
