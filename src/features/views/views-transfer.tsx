import { Trans } from "@lingui/react/macro";
import { Button, FileButton } from "@mantine/core";
import { useState } from "react";
import { downloadFile } from "../../lib/download-file.ts";
import { TakenNotice } from "./taken-notice.tsx";
import type { SavedViewsInUse } from "./use-saved-views.ts";
import { takenIn, viewsFile, type Taken } from "./views-file.ts";
import classes from "./views.module.css";

/** All views as a file, and the views of such a file. */
export function ViewsTransfer({ saved }: { readonly saved: SavedViewsInUse }) {
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
          <Button variant="default" size="compact-sm" onClick={onClick}>
            <Trans>Import views…</Trans>
          </Button>
        )}
      </FileButton>
      {taken === undefined ? null : <TakenNotice taken={taken} />}
    </div>
  );
}
