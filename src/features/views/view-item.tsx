import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Button, TextInput } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Link as LinkIcon, Pencil, Trash2 } from "lucide-react";
import { useState, type MouseEvent, type SubmitEvent } from "react";
import { useConnection } from "../../client/connection.ts";
import { activeFilters } from "../../filters/narrowing.ts";
import { parseSearch, readSearch } from "../../filters/search.ts";
import { useSavedViews, useViewNames } from "./use-saved-views.ts";
import type { View, ViewColumns } from "./view.ts";
import { addressOf, NAME_LENGTH, pointsAtPerson, bringColumns, bringTold, named, renamed } from "./view.ts";
import classes from "./views.module.css";

export interface ViewItemProps {
  readonly view: View;
  readonly columns: ViewColumns;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}

/** One saved view: a link to what it shows, and what can be done with it. */
export function ViewItem({ view, columns, onOpen, onDelete }: ViewItemProps) {
  const { t } = useLingui();
  const { name, screen } = view;
  const { baseUrl } = useConnection();
  const [renaming, setRenaming] = useState(false);
  const [said, setSaid] = useState("");
  const names = useViewNames();
  const search = readSearch(parseSearch(view.search));
  const count = activeFilters(search).length;
  const open = ({ ctrlKey, metaKey, shiftKey, button }: MouseEvent) => {
    bringColumns(view, columns);
    bringTold(view, baseUrl);
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
  if (renaming) return <RenameForm name={name} onDone={() => setRenaming(false)} />;
  const icon = { size: 15, "aria-hidden": true } as const;
  const button = { variant: "subtle", color: "gray" } as const;
  return (
    <li className={classes["item"]}>
      <span className={classes["name"]}>
        <Link to={screen} search={search} preload={false} onClick={open} onAuxClick={open}>
          <bdi>{name}</bdi>
        </Link>
        <small>
          {names[screen]}
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

/** Calls a view something else. */
function RenameForm({ name, onDone }: { readonly name: string; readonly onDone: () => void }) {
  const { t } = useLingui();
  const saved = useSavedViews();
  const [text, setText] = useState(name);
  const [error, setError] = useState<string>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const other = named(saved.views, text);
    if (text.trim() === "") setError(t`Give it a name first.`);
    else if (pointsAtPerson({ name: text, search: "" }))
      setError(t`A name may not look like an e-mail address or a phone number.`);
    else if (other !== undefined && other.name !== name) setError(t`There is already a view with this name.`);
    else {
      saved.change((views) => renamed(views, name, text));
      onDone();
    }
  };
  return (
    <li>
      <form className={classes["form"]} onSubmit={submit}>
        <TextInput
          className={classes["field"]}
          label={t`New name of ${name}`}
          value={text}
          maxLength={NAME_LENGTH}
          autoComplete="off"
          // Who asked to rename it types next.
          ref={(field) => field?.focus()}
          error={error}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setError(undefined);
          }}
        />
        <Button type="submit">{t`Rename`}</Button>
        <Button variant="default" onClick={onDone}>{t`Cancel`}</Button>
      </form>
    </li>
  );
}
