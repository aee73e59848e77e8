import "../../../ui/input-styles.ts";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Button, TextInput } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { pointsAtPerson, type Code } from "../../../analysis/comments/codes.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { CodeDraft } from "../model/column-model.ts";
import { useAnswer, type CommentsInView } from "../model/use-comments.ts";
import classes from "./column.module.css";

interface CodeFormProps {
  readonly draft: CodeDraft;
  readonly comments: CommentsInView;
  readonly own: readonly Code[];
  readonly onKeep: (codes: readonly Code[], name: string) => void;
  readonly onCancel: () => void;
}

const LONGEST = 200;

/** A name and a search, with how many of the comments in view it finds as it is typed. */
export function CodeForm({ draft, comments, own, onKeep, onCancel }: CodeFormProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const [name, setName] = useState(draft.name);
  const [find, setFind] = useState(draft.find);
  const code: Code = { name: name.trim(), find: find.trim() };
  const { answer } = useAnswer(
    comments,
    code.find === ""
      ? undefined
      : { kind: "codes", ...comments.asked, zone: "UTC", codes: [{ name: "", find: code.find }] },
  );
  const others = own.filter((each) => each.name !== draft.former);
  const problem = pointsAtPerson(code)
    ? t`This looks like contact data, which no code keeps.`
    : others.some((each) => each.name === code.name)
      ? t`There is already a code with this name.`
      : undefined;
  const isWhole = code.name !== "" && code.find !== "" && problem === undefined;
  const found = answer?.codes[0]?.comments ?? 0;
  const all = found + (answer?.notCoded?.comments ?? 0);
  const allText = t`${plural(all, { one: "# comment", other: "# comments" })}`;
  return (
    <form
      className={classes["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWhole) return;
        // Whether another search is right has not been checked.
        const check = draft.find === code.find && draft.check !== undefined ? { check: draft.check } : {};
        const at = own.findIndex((each) => each.name === draft.former);
        onKeep(at === -1 ? [...own, code] : own.with(at, { ...code, ...check }), code.name);
      }}
    >
      <TextInput
        label={t`Name of the code`}
        ref={first}
        maxLength={LONGEST}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextInput
        label={t`Search of the code`}
        maxLength={1000}
        value={find}
        onChange={({ currentTarget }) => setFind(currentTarget.value)}
      />
      <p className={classes["note"]} role="status">
        {code.find === "" || answer === undefined ? "\u00a0" : t`${number(found)} of ${allText}`}
      </p>
      {problem === undefined ? null : <p role="alert">{problem}</p>}
      <div className={classes["tools"]}>
        <Button type="submit" size="compact-sm" disabled={!isWhole}>{t`Save code`}</Button>
        <Button variant="default" size="compact-sm" onClick={onCancel}>{t`Cancel`}</Button>
      </div>
    </form>
  );
}
