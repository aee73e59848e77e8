import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import type { MouseEvent } from "react";
import classes from "./remove-button.module.css";

interface RemoveButtonProps {
  /** What is in force, in words. */
  readonly text: string;
  /** Takes it away, and the button with it: the keyboard goes on elsewhere. */
  readonly onPress: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** Takes away what is in force. */
export function RemoveButton({ text, onPress }: RemoveButtonProps) {
  const { t } = useLingui();
  return (
    <button type="button" className={classes["remove"]} aria-label={t`Remove ${text}`} onClick={onPress}>
      <X size={14} aria-hidden />
    </button>
  );
}
