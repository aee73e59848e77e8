import { useLingui } from "@lingui/react/macro";
import type { ScoreRow } from "../figures/score-row.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import classes from "./score-table.module.css";

/** The distribution in numbers: a row for each score. */
export function ScoreTable({ rows }: { readonly rows: readonly ScoreRow[] }) {
  const { t } = useLingui();
  const { number, share } = useFormats();
  return (
    <table className={classes["table"]} aria-label={t`Answers by score`}>
      <thead>
        <tr>
          <th scope="col">{t`Score`}</th>
          <th scope="col">{t`Answers`}</th>
          <th scope="col">{t`Share`}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.score}>
            <th scope="row">{number(row.score)}</th>
            <td>{number(row.count)}</td>
            <td>{share(row.share, 1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
