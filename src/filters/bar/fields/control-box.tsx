import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { returnFocus } from "../../../ui/return-focus.ts";
import classes from "./control.module.css";

interface ControlBoxProps {
  /** The name that stands in it; left out where what is in it says it. */
  readonly label?: string;
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
      title={text}
    >
      {label === undefined ? null : (
        <span className={classes["name"]} aria-hidden>
          {label}:
        </span>
      )}
      {children}
      {text === undefined ? null : (
        <button
          type="button"
          className={classes["remove"]}
          aria-label={t`Remove ${text}`}
          onClick={({ currentTarget: { parentElement: box } }) => {
            // The button goes: the keyboard goes on in its field.
            box?.querySelector("input")?.focus();
            onRemove();
          }}
        >
          <X size={14} aria-hidden />
        </button>
      )}
    </div>
  );
}
