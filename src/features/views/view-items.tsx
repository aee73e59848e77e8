import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useState } from "react";
import { Notice } from "../../ui/notice.tsx";
import type { SavedViewsInUse } from "./use-saved-views.ts";
import type { ViewColumns } from "./view-columns.ts";
import { ViewItem } from "./view-item.tsx";
import { withView, without } from "./view-list.ts";
import type { View } from "./view.ts";
import classes from "./views.module.css";

interface ViewItemsProps {
  readonly columns: ViewColumns;
  readonly saved: SavedViewsInUse;
  /** Called when one is opened in this tab. */
  readonly onOpen: () => void;
}

/** All saved views. One that is deleted can be had back for as long as the list is looked at. */
export function ViewItems({ columns, saved, onOpen }: ViewItemsProps) {
  const { t } = useLingui();
  const [deleted, setDeleted] = useState<View>();
  const remove = (view: View) => {
    saved.change((views) => without(views, view.name));
    setDeleted(view);
  };
  const undo = () => {
    if (deleted !== undefined) saved.change((views) => withView(views, deleted));
    setDeleted(undefined);
  };
  return (
    <>
      {saved.views.length === 0 ? (
        <p className={classes["none"]}>
          <Trans>
            Nothing is saved yet. A view keeps the filters and columns of this screen under a name.
          </Trans>
        </p>
      ) : (
        <ul className={classes["list"]} aria-label={t`Saved views`}>
          {saved.views.map((view) => (
            <ViewItem
              key={view.name}
              view={view}
              columns={columns}
              saved={saved}
              onOpen={onOpen}
              onDelete={() => remove(view)}
            />
          ))}
        </ul>
      )}
      {deleted === undefined ? null : (
        <Notice
          action={
            <Button variant="default" size="compact-sm" onClick={undo}>
              <Trans>Undo</Trans>
            </Button>
          }
        >
          <Trans>“{deleted.name}” is deleted.</Trans>
        </Notice>
      )}
    </>
  );
}
