import "./input-styles.ts";
import { useLingui } from "@lingui/react/macro";
import { TextInput } from "@mantine/core";
import { Search } from "lucide-react";
import classes from "./list-bar.module.css";
import { SearchHelp, type SearchHelpProps } from "./search-help.tsx";
import type { Typed } from "./use-draft.ts";

interface SearchFieldProps extends SearchHelpProps {
  readonly label: string;
  /** True where its name has no room in it. */
  readonly isNarrow: boolean;
  readonly draft: Typed;
}

/** Characters, as many as an address takes. */
const MOST = 1000;

/** A screen's search, which the key / leads to. The address follows when typing pauses, at once on Enter. */
export function SearchField({ label, isNarrow, draft, ...help }: SearchFieldProps) {
  const { t } = useLingui();
  return (
    <>
      <TextInput
        type="search"
        className={classes["search"]}
        aria-label={label}
        placeholder={isNarrow ? t`Search` : label}
        leftSection={<Search size={16} aria-hidden />}
        maxLength={MOST}
        value={draft.text}
        onChange={({ currentTarget }) => draft.type(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") draft.commit(event.currentTarget.value);
        }}
      />
      <SearchHelp {...help} />
    </>
  );
}
