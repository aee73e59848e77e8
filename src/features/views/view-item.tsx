import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ActionIcon } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Link as LinkIcon, Pencil, Trash2 } from "lucide-react";
import { useState, type MouseEvent } from "react";
import { activeFilters } from "../../filters/narrowing.ts";
import { parseSearch, readSearch } from "../../filters/search.ts";
import { RenameForm } from "./rename-form.tsx";
import type { SavedViewsInUse } from "./use-saved-views.ts";
import { bringColumns, type ViewColumns } from "./view-columns.ts";
import { addressOf, type View } from "./view.ts";
import classes from "./views.module.css";

interface ViewItemProps {
  readonly view: View;
  readonly columns: ViewColumns;
  readonly saved: SavedViewsInUse;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}

/** One saved view: a link to what it shows, and what can be done with it. */
export function ViewItem({ view, columns, saved, onOpen, onDelete }: ViewItemProps) {
  const { t } = useLingui();
  const { name, screen } = view;
  const [renaming, setRenaming] = useState(false);
  const [said, setSaid] = useState("");
  const search = readSearch(parseSearch(view.search));
  const count = activeFilters(search).length;
  const open = ({ ctrlKey, metaKey, shiftKey, button }: MouseEvent) => {
    bringColumns(view, columns);
    if (button === 0 && !ctrlKey && !metaKey && !shiftKey) onOpen();
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(addressOf(view), location.origin).href);
      setSaid(t`Link copied`);
    } catch {
      setSaid(t`The browser does not let this page copy`);
    }
  };
  if (renaming) return <RenameForm name={name} saved={saved} onDone={() => setRenaming(false)} />;
  const icon = { size: 15, "aria-hidden": true } as const;
  const button = { variant: "subtle", color: "gray" } as const;
  return (
    <li className={classes["item"]}>
      <span className={classes["name"]}>
        <Link to={screen} search={search} preload={false} onClick={open} onAuxClick={open}>
          <bdi>{name}</bdi>
        </Link>
        <small>
          {screen === "/nps" ? t`NPS` : t`Responses`}
          {" · "}
          {t`${plural(count, { 0: "no filters", one: "# filter", other: "# filters" })}`}
        </small>
        <small role="status">{said}</small>
      </span>
      <ActionIcon {...button} aria-label={t`Rename ${name}`} onClick={() => setRenaming(true)}>
        <Pencil {...icon} />
      </ActionIcon>
      <ActionIcon {...button} aria-label={t`Copy link to ${name}`} onClick={() => void copy()}>
        <LinkIcon {...icon} />
      </ActionIcon>
      <ActionIcon {...button} aria-label={t`Delete ${name}`} onClick={onDelete}>
        <Trash2 {...icon} />
      </ActionIcon>
    </li>
  );
}
