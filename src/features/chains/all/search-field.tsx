import { useLingui } from "@lingui/react/macro";
import { TextInput } from "@mantine/core";
import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Screen } from "../../../filters/use-screen.ts";
import "../../../ui/input-styles.ts";
import classes from "./list-bar.module.css";

/** Milliseconds after the last key until the address follows. */
const PAUSE = 250;

/** What is typed, as long as the address has not gone on to something else. */
interface Draft {
  readonly text: string;
  /** What the address said, or was told to say. */
  readonly known: readonly string[];
}

/** Looks for a text in the answers. The address follows when typing pauses, at once on Enter. */
export function SearchField({ screen }: { readonly screen: Screen }) {
  const { t } = useLingui();
  const { text: value = "" } = screen.values;
  const [draft, setDraft] = useState<Draft>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const shown = draft?.known.includes(value) === true ? draft.text : value;
  const commit = (text: string) => {
    clearTimeout(timer.current);
    const wanted = text.trim();
    setDraft({ text, known: [value, wanted] });
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
      value={shown}
      onChange={({ currentTarget: { value: text } }) => {
        clearTimeout(timer.current);
        setDraft({ text, known: [value, ...(draft?.known.slice(-1) ?? [])] });
        timer.current = setTimeout(() => commit(text), PAUSE);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter") commit(event.currentTarget.value);
      }}
    />
  );
}
