import { Info } from "lucide-react";
import type { ReactNode } from "react";
import { returnFocus } from "./return-focus.ts";
import classes from "./notice.module.css";
import { Plural, Trans } from "@lingui/react/macro";
import { Button } from "@mantine/core";

interface NoticeProps {
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** Something worth knowing that stops nobody: said politely. */
export function Notice({ children, action }: NoticeProps) {
  return (
    <div ref={returnFocus} className={classes["notice"]} role="status">
      <Info size={18} aria-hidden className={classes["icon"]} />
      <div className={classes["text"]}>{children}</div>
      {action}
    </div>
  );
}

interface PartialNoticeProps {
  /** Rows that came and can't be shown. */
  readonly unreadable: number;
  /** True when reading ended before the list did. */
  readonly cutShort?: boolean;
  readonly onRetry?: () => void;
}

/** Says that a list is not all there is, and why; nothing where it is. */
export function PartialNotice({ unreadable, cutShort = false, onRetry }: PartialNoticeProps) {
  if (unreadable === 0 && !cutShort) return null;
  return (
    <Notice
      action={
        onRetry === undefined ? null : (
          <Button variant="default" size="compact-sm" onClick={onRetry}>
            <Trans>Read again</Trans>
          </Button>
        )
      }
    >
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
