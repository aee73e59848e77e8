import { Trans } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useFaultText } from "./use-fault-text.ts";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { FirstContent } from "./first-content.tsx";
import { returnFocus } from "./return-focus.ts";
import classes from "./notice.module.css";

interface FaultProps {
  /** Whatever was thrown. */
  readonly error: unknown;
  readonly onRetry?: () => void;
}

/** A failed request: what happened, what can be done, and the button that does it. */
export function Fault({ error, onRetry }: FaultProps) {
  const { title, detail } = useFaultText()(error);
  return (
    <Failure
      title={title}
      detail={detail}
      action={
        onRetry === undefined ? null : (
          <Button variant="default" size="compact-sm" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    />
  );
}

interface FailureProps {
  readonly title: string;
  readonly detail?: ReactNode;
  readonly action?: ReactNode;
}

/** Something did not work: said at once to a screen reader, with what can be done. */
export function Failure({ title, detail, action }: FailureProps) {
  return (
    <div ref={returnFocus} className={classes["notice"]} data-tone="failure" role="alert">
      <FirstContent />
      <TriangleAlert size={18} aria-hidden className={classes["icon"]} />
      <div className={classes["text"]}>
        <p className={classes["title"]}>{title}</p>
        {detail === undefined ? null : <div className={classes["detail"]}>{detail}</div>}
      </div>
      {action}
    </div>
  );
}
