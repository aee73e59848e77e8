import { useLingui } from "@lingui/react/macro";
import { TextInput } from "@mantine/core";
import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Screen } from "../../../filters/use-screen.ts";
import "../../../ui/input-styles.ts";
import classes from "./list-bar.module.css";

/** Milliseconds after the last key until the address follows. */
const PAUSE = 250;

/** What is typed: it stands as long as the address says what it did then, or what it was told to say. */
interface Draft {
  readonly text: string;
  readonly from: string;
  readonly to: string;
}

/** Looks for a text in the answers. The address follows when typing pauses, at once on Enter. */
export function SearchField({ screen }: { readonly screen: Screen }) {
  const { t } = useLingui();
  const { text: value = "" } = screen.values;
  const [draft, setDraft] = useState<Draft>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (draft !== undefined && draft.to === value && draft.from !== value) setDraft({ ...draft, from: value });
  const stands = draft !== undefined && (draft.from === value || draft.to === value);
  const commit = (text: string) => {
    clearTimeout(timer.current);
    const wanted = text.trim();
    setDraft({ text, from: value, to: wanted });
    if (wanted !== value) screen.change({ text: wanted || undefined }, { replace: value !== "" });
  };
  return (
    <TextInput
      type="search"
      className={classes["search"]}
      aria-label={t`Search answers`}
      placeholder={t`Search answers`}
      leftSection={<Search size={16} aria-hidden />}
      maxLength={200}
      value={stands ? draft.text : value}
      onChange={({ currentTarget: { value: text } }) => {
        clearTimeout(timer.current);
        setDraft({ text, from: value, to: draft?.to ?? value });
        timer.current = setTimeout(() => commit(text), PAUSE);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter") commit(event.currentTarget.value);
      }}
    />
  );
}
