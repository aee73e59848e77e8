import { Dialog, type Opening } from "../dialog.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { createStore, useSelector } from "@tanstack/react-store";
import { use } from "react";
import { useSaving } from "./download-menu.tsx";
import { Offered, type DownloadMenuProps, type OfferedDownloads } from "./offered.ts";
import classes from "./downloads.module.css";

const NOTHING = createStore<OfferedDownloads>(new Map());

/** What the screen holds, in its order: each as numbers, and what is drawn as a picture. */
export function TakeAwayDialog({ opened, onClose }: Opening) {
  const { t } = useLingui();
  const offered = useSelector(use(Offered) ?? NOTHING, (all) => all);
  const inOrder = [...offered].toSorted(([one], [other]) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  return (
    <Dialog opened={opened} onClose={onClose} title={t`Take away`}>
      <p className={classes["about"]}>
        <Trans>Every table and picture of this screen. Each file says what its numbers rest on.</Trans>
      </p>
      <ul className={classes["all"]}>
        {inOrder.map(([, download]) => (
          <OfferedLine key={download.title} {...download} />
        ))}
      </ul>
    </Dialog>
  );
}

function OfferedLine(download: DownloadMenuProps) {
  const { title } = download;
  const { failure, files } = useSaving(download);
  return (
    <li>
      <span>{title}</span>
      {files.map(({ name, label, onClick }) => (
        <Button
          key={name}
          variant="default"
          size="compact-sm"
          aria-label={`${title}: ${label}`}
          onClick={onClick}
        >
          {name}
        </Button>
      ))}
      {failure}
    </li>
  );
}
