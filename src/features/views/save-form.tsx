import "@mantine/core/styles/Input.css";
import { useLingui } from "@lingui/react/macro";
import { Button, TextInput } from "@mantine/core";
import { useState, type SubmitEvent } from "react";
import { useConnection } from "../../client/connection.ts";
import { useAddress } from "../../filters/use-screen.ts";
import { useSavedViews } from "./use-saved-views.ts";
import type { ViewScreen, ViewColumns } from "./view.ts";
import { named, withView, NAME_LENGTH, pointsAtPerson, searchOfView, withColumns, withTold } from "./view.ts";
import classes from "./views.module.css";

export interface SaveFormProps {
  readonly screen: ViewScreen;
  readonly columns: ViewColumns;
}

/** What came of saving, and under which name. */
interface Outcome {
  readonly kind: "saved" | "unnamed" | "taken" | "personal";
  readonly name: string;
}

/** Gives what the screen shows a name. A name that is taken is only taken over when that is asked for. */
export function SaveForm({ screen, columns }: SaveFormProps) {
  const { t } = useLingui();
  const saved = useSavedViews();
  const address = useAddress();
  const { baseUrl } = useConnection();
  const [text, setText] = useState("");
  const [outcome, setOutcome] = useState<Outcome>();
  const save = (replace: boolean) => {
    const name = text.trim();
    const view = withTold(withColumns({ name, screen, search: searchOfView(address) }, columns), baseUrl);
    if (name === "") setOutcome({ kind: "unnamed", name });
    else if (pointsAtPerson(view)) setOutcome({ kind: "personal", name });
    else if (!replace && named(saved.views, name) !== undefined) setOutcome({ kind: "taken", name });
    else {
      saved.change((views) => withView(views, view));
      setOutcome({ kind: "saved", name });
      setText("");
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save(false);
  };
  const errors: Partial<Record<Outcome["kind"], string>> = {
    unnamed: t`Give it a name first.`,
    taken: t`There is already a view with this name.`,
    personal: t`Not saved: it holds what looks like an e-mail address or a phone number, and saved views never do. Take it out of the name, the filters or the fields of “Save as report”.`,
  };
  return (
    <form className={classes["form"]} onSubmit={submit}>
      <TextInput
        className={classes["field"]}
        label={t`Name of the view`}
        value={text}
        maxLength={NAME_LENGTH}
        autoComplete="off"
        data-autofocus
        error={outcome === undefined ? undefined : errors[outcome.kind]}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setOutcome(undefined);
        }}
      />
      <Button type="submit">{t`Save this view`}</Button>
      <div role="status" className={classes["said"]}>
        {outcome?.kind === "saved" ? t`“${outcome.name}” is saved.` : null}
        {outcome?.kind === "taken" ? (
          <Button variant="default" size="compact-sm" onClick={() => save(true)}>{t`Replace it`}</Button>
        ) : null}
      </div>
    </form>
  );
}
