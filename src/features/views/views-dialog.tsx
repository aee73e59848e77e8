import { Dialog, type Opening } from "../../ui/dialog.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button, FileButton } from "@mantine/core";
import { Notice, Failure } from "../../ui/notice.tsx";
import { SaveForm, type SaveFormProps } from "./save-form.tsx";
import { useSavedViews } from "./use-saved-views.ts";
import type { View, Taken } from "./view.ts";
import { withView, without, takenIn, viewsFile } from "./view.ts";
import classes from "./views.module.css";
import { useState } from "react";
import { downloadFile } from "../../ui/downloads/use-file.ts";
import { plural } from "@lingui/core/macro";
import { ViewItem, type ViewItemProps } from "./view-item.tsx";

/** What a screen shows, under a name: saved, opened, and taken to another device. */
export function ViewsDialog({ screen, columns, opened, onClose }: SaveFormProps & Opening) {
  const { t } = useLingui();
  const { damaged, kept } = useSavedViews();
  return (
    <Dialog opened={opened} onClose={onClose} title={t`Saved views`}>
      <div className={classes["parts"]}>
        {damaged ? (
          <Notice>
            <Trans>
              Some of the views on this device can’t be read. Those that can are listed; the others are put
              aside.
            </Trans>
          </Notice>
        ) : null}
        {kept ? null : (
          <Notice>{t`The browser keeps nothing for this page: these views last until you leave it.`}</Notice>
        )}
        <SaveForm screen={screen} columns={columns} />
        <ViewItems columns={columns} onOpen={onClose} />
        <ViewsTransfer />
      </div>
    </Dialog>
  );
}

/** All views as a file, and the views of such a file. */
function ViewsTransfer() {
  const { t } = useLingui();
  const saved = useSavedViews();
  const [taken, setTaken] = useState<Taken>();
  const takeIn = async (file: File | null) => {
    if (file === null) return;
    const outcome = takenIn(saved.views, await file.text());
    if (outcome.kind === "taken") saved.change(() => outcome.views);
    setTaken(outcome);
  };
  const download = () =>
    downloadFile(new Blob([viewsFile(saved.views)], { type: "application/json" }), "earshot-views.json");
  return (
    <div className={classes["transfer"]}>
      <Button variant="default" size="compact-sm" disabled={saved.views.length === 0} onClick={download}>
        <Trans>Export all views</Trans>
      </Button>
      <FileButton accept="application/json,.json" onChange={(file) => void takeIn(file)}>
        {({ onClick }) => (
          <Button variant="default" size="compact-sm" onClick={onClick}>{t`Import views…`}</Button>
        )}
      </FileButton>
      {taken === undefined ? null : <TakenNotice taken={taken} />}
    </div>
  );
}

/** What came of a file of views, entry by entry: nothing is left out without a word. */
function TakenNotice({ taken }: { readonly taken: Taken }) {
  const { t } = useLingui();
  if (taken.kind === "refused") {
    const reasons = {
      "too-large": t`It is too large to be a file of saved views.`,
      "not-json": t`It is not JSON.`,
      "no-views": t`It is JSON, but not what “Export all views” writes.`,
    };
    return <Failure title={t`This file can’t be imported`} detail={reasons[taken.reason]} />;
  }
  const { added, same, renamed, unusable, personal } = taken;
  const said = [
    t`${plural(added, { 0: "No view was imported.", one: "# view was imported.", other: "# views were imported." })}`,
    same > 0 && t`${plural(same, { one: "# was here already.", other: "# were here already." })}`,
    ...renamed.map(({ from, to }) => t`The name “${from}” was taken, so it is called “${to}” here.`),
    unusable > 0 &&
      t`${plural(unusable, { one: "# entry is no view that can be opened here.", other: "# entries are no views that can be opened here." })}`,
    personal > 0 &&
      t`${plural(personal, {
        one: "# view was left out: it holds what looks like an e-mail address or a phone number.",
        other: "# views were left out: they hold what looks like an e-mail address or a phone number.",
      })}`,
  ];
  return <Notice>{said.filter((text) => text !== false).join(" ")}</Notice>;
}

type ViewItemsProps = Pick<ViewItemProps, "columns" | "onOpen">;

/** All saved views. One that is deleted can be had back for as long as the list is looked at. */
function ViewItems({ columns, onOpen }: ViewItemsProps) {
  const { t } = useLingui();
  const saved = useSavedViews();
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
              onOpen={onOpen}
              onDelete={() => remove(view)}
            />
          ))}
        </ul>
      )}
      {deleted === undefined ? null : (
        <Notice action={<Button variant="default" size="compact-sm" onClick={undo}>{t`Undo`}</Button>}>
          <Trans>“{deleted.name}” is deleted.</Trans>
        </Notice>
      )}
    </>
  );
}
