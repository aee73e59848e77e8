import "@mantine/core/styles/CloseButton.css";
import "@mantine/core/styles/Overlay.css";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";
import "@mantine/core/styles/Paper.css";
import { useLingui } from "@lingui/react/macro";
import { Modal, type ModalProps } from "@mantine/core";
import { useDeferredValue } from "react";

/**
 * Whether a dialog is open, one step after it stands. The kit notes where the focus is when a dialog opens, but not for
 * one that is open when it is first drawn, as one is whose code has just come: closing it would lose the focus.
 */
export function useOpening(opened: boolean): boolean {
  const openedBefore = useDeferredValue(opened, false);
  return opened && openedBefore;
}

/** The kit's dialog, which gives the focus back to where it was, the first time too. */
export function Dialog({ opened, ...props }: Omit<ModalProps, "closeButtonProps">) {
  const { t } = useLingui();
  return <Modal {...props} opened={useOpening(opened)} closeButtonProps={{ "aria-label": t`Close` }} />;
}
