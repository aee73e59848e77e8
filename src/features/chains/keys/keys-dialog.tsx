import "@mantine/core/styles/Overlay.css";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";
import "@mantine/core/styles/Paper.css";
import { useLingui } from "@lingui/react/macro";
import { Modal } from "@mantine/core";
import classes from "./keys.module.css";

interface KeysDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function KeysDialog({ opened, onClose }: KeysDialogProps) {
  const { t } = useLingui();
  const keys: readonly (readonly [keys: readonly string[], does: string])[] = [
    [["↓", "↑"], t`Next and previous row of the table`],
    [["Page ↓", "Page ↑"], t`Ten rows on or back`],
    [["Home", "End"], t`First and last row`],
    [["Enter"], t`Open the response`],
    [["j", "k"], t`Next and previous response`],
    [["Alt ↓", "Alt ↑"], t`Move a column, where columns are arranged`],
    [["←", "→"], t`Narrow or widen a column, on its edge`],
    [["?"], t`This list`],
  ];
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t`Keyboard shortcuts`}
      closeButtonProps={{ "aria-label": t`Close` }}
    >
      <dl className={classes["keys"]}>
        {keys.map(([names, does]) => (
          <div key={does}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
