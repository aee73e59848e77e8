import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { FEW_ANSWERS, npsScore, roundedNps } from "../../analysis/nps.ts";
import type { BucketTally } from "../../analysis/tally.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { formatWeekday } from "../../lib/format-time.ts";
import { Panel } from "../../ui/panel.tsx";
import classes from "./heat-map.module.css";

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

interface HeatMapProps {
  /** By hour of the week, Monday 0:00 first. */
  readonly hours: readonly BucketTally[];
  readonly zone: string;
}

/** The score by weekday and hour: a table whose cells are coloured, for those who see it. */
export function HeatMap({ hours, zone }: HeatMapProps) {
  const { t } = useLingui();
  const { locale } = useFormats();
  return (
    <Panel title={t`By weekday and hour`}>
      <div className={classes["frame"]} tabIndex={0} role="region" aria-label={t`NPS by weekday and hour`}>
        <table className={classes["table"]} aria-label={t`NPS by weekday and hour`}>
          <thead>
            <tr>
              <th scope="col">{t`Weekday`}</th>
              {HOURS.map((hour) => (
                <th key={hour} scope="col">
                  {hour}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {DAYS.map((day) => (
              <tr key={day}>
                <th scope="row">{formatWeekday(day, locale, "short")}</th>
                {HOURS.map((hour) => (
                  <Cell key={hour} tally={hours[(day - 1) * 24 + hour]} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={classes["note"]}>
        {t`Hours begin when the response did, in ${zone}. Pale cells rest on fewer than ${FEW_ANSWERS} answers.`}
      </p>
    </Panel>
  );
}

function Cell({ tally }: { readonly tally: BucketTally | undefined }) {
  const { t } = useLingui();
  const { signed } = useFormats();
  const score = tally === undefined ? undefined : npsScore(tally);
  if (tally === undefined || score === undefined) return <td />;
  const count = t`${plural(tally.answers, { one: "# answer", other: "# answers" })}`;
  const few = tally.answers < FEW_ANSWERS;
  const strength = Math.round(Math.abs(score) * (few ? 0.15 : 0.5));
  const hue = score < 0 ? "var(--detractor)" : "var(--promoter)";
  return (
    <td
      data-few={few || undefined}
      title={count}
      style={{ background: `color-mix(in srgb, ${hue} ${strength}%, var(--surface))` }}
    >
      {signed(roundedNps(tally))}
      <span className={classes["count"]}>, {count}</span>
    </td>
  );
}
