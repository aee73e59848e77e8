import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { Rows3, ScrollText } from "lucide-react";
import type { ReactNode } from "react";
import type { Screen } from "../../../filters/use-screen.ts";
import classes from "../../../ui/list-bar.module.css";
import { SearchField } from "../../../ui/search-field.tsx";
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
  const { t } = useLingui();
  const isWhole = values.rows === "all";
  const [Icon, name, patch] = isWhole
    ? ([Rows3, t`Show pages`, { rows: undefined, sort: undefined, group: undefined }] as const)
    : ([ScrollText, t`Show all rows`, { rows: "all" }] as const);
  return (
    <div className={classes["bar"]} data-whole={isWhole || undefined}>
      <AnswerSearch screen={screen} />
      <div className={classes["counted"]}>{children}</div>
      {fields}
      <Button variant="default" leftSection={<Icon size={16} aria-hidden />} onClick={() => change(patch)}>
        {name}
      </Button>
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

/** Looks for a text in the answers. */
function AnswerSearch({ screen }: { readonly screen: Screen }) {
  const { t } = useLingui();
  const { find = "" } = screen.values;
  const draft = useDraft(find, (wanted) =>
    screen.change({ find: wanted || undefined }, { replace: find !== "" }),
  );
  return (
    <SearchField
      label={t`Search answers`}
      isNarrow={useWindow("(max-width: 900px)")}
      draft={draft}
      contains={t`responses with an answer that contains it, also inside a word`}
      without={t`responses without such an answer`}
    />
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
