import "@mantine/core/styles/Input.css";
import { useLingui } from "@lingui/react/macro";
import { TextInput } from "@mantine/core";
import { useState } from "react";
import { targetIn } from "../../../../analysis/target.ts";
import classes from "./events.module.css";

interface TargetFieldProps {
  readonly target: number | undefined;
  readonly onTarget: (target: number | undefined) => void;
}

/** The score that is aimed for; empty for none. It is taken with Enter, or when the field is left. */
export function TargetField({ target, onTarget }: TargetFieldProps) {
  const { t } = useLingui();
  const [text, setText] = useState(target === undefined ? "" : String(target));
  const value = text === "" ? undefined : targetIn(text, "nps");
  const isWrong = text !== "" && value === undefined;
  const take = () => {
    if (!isWrong && value !== target) onTarget(value);
  };
  return (
    <TextInput
      className={classes["target"]}
      size="xs"
      label={t`Target`}
      inputMode="numeric"
      value={text}
      error={isWrong ? t`From −100 to 100` : undefined}
      onChange={({ currentTarget }) => setText(currentTarget.value.trim().replace("−", "-"))}
      onBlur={take}
      onKeyDown={({ key }) => {
        if (key === "Enter") take();
      }}
    />
  );
}
