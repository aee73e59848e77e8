import { useLingui } from "@lingui/react/macro";
import { TextInput } from "@mantine/core";
import { useState } from "react";
import { isCalendarDate } from "../../../lib/time/dates.ts";
import { ControlBox } from "./control-box.tsx";
import classes from "./control.module.css";

interface DateFieldProps {
  readonly label: string;
  readonly value: string | undefined;
  /** What is in force, in words. */
  readonly inForce: string | undefined;
  readonly onChange: (date: string | undefined) => void;
}

/** A date typed as `2026-11-20`. A whole date takes effect at once; half of one says what is missing on leaving. */
export function DateField({ label, value, inForce, onChange }: DateFieldProps) {
  const { t } = useLingui();
  // What is being typed and isn't a date yet; everything else is the address's.
  const [draft, setDraft] = useState<string>();
  const [left, setLeft] = useState(false);
  const text = draft ?? value ?? "";

  const take = (next: string) => {
    const trimmed = next.trim();
    const settled = trimmed === "" || isCalendarDate(trimmed);
    setDraft(settled ? undefined : next);
    setLeft(false);
    if (settled && trimmed !== (value ?? "")) onChange(trimmed === "" ? undefined : trimmed);
  };

  const isWrong = draft !== undefined && left;
  return (
    <ControlBox label={label} text={inForce} onRemove={() => take("")}>
      <TextInput
        aria-label={label}
        variant="unstyled"
        className={classes["field"]}
        classNames={{ input: classes["input"], error: classes["wrong"] }}
        placeholder={t`YYYY-MM-DD`}
        value={text}
        w={100}
        inputMode="numeric"
        autoComplete="off"
        error={isWrong ? t`Write it as 2026-11-20` : undefined}
        onChange={(event) => take(event.currentTarget.value)}
        onBlur={() => setLeft(true)}
        onKeyDown={(event) => {
          if (event.key === "Enter") setLeft(true);
        }}
      />
    </ControlBox>
  );
}
