import { Button } from "@mantine/core";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useFormats } from "../i18n/use-formats.ts";
import classes from "./tool-button.module.css";

interface ToolButtonProps {
  readonly icon: LucideIcon;
  /** Its name, shown where the header has room for it. */
  readonly children: ReactNode;
  /** What its name ends with a number of, which is shown in any case. */
  readonly count?: number;
  readonly title?: string | undefined;
  readonly onClick: () => void;
}

/** A button of a screen's header that opens a dialog. */
export function ToolButton({ icon: Icon, children, count = 0, title, onClick }: ToolButtonProps) {
  const { number } = useFormats();
  return (
    <Button
      className={classes["tool"]}
      classNames={{ section: classes["icon"] ?? "" }}
      variant="default"
      leftSection={<Icon size={16} aria-hidden />}
      aria-haspopup="dialog"
      title={title}
      onClick={onClick}
    >
      <span className={classes["name"]}>{children}</span>
      {count === 0 ? null : (
        <span className={classes["count"]} aria-hidden>
          {number(count)}
        </span>
      )}
    </Button>
  );
}
