import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../i18n/use-formats.ts";
import { useParts } from "../../../i18n/use-parts.ts";
import { ShortText } from "../../../ui/short-text.tsx";
import type { BarRow, Bars } from "../parts/use-bars.ts";
import classes from "./bar-table.module.css";

interface BarTableProps extends Omit<Bars, "hidden"> {
  readonly label: string;
  /** Short labels have their bar beside them, others below; those of a scale stand under columns. */
  readonly short?: boolean;
  /** So many rows are in view, those with the most answers, without the rest; all of them on paper. */
  readonly first?: number | undefined;
}

/** Labels that fit under a column, and how many columns fit beside each other. */
const [SHORTEST, LEAST, MOST] = [4, 3, 11];

/** Rows share what the neighbours of their card are higher, up to where they would fall apart. In pixels. */
const [HEAD_HEIGHT, MOST_ROW_HEIGHT] = [28, 56];

/** How often each thing was answered: a bar, a count and a share. */
export function BarTable({ label, head, rows, of, short = false, first }: BarTableProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { part } = useParts();
  const isScale =
    short && rows.length >= LEAST && rows.length <= MOST && rows.every((row) => row.label.length <= SHORTEST);
  // Beside some of the rows the rest would pass for all others.
  const own = first === undefined ? rows : rows.filter(({ isRest }) => isRest !== true);
  const shown = new Set(own.toSorted((a, b) => b.count - a.count).slice(0, first));
  const whole = isScale ? Math.max(...rows.map(({ count }) => count)) : of;
  return (
    <>
      <table
        className={classes[isScale ? "columns" : "table"]}
        aria-label={label}
        data-short={short || undefined}
        style={isScale ? undefined : { maxHeight: HEAD_HEIGHT + rows.length * MOST_ROW_HEIGHT }}
      >
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {short ? <td /> : null}
            <th scope="col">{t`Answers`}</th>
            <th scope="col">{t`Share`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const bar = (
              <Bar part={whole === 0 ? 0 : row.count / whole} bucket={row.bucket} upright={isScale} />
            );
            const share = of === 0 ? undefined : row.count / of;
            return (
              <tr
                key={row.key}
                title={isScale ? `${number(row.count)} · ${part(share, 1)}` : undefined}
                data-more={shown.has(row) ? undefined : true}
              >
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
                <td data-rounded={part(share).replace("\u00A0", "\u202F")}>{part(share, 1)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {rows.some(({ bucket }) => bucket !== undefined) ? <Legend /> : null}
    </>
  );
}

/** What the colours of scores stand for. */
function Legend() {
  const { t } = useLingui();
  const buckets = [
    ["bottom", t`Detractors`, "0–6"],
    ["middle", t`Passives`, "7–8"],
    ["top", t`Promoters`, "9–10"],
  ] as const;
  return (
    <ul className={classes["legend"]}>
      {buckets.map(([bucket, name, range]) => (
        <li key={bucket}>
          <span className={classes["bar"]} data-bucket={bucket} aria-hidden />
          {name} <bdi>{range}</bdi>
        </li>
      ))}
    </ul>
  );
}

interface BarProps extends Pick<BarRow, "bucket"> {
  /** Of a whole bar, from 0 to 1. */
  readonly part: number;
  readonly upright: boolean;
}

function Bar({ part, bucket, upright }: BarProps) {
  const size = `${(part * 100).toFixed(2)}%`;
  return (
    <span className={classes["track"]} aria-hidden>
      <span
        className={classes["bar"]}
        data-bucket={bucket}
        style={upright ? { blockSize: size } : { inlineSize: size }}
      />
    </span>
  );
}
