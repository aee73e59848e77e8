import type { ReactNode, MouseEvent } from "react";
import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { returnFocus } from "../../../ui/return-focus.ts";
import classes from "./control.module.css";

interface ControlBoxProps {
  /** The name that stands in it. */
  readonly label: string;
  /** What is in force, in words; undefined where nothing is. */
  readonly text: string | undefined;
  readonly onRemove: () => void;
  /** The field itself, which carries the name for those who hear it. */
  readonly children: ReactNode;
}

/** A field with its name inside, and a button that takes away what is in force. */
export function ControlBox({ label, text, onRemove, children }: ControlBoxProps) {
  const { t } = useLingui();
  return (
    <div
      ref={returnFocus}
      className={classes["control"]}
      data-active={text === undefined ? undefined : true}
      title={text ?? label}
    >
      <span className={classes["name"]} aria-hidden>
        {t`${label}:`}
      </span>
      {children}
      {text === undefined ? null : (
        <RemoveButton
          text={text}
          onPress={({ currentTarget: { parentElement: box } }) => {
            box?.querySelector("input")?.focus();
            onRemove();
          }}
        />
      )}
    </div>
  );
}

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
