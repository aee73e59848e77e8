import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { SCREEN_ONLY } from "../../../../ui/screen-only.ts";
import { HowComputed } from "../../insights/how-computed.tsx";
import type { ToldRows } from "../charts/funnel-rows.ts";
import classes from "./breakdowns.module.css";

/** Whether the rows are drawn as a funnel. */
export interface Drawing {
  readonly drawn: boolean;
  readonly onDrawn: (drawn: boolean) => void;
}

interface FunnelSwitchProps extends Drawing {
  /** What was found of the rows; null where they can't be compared, undefined while that is not known. */
  readonly told: ToldRows | null | undefined;
}

/** Draws the rows of a breakdown, and tells how they are judged. It stays in its place while they are. */
export function FunnelSwitch({ told, drawn, onDrawn }: FunnelSwitchProps) {
  const { t } = useLingui();
  const canDraw = told !== null;
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        h={36}
        aria-pressed={drawn}
        aria-disabled={!canDraw}
        {...(!canDraw && { "data-disabled": true })}
        title={canDraw ? undefined : t`Fewer than two rows of at least 10 answers`}
        onClick={() => {
          if (canDraw) onDrawn(!drawn);
        }}
        {...SCREEN_ONLY}
      >
        <Trans>As a chart</Trans>
      </Button>
      <span className={classes["how"]}>
        {told ? <HowComputed topic={{ kind: "verdicts", judged: told.judged }} /> : null}
      </span>
    </>
  );
}
