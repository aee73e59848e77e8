import "@mantine/core/styles/Popover.css";
import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Popover } from "@mantine/core";
import { CircleQuestionMark } from "lucide-react";
import { Suspense, useState, type ReactNode } from "react";
import classes from "./how-computed.module.css";
import { SCREEN_ONLY } from "./screen-only.ts";

interface HowComputedProps {
  /** The method, its source and its figures; loaded when the panel opens. */
  readonly children: ReactNode;
}

/** A number's own answer to how it came about. */
export function HowComputed({ children }: HowComputedProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  const name = t`How is this computed?`;
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      width={320}
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          className={classes["button"] ?? ""}
          variant="subtle"
          size={28}
          aria-label={name}
          title={name}
          aria-haspopup="dialog"
          onClick={() => setOpened((was) => !was)}
          {...SCREEN_ONLY}
        >
          <CircleQuestionMark size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={name} aria-labelledby={undefined} data-autofocus tabIndex={-1}>
        <Suspense fallback={<div className={classes["coming"]} />}>{opened ? children : null}</Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
