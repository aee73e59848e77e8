import { Trans, useLingui } from "@lingui/react/macro";
import { HelpPopover } from "./help-popover.tsx";
import classes from "./search-help.module.css";

export interface SearchHelpProps {
  /** What `queue` finds, and what `-music` does. */
  readonly contains: string;
  readonly without: string;
}

/** What can be searched for, and how it is written. */
export function SearchHelp({ contains, without }: SearchHelpProps) {
  const { t } = useLingui();
  const rows: readonly (readonly [written: string, finds: string])[] = [
    ["queue", contains],
    ['"queue", "only one till"', t`whole words, one after the other`],
    ["queue till", t`both`],
    ["queue | line", t`either`],
    ["-music", without],
  ];
  return (
    <HelpPopover name={t`How to search`} width={340} size={36}>
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
      <p data-note>
        <Trans>
          Upper and lower case are the same, and so are most ways to write one letter. What is covered is
          never found.
        </Trans>
      </p>
    </HelpPopover>
  );
}
