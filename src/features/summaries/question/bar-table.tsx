import { Trans } from "@lingui/react/macro";
import { useFormats } from "../../../i18n/use-formats.ts";
import { ShortText } from "../../../ui/short-text.tsx";
import type { BarRow, Bars } from "../parts/use-bars.ts";
import classes from "./bar-table.module.css";

interface BarTableProps extends Omit<Bars, "hidden"> {
  readonly label: string;
  /** Short labels have their bar beside them, others below. */
  readonly short?: boolean;
}

/** How often each thing was answered: a bar, a count and a share. */
export function BarTable({ label, head, rows, of, short = false }: BarTableProps) {
  const { number, share } = useFormats();
  return (
    <table className={classes["table"]} aria-label={label} data-short={short || undefined}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {short ? <td /> : null}
          <th scope="col">
            <Trans>Answers</Trans>
          </th>
          <th scope="col">
            <Trans>Share</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const bar = <Bar part={of === 0 ? 0 : row.count / of} bucket={row.bucket} />;
          return (
            <tr key={row.key}>
              <th scope="row">
                {row.language === undefined ? (
                  row.label
                ) : (
                  <ShortText language={row.language}>{row.label}</ShortText>
                )}
                {short ? null : bar}
              </th>
              {short ? <td className={classes["beside"]}>{bar}</td> : null}
              <td>{number(row.count)}</td>
              <td>{share(of === 0 ? undefined : row.count / of, 1)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Bar({ part, bucket }: { readonly part: number } & Pick<BarRow, "bucket">) {
  return (
    <span className={classes["track"]} aria-hidden>
      <span
        className={classes["bar"]}
        data-bucket={bucket}
        style={{ inlineSize: `${(part * 100).toFixed(2)}%` }}
      />
    </span>
  );
}
