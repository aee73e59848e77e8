import "../../ui/modal-styles.ts";
import "@mantine/core/styles/Input.css";
import { useLingui } from "@lingui/react/macro";
import { Modal } from "@mantine/core";
import { useState } from "react";
import type { Command } from "./command.ts";
import { CommandBox } from "./command-box.tsx";

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
