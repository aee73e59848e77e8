import { Suspense, useState, type ReactNode } from "react";
import type { LucideIcon } from "lucide-react";
import type { Opening } from "./dialog.tsx";
import { ToolButton } from "./tool-button.tsx";

interface DialogButtonProps {
  readonly icon: LucideIcon;
  readonly label: ReactNode;
  /** What it is for, where its name alone does not say. */
  readonly title?: string;
  /** The dialog. Its code may be loaded with the first press; from then on it is there, open or closed. */
  readonly children: (opening: Opening) => ReactNode;
}

/** A button of a screen's header with the dialog that it opens. */
export function DialogButton({ icon, label, title, children }: DialogButtonProps) {
  const [opened, setOpened] = useState<boolean>();
  return (
    <>
      <ToolButton icon={icon} title={title} onClick={() => setOpened(true)}>
        {label}
      </ToolButton>
      {opened === undefined ? null : (
        <Suspense>{children({ opened, onClose: () => setOpened(false) })}</Suspense>
      )}
    </>
  );
}
