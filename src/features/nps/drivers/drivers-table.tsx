import { useLingui } from "@lingui/react/macro";
import type { ReportDimension, ReportDrivers } from "../../../analysis/report.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { ShortText } from "../../../ui/short-text.tsx";
import parts from "../figures/parts-table.module.css";
import classes from "./drivers.module.css";

interface DriversTableProps {
  readonly drivers: ReportDrivers;
  readonly onDimension: (dimension: ReportDimension) => void;
}

/** Each one's part of what all of them explain, the largest first. */
export function DriversTable({ drivers, onDimension }: DriversTableProps) {
  const { t } = useLingui();
  const { share } = useFormats();
  return (
    <table className={`${parts["table"]} ${classes["table"]}`} aria-label={t`What is it linked with?`}>
      <thead>
        <tr>
          <th scope="col">{t`Linked with the score`}</th>
          <th scope="col">{t`Part of what can be explained`}</th>
          <th scope="col">{t`95% interval`}</th>
          <td aria-hidden> </td>
        </tr>
      </thead>
      <tbody>
        {drivers.parts.map(({ dimension, name, value, low, high }) => (
          <tr key={dimension}>
            <th scope="row">
              {isShown(dimension) ? (
                <button type="button" onClick={() => onDimension(dimension)}>
                  <ShortText>{name}</ShortText>
                </button>
              ) : (
                <ShortText>{name}</ShortText>
              )}
            </th>
            <td>{share(value)}</td>
            <td>{t`${share(low)} to ${share(high)}`}</td>
            <td className={classes["track"]} aria-hidden>
              <span
                className={classes["bar"]}
                style={{ inlineSize: `${(Math.max(0, value) * 100).toFixed(1)}%` }}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The screen has no table by NPS question: that is chosen in its title. */
const isShown = (dimension: ReportDimension): boolean => dimension !== "question";
