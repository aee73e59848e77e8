import { useLingui } from "@lingui/react/macro";
import { Suspense, type ReactNode } from "react";
import { HelpPopover } from "./help-popover.tsx";
import classes from "./how-computed.module.css";

interface HowComputedProps {
  /** The method, its source and its figures; loaded when the panel opens. */
  readonly children: ReactNode;
}

/** A number's own answer to how it came about. */
export function HowComputed({ children }: HowComputedProps) {
  const { t } = useLingui();
  return (
    <HelpPopover name={t`How is this computed?`} width={320} size={28}>
      {(opened) => (
        <Suspense fallback={<div className={classes["coming"]} />}>{opened ? children : null}</Suspense>
      )}
    </HelpPopover>
  );
}
