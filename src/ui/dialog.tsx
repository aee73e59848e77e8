import "@mantine/core/styles/CloseButton.css";
import "@mantine/core/styles/Overlay.css";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";
import "@mantine/core/styles/Drawer.css";
import "@mantine/core/styles/Paper.css";
import "./scroll-lock.css";
import { useLingui } from "@lingui/react/macro";
import { Drawer, type DrawerProps, Modal, type ModalProps } from "@mantine/core";
import { useDeferredValue, useLayoutEffect } from "react";

/**
 * Whether a dialog is open, one step after it stands. The kit notes where the focus is when a dialog opens, but not for
 * one that is open when it is first drawn, as one is whose code has just come: closing it would lose the focus.
 */
function useOpening(opened: boolean): boolean {
  const openedBefore = useDeferredValue(opened, false);
  const isOpen = opened && openedBefore;
  useLayoutEffect(() => (isOpen ? focusBack(document.activeElement) : undefined), [isOpen]);
  return isOpen;
}

/** What closes a dialog may take it away as a whole, before the kit gives the focus back. */
const focusBack = (opener: Element | null) => () => {
  setTimeout(() => {
    if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
  });
};

export interface Opening {
  readonly opened: boolean;
  readonly onClose: () => void;
}

interface DialogProps extends Omit<ModalProps, "closeButtonProps"> {
  /** True while something is under way that closing would end. */
  readonly busy?: boolean;
}

/** The kit's dialog, which gives the focus back to where it was, the first time too. */
export function Dialog({ opened, onClose, busy = false, ...props }: DialogProps) {
  const { t } = useLingui();
  const close = { "aria-label": t`Close` };
  const closeUnlessBusy = () => (busy ? undefined : onClose());
  return <Modal {...props} opened={useOpening(opened)} onClose={closeUnlessBusy} closeButtonProps={close} />;
}

/** The same from below. */
export function Sheet({ opened, ...props }: Omit<DrawerProps, "closeButtonProps" | "position">) {
  const { t } = useLingui();
  const close = { "aria-label": t`Close` };
  return <Drawer {...props} position="bottom" opened={useOpening(opened)} closeButtonProps={close} />;
}
