import { Trans } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useFaultText } from "./use-fault-text.ts";
import { Failure } from "./failure.tsx";

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
