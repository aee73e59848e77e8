import { Trans } from "@lingui/react/macro";

/** What the note below a chart over time ends with where there may be answers that were not read. */
export function UnreadPeriods({ complete }: { readonly complete: boolean }) {
  if (complete) return null;
  return (
    <>
      {" "}
      <Trans>Not everything has been read: there may be more answers in every period.</Trans>
    </>
  );
}
