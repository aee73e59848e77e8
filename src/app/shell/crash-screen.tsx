import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { Failure } from "../../ui/notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";

/** When a screen itself fails: what happened, and a way on that keeps the address. */
export function CrashScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Something went wrong`} />
      <Failure
        title={t`This screen could not be shown`}
        detail={error instanceof Error ? error.message : String(error)}
        action={
          <Button variant="default" onClick={reset}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    </>
  );
}
