import { Trans, useLingui } from "@lingui/react/macro";
import { Button, TextInput } from "@mantine/core";
import { Rows3, ScrollText, Search } from "lucide-react";
import type { ReactNode } from "react";
import type { Screen } from "../../../filters/use-screen.ts";
import classes from "../../../ui/list-bar.module.css";
import "../../../ui/input-styles.ts";
import { SearchHelp } from "../../../ui/search-help.tsx";
import { useDraft } from "../../../ui/use-draft.ts";
import { useWindow } from "../../../ui/window-size.ts";
import { plural } from "@lingui/core/macro";
import type { Chosen } from "../table/use-chain-table.ts";

interface ListBarProps {
  readonly screen: Screen;
  /** How the list of everything is arranged. */
  readonly fields?: ReactNode;
  /** What is counted. */
  readonly children: ReactNode;
}

/** The line over the rows: looks through them, counts them, and leads from pages to everything that matches and back. */
export function ListBar({ screen, fields, children }: ListBarProps) {
  const { values, change } = screen;
  const isWhole = values.rows === "all";
  const icon = { size: 16, "aria-hidden": true } as const;
  return (
    <div className={classes["bar"]} data-whole={isWhole || undefined}>
      <SearchField screen={screen} />
      <div className={classes["counted"]}>{children}</div>
      {fields}
      {isWhole ? (
        <Button
          variant="default"
          leftSection={<Rows3 {...icon} />}
          onClick={() => change({ rows: undefined, sort: undefined, group: undefined })}
        >
          <Trans>Show pages</Trans>
        </Button>
      ) : (
        <Button
          variant="default"
          leftSection={<ScrollText {...icon} />}
          onClick={() => change({ rows: "all" })}
        >
          <Trans>Show all rows</Trans>
        </Button>
      )}
    </div>
  );
}

/** A field of the line, named by the words beside it. */
export function ListField({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={classes["field"]}>
      <span aria-hidden>{label}</span>
      <div className={classes["choice"]}>{children}</div>
    </div>
  );
}

/** Looks for a text in the answers. The address follows when typing pauses, at once on Enter. */
function SearchField({ screen }: { readonly screen: Screen }) {
  const { t } = useLingui();
  const { find: value = "" } = screen.values;
  const isNarrow = useWindow("(max-width: 900px)");
  const { text, type, commit } = useDraft(value, (wanted) =>
    screen.change({ find: wanted || undefined }, { replace: value !== "" }),
  );
  return (
    <>
      <TextInput
        type="search"
        className={classes["search"]}
        aria-label={t`Search answers`}
        placeholder={isNarrow ? t`Search` : t`Search answers`}
        leftSection={<Search size={16} aria-hidden />}
        maxLength={200}
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit(event.currentTarget.value);
        }}
      />
      <SearchHelp
        contains={t`responses with an answer that contains it, also inside a word`}
        without={t`responses without such an answer`}
      />
    </>
  );
}

/** How many rows are picked, on this page and others. */
export function ChosenCount({ chosen }: { readonly chosen: Chosen }) {
  const { t } = useLingui();
  const count = chosen.rows.length;
  return (
    <>
      <span role="status">
        {count === 0 ? "" : t`${plural(count, { one: "# chosen", other: "# chosen" })}`}
      </span>
      {count === 0 ? null : (
        <Button variant="subtle" size="compact-sm" onClick={chosen.clear}>{t`Choose none`}</Button>
      )}
    </>
  );
}
