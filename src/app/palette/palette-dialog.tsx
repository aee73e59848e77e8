import { useLingui } from "@lingui/react/macro";
import { TextInput } from "@mantine/core";
import { useState, useId, type KeyboardEvent } from "react";
import { useNavigate } from "@tanstack/react-router";
import { Dialog, type Opening } from "../../ui/dialog.tsx";
import { type Command, matching, type CommandGroup } from "./match.ts";
import { usePlaceCommands } from "./use-place-commands.ts";
import { useNarrowingCommands } from "./use-narrowing-commands.ts";
import { looksLikeId } from "../../filters/options.ts";
import { useSettingCommands } from "./use-setting-commands.ts";
import { searchFor } from "../../filters/search.ts";
import { useAddress } from "../../filters/use-screen.ts";
import { ShortText } from "../../ui/short-text.tsx";
import "@mantine/core/styles/Input.css";
import classes from "./palette.module.css";

interface PaletteDialogProps extends Typed, Opening {
  /** Lists the keys in the place of the palette. */
  readonly onKeys: () => void;
}

interface Typed {
  readonly typed: string;
  readonly onType: (text: string) => void;
}

/** Everything there is to go to or to set, found by its name. */
export function PaletteDialog({ opened, typed, onType, onClose, onKeys }: PaletteDialogProps) {
  const { t } = useLingui();
  const [leads, setLeads] = useState(false);
  const choose = (command: Command) => {
    setLeads(command.leads ?? false);
    onClose();
    command.run();
  };
  return (
    <Dialog
      opened={opened}
      onClose={() => {
        setLeads(false);
        onClose();
      }}
      onExitTransitionEnd={() => {
        // On another screen its heading has the focus by now; this is for another place on the same one.
        if (leads && document.activeElement === document.body)
          document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
        setLeads(false);
      }}
      returnFocus={!leads}
      transitionProps={{ duration: 0 }}
      title={t`Go to or set`}
      size="lg"
      yOffset="10dvh"
    >
      <CommandBox typed={typed} onType={onType} onChoose={choose} onKeys={onKeys} />
    </Dialog>
  );
}

interface CommandBoxProps extends Typed {
  readonly onChoose: (command: Command) => void;
  readonly onKeys: () => void;
}

/** A field and the commands that fit what is in it. The kit's own combobox tells a screen reader nothing of its first choice. */
function CommandBox({ typed, onType, onChoose, onKeys }: CommandBoxProps) {
  const { t } = useLingui();
  const id = useId();
  const [at, setAt] = useState(0);
  const places = usePlaceCommands();
  const narrowing = useNarrowingCommands();
  const settings = useSettingCommands({ onKeys });
  const response = useResponseCommand(typed);
  const groups = matching([...places, ...narrowing, ...settings], typed);
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
        placeholder={t`A screen, survey, question, touchpoint, filter, period, setting…`}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        value={typed}
        onChange={(event) => {
          onType(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      <CommandList id={id} groups={shown} text={typed.trim()} current={current} onChoose={onChoose} />
    </>
  );
}

const SHORTEST = 4;
const LONGEST = 200;

/** Ids are made by the deployment, of whatever signs; but they hold a digit, and are neither a date nor a word. */
const canBeId = (text: string): boolean =>
  text.length >= SHORTEST &&
  text.length <= LONGEST &&
  looksLikeId(text) &&
  !/^\d{4}(-\d{1,2}){0,2}$/.test(text);

/** A response by its id, for a text that can be one. */
function useResponseCommand(typed: string): Command | undefined {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { lang, tz } = useAddress();
  const id = typed.trim();
  if (!canBeId(id)) return undefined;
  return {
    id: "response",
    group: t`Response`,
    label: t`Open the response with the id ${id}`,
    leads: true,
    run: () =>
      void navigate({ to: "/responses/$id", params: { id }, search: searchFor("responses", { lang, tz }) }),
  };
}

interface CommandListProps {
  readonly id: string;
  readonly groups: readonly CommandGroup[];
  /** What is looked for. */
  readonly text: string;
  /** The one that Enter chooses. */
  readonly current: Command | undefined;
  readonly onChoose: (command: Command) => void;
}

/** What an option of the list `id` is called in the document; names of views may hold anything. */
const optionId = (id: string, command: Command): string => `${id}-${encodeURIComponent(command.id)}`;

const show = (option: HTMLElement | null) => option?.scrollIntoView({ block: "nearest" });

/** The options of the palette, which keeps the focus in its field. */
function CommandList({ id, groups, text, current, onChoose }: CommandListProps) {
  const { t } = useLingui();
  return (
    <>
      <div id={id} role="listbox" aria-label={t`What fits`} className={classes["list"]}>
        {groups.map(({ name, commands }) => (
          <div key={name} role="group" aria-label={name}>
            <div className={classes["group"]} aria-hidden>
              {name}
            </div>
            {commands.map((command) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- keys are the field's
              <div
                key={command.id}
                id={optionId(id, command)}
                role="option"
                aria-selected={command.id === current?.id}
                ref={command.id === current?.id ? show : undefined}
                className={classes["option"]}
                onClick={() => onChoose(command)}
              >
                <ShortText language={command.language ?? ""}>{command.label}</ShortText>
                {command.detail === undefined ? null : <small>{command.detail}</small>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={classes["none"]}>
        {groups.length === 0 ? t`Nothing found for “${text}”.` : null}
      </p>
    </>
  );
}
