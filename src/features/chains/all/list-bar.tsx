import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { Rows3, ScrollText } from "lucide-react";
import type { Screen } from "../../../filters/use-screen.ts";
import { SearchField } from "./search-field.tsx";
import classes from "./list-bar.module.css";

/** Looks through the list, and chooses between its pages and one list of everything that matches. */
export function ListBar({ screen }: { readonly screen: Screen }) {
  const { values, change } = screen;
  const isWhole = values.rows === "all";
  const icon = { size: 16, "aria-hidden": true } as const;
  return (
    <div className={classes["bar"]}>
      <SearchField screen={screen} />
      <div className={classes["end"]}>
        {isWhole ? <GroupField screen={screen} /> : null}
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
    </div>
  );
}

const groups = ["touchpoint", "survey"] as const;

function GroupField({ screen: { values, change } }: { readonly screen: Screen }) {
  const { t } = useLingui();
  const words = { touchpoint: t`Touchpoint`, survey: t`Survey` };
  return (
    <label className={classes["group"]}>
      <Trans>Group by</Trans>
      <select
        className={classes["select"]}
        value={values.group ?? ""}
        onChange={(event) => change({ group: groups.find((group) => group === event.target.value) })}
      >
        <option value="">{t`Nothing`}</option>
        {groups.map((group) => (
          <option key={group} value={group}>
            {words[group]}
          </option>
        ))}
      </select>
    </label>
  );
}
