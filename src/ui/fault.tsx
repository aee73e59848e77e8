import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useFaultText } from "./use-fault-text.ts";
import { Failure, Notice } from "./notice.tsx";

/** A failed request: what happened, what can be done, and the button that does it. */
export function Fault({ error, onRetry }: { readonly error: unknown; readonly onRetry?: () => void }) {
  const { t } = useLingui();
  const { title, detail } = useFaultText()(error);
  return (
    <Failure
      title={title}
      detail={detail}
      action={
        onRetry === undefined ? null : (
          <Button variant="default" size="compact-sm" onClick={onRetry}>{t`Try again`}</Button>
        )
      }
    />
  );
}

interface PartialNoticeProps {
  /** Rows that came and can't be shown. */
  readonly unreadable: number;
  /** True when reading ended before the list did. */
  readonly cutShort?: boolean;
  readonly onRetry: () => void;
}

/** Says that a list is not all there is, and why; nothing where it is. */
export function PartialNotice({ unreadable, cutShort = false, onRetry }: PartialNoticeProps) {
  const { t } = useLingui();
  if (unreadable === 0 && !cutShort) return null;
  return (
    <Notice action={<Button variant="default" size="compact-sm" onClick={onRetry}>{t`Read again`}</Button>}>
      {unreadable === 0 ? null : (
        <Plural
          value={unreadable}
          one="# row came in a form that can’t be read, and is missing here."
          other="# rows came in a form that can’t be read, and are missing here."
        />
      )}{" "}
      {cutShort ? <Trans>The list could not be read to its end: there may be more.</Trans> : null}
    </Notice>
  );
}
