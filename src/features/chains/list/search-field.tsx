import { useLingui } from "@lingui/react/macro";
import { TextInput } from "@mantine/core";
import { Search } from "lucide-react";
import type { Screen } from "../../../filters/use-screen.ts";
import "../../../ui/input-styles.ts";
import { useDraft } from "../../../ui/use-draft.ts";
import classes from "./list-bar.module.css";

/** Looks for a text in the answers. The address follows when typing pauses, at once on Enter. */
export function SearchField({ screen }: { readonly screen: Screen }) {
  const { t } = useLingui();
  const { text: value = "" } = screen.values;
  const { text, type, commit } = useDraft(value, (wanted) =>
    screen.change({ text: wanted || undefined }, { replace: value !== "" }),
  );
  return (
    <TextInput
      type="search"
      className={classes["search"]}
      aria-label={t`Search answers`}
      placeholder={t`Search answers`}
      leftSection={<Search size={16} aria-hidden />}
      maxLength={200}
      value={text}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter") commit(event.currentTarget.value);
      }}
    />
  );
}
