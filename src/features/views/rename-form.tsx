import { Trans, useLingui } from "@lingui/react/macro";
import { Button, TextInput } from "@mantine/core";
import { useState, type SubmitEvent } from "react";
import type { SavedViewsInUse } from "./use-saved-views.ts";
import { named, renamed } from "./view-list.ts";
import { NAME_LENGTH, pointsAtPerson } from "./view.ts";
import classes from "./views.module.css";

interface RenameFormProps {
  readonly name: string;
  readonly saved: SavedViewsInUse;
  readonly onDone: () => void;
}

/** Calls a view something else. */
export function RenameForm({ name, saved, onDone }: RenameFormProps) {
  const { t } = useLingui();
  const [text, setText] = useState(name);
  const [error, setError] = useState<string>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const other = named(saved.views, text);
    if (text.trim() === "") setError(t`Give it a name first.`);
    else if (pointsAtPerson({ name: text, search: "" }))
      setError(t`A name may not look like an e-mail address or a phone number.`);
    else if (other !== undefined && other.name !== name) setError(t`There is a view of this name already.`);
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
        <Button type="submit">
          <Trans>Rename</Trans>
        </Button>
        <Button variant="default" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </form>
    </li>
  );
}
