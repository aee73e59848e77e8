import { useLingui } from "@lingui/react/macro";
import { TextInput } from "@mantine/core";
import { useId, useState, type KeyboardEvent } from "react";
import type { Command } from "./command.ts";
import { CommandList, optionId } from "./command-list.tsx";
import { matching } from "./match.ts";
import { usePlaceCommands } from "./use-place-commands.ts";
import { useResponseCommand } from "./use-response-command.ts";
import { useSettingCommands } from "./use-setting-commands.ts";

interface CommandBoxProps {
  readonly onChoose: (command: Command) => void;
  readonly onKeys: () => void;
}

/** A field and the commands that fit what is in it. The kit's own combobox tells a screen reader nothing of its first choice. */
export function CommandBox({ onChoose, onKeys }: CommandBoxProps) {
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const places = usePlaceCommands();
  const settings = useSettingCommands({ onKeys });
  const response = useResponseCommand(typed);
  const groups = matching([...places, ...settings], typed);
  const found = groups.flatMap(({ commands }) => commands);
  const all = response === undefined ? found : [...found, response];
  const shown = response === undefined ? groups : [...groups, { name: response.group, commands: [response] }];
  const current = all[Math.min(at, all.length - 1)];
  const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = Math.min(at, all.length - 1) + step;
      const turned = Math.abs(step) === 1 ? (next + all.length) % Math.max(1, all.length) : next;
      setAt(Math.max(0, Math.min(all.length - 1, turned)));
    } else if (event.key === "Enter" && current !== undefined) {
      event.preventDefault();
      onChoose(current);
    }
  };
  return (
    <>
      <TextInput
        role="combobox"
        aria-label={t`What to go to or to set`}
        aria-expanded={all.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={current === undefined ? undefined : optionId(id, current)}
        placeholder={t`A screen, survey, touchpoint, saved view, response id, setting…`}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      <CommandList id={id} groups={shown} current={current} onChoose={onChoose} />
    </>
  );
}
