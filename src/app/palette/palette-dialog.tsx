import "../../ui/modal-styles.ts";
import "@mantine/core/styles/Input.css";
import { useLingui } from "@lingui/react/macro";
import { Modal, TextInput } from "@mantine/core";
import { useState, useId, type KeyboardEvent } from "react";
import { type Command, matching } from "./match.ts";
import { CommandList, optionId } from "./command-list.tsx";
import { usePlaceCommands } from "./use-place-commands.ts";
import { useSettingCommands } from "./use-setting-commands.ts";
import { useNavigate } from "@tanstack/react-router";
import { searchFor } from "../../filters/search.ts";
import { useAddress } from "../../filters/use-screen.ts";

interface PaletteDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Lists the keys in the place of the palette. */
  readonly onKeys: () => void;
}

/** Everything there is to go to or to set, found by its name. */
export function PaletteDialog({ opened, onClose, onKeys }: PaletteDialogProps) {
  const { t } = useLingui();
  const [leads, setLeads] = useState(false);
  const choose = (command: Command) => {
    setLeads(command.leads ?? false);
    onClose();
    command.run();
  };
  return (
    <Modal
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
      closeButtonProps={{ "aria-label": t`Close` }}
      size="lg"
      yOffset="10dvh"
    >
      <CommandBox onChoose={choose} onKeys={onKeys} />
    </Modal>
  );
}

interface CommandBoxProps {
  readonly onChoose: (command: Command) => void;
  readonly onKeys: () => void;
}

/** A field and the commands that fit what is in it. The kit's own combobox tells a screen reader nothing of its first choice. */
function CommandBox({ onChoose, onKeys }: CommandBoxProps) {
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

const SHORTEST = 4;

const LONGEST = 200;

/** A response by its id, for a text that may be one; ids are the server's own, so most texts may. */
function useResponseCommand(typed: string): Command | undefined {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { lang, tz } = useAddress();
  const id = typed.trim();
  if (id.length < SHORTEST || id.length > LONGEST || /[\s/?#]/.test(id)) return undefined;
  return {
    id: "response",
    group: t`Response`,
    label: t`Open the response with the id ${id}`,
    leads: true,
    run: () =>
      void navigate({ to: "/responses/$id", params: { id }, search: searchFor("responses", { lang, tz }) }),
  };
}
