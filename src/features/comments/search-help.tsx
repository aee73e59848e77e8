import "@mantine/core/styles/Popover.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { ActionIcon, Popover } from "@mantine/core";
import { CircleQuestionMark } from "lucide-react";
import { useState } from "react";
import { SCREEN_ONLY } from "../../ui/screen-only.ts";
import classes from "./comments.module.css";

/** What can be searched for, and how it is written. */
export function SearchHelp() {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  const name = t`How to search`;
  const rows: readonly (readonly [written: string, finds: string])[] = [
    ["queue", t`comments that contain it, also inside a word`],
    ['"queue", "only one till"', t`whole words, one after the other`],
    ["queue till", t`both`],
    ["queue | line", t`either`],
    ["-music", t`comments without it`],
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
          {...SCREEN_ONLY}
        >
          <CircleQuestionMark size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={name} aria-labelledby={undefined} data-autofocus tabIndex={-1}>
        <table className={classes["helpTable"]}>
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
            Upper and lower case are the same, and so are most ways to write one letter. Contact details are
            covered and never found.
          </Trans>
        </p>
      </Popover.Dropdown>
    </Popover>
  );
}
