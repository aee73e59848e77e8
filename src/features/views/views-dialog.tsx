import "../../ui/modal-styles.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Modal } from "@mantine/core";
import { Notice } from "../../ui/notice.tsx";
import { SaveForm } from "./save-form.tsx";
import { useSavedViews } from "./use-saved-views.ts";
import { ViewItems } from "./view-items.tsx";
import type { ViewColumns } from "./view-columns.ts";
import type { ViewScreen } from "./view.ts";
import { ViewsTransfer } from "./views-transfer.tsx";
import classes from "./views.module.css";

interface ViewsDialogProps {
  readonly screen: ViewScreen;
  readonly columns: ViewColumns;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** What a screen shows, under a name: saved, opened, and taken to another device. */
export function ViewsDialog({ screen, columns, opened, onClose }: ViewsDialogProps) {
  const { t } = useLingui();
  const saved = useSavedViews();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t`Saved views`}
      closeButtonProps={{ "aria-label": t`Close` }}
    >
      <div className={classes["parts"]}>
        {saved.damaged ? (
          <Notice>
            <Trans>
              Some of the views on this device can’t be read. Those that can are listed; the others are put
              aside.
            </Trans>
          </Notice>
        ) : null}
        {saved.kept ? null : (
          <Notice>
            <Trans>The browser keeps nothing for this page: these views last until you leave it.</Trans>
          </Notice>
        )}
        <SaveForm screen={screen} columns={columns} saved={saved} />
        <ViewItems columns={columns} saved={saved} onOpen={onClose} />
        <ViewsTransfer saved={saved} />
      </div>
    </Modal>
  );
}
