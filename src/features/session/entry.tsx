import { useId, type ComponentProps, type ReactNode } from "react";
import classes from "./entry.module.css";

interface EntryProps extends Omit<ComponentProps<"input">, "id" | "className"> {
  readonly label: string;
  /** What is wrong with what was typed. */
  readonly error: string | undefined;
  /** What stands at the end of the field. */
  readonly children?: ReactNode;
}

/** A field of the form that everybody meets first: the browser's own, so that nothing has to be loaded for it. */
export function Entry({ label, error, children, ...input }: EntryProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <label className={classes["label"]} htmlFor={id}>
        {label}
      </label>
      <div className={classes["field"]}>
        <input
          {...input}
          id={id}
          className={classes["input"]}
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
        />
        {children}
      </div>
      {error === undefined ? null : (
        <p id={errorId} className={classes["error"]}>
          {error}
        </p>
      )}
    </div>
  );
}
