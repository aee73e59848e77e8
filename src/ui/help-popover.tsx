import "@mantine/core/styles/Popover.css";
import { ActionIcon, Popover } from "@mantine/core";
import { CircleQuestionMark } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import classes from "./help-popover.module.css";
import { SCREEN_ONLY } from "./screen-only.ts";
import { useLingui } from "@lingui/react/macro";

interface HelpPopoverProps {
  readonly name: string;
  /** Of the panel, in pixels. */
  readonly width: number;
  /** Of the button, in pixels; on a phone it is larger. */
  readonly size: number;
  /** What the panel says; drawn when it opens. */
  readonly children: ReactNode;
}

/** A question mark, and the panel that it opens. */
export function HelpPopover({ name, width, size, children }: HelpPopoverProps) {
  return (
    <Popover width={width} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          className={classes["button"] ?? ""}
          variant="subtle"
          size={size}
          aria-label={name}
          title={name}
          data-help
          {...SCREEN_ONLY}
        >
          <CircleQuestionMark size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={name} aria-labelledby={undefined} data-autofocus tabIndex={-1}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}

/** A number's own answer to how it came about: method, source and figures, loaded when the panel opens. */
export function HowComputed({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <HelpPopover name={t`How is this computed?`} width={320} size={28}>
      <Suspense fallback={<div className={classes["coming"]} />}>{children}</Suspense>
    </HelpPopover>
  );
}
