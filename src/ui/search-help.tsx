import "@mantine/core/styles/Popover.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { ActionIcon, Popover } from "@mantine/core";
import { CircleQuestionMark } from "lucide-react";
import { useState } from "react";
import { SCREEN_ONLY } from "./screen-only.ts";
import classes from "./search-help.module.css";

interface SearchHelpProps {
  /** What `queue` finds, and what `-music` does. */
  readonly contains: string;
  readonly without: string;
}

/** What can be searched for, and how it is written. */
export function SearchHelp({ contains, without }: SearchHelpProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  const name = t`How to search`;
  const rows: readonly (readonly [written: string, finds: string])[] = [
    ["queue", contains],
    ['"queue", "only one till"', t`whole words, one after the other`],
    ["queue till", t`both`],
    ["queue | line", t`either`],
    ["-music", without],
  ];
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      width={340}
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          className={classes["help"] ?? ""}
          variant="subtle"
          size={36}
          aria-label={name}
          title={name}
          aria-haspopup="dialog"
          onClick={() => setOpened((was) => !was)}
          data-help
          {...SCREEN_ONLY}
        >
          <CircleQuestionMark size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={name} aria-labelledby={undefined} data-autofocus tabIndex={-1}>
        <table className={classes["table"]}>
          <thead>
            <tr>
              <th scope="col">{t`Written`}</th>
              <th scope="col">{t`Finds`}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([written, finds]) => (
              <tr key={written}>
                <td>
                  <code dir="ltr">{written}</code>
                </td>
                <td>{finds}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={classes["note"]}>
          <Trans>
            Upper and lower case are the same, and so are most ways to write one letter. What is covered is
            never found.
          </Trans>
        </p>
      </Popover.Dropdown>
    </Popover>
  );
}
