import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { npsInterval } from "../../../analysis/nps-interval.ts";
import { FEW_ANSWERS, roundedNps } from "../../../analysis/nps.ts";
import type { Tally } from "../../../analysis/slice/tally.ts";
import type { ScreenValues } from "../../../filters/fields.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { BarTable } from "./bar-table.tsx";
import { Figures } from "./figures.tsx";
import { useBars } from "../parts/use-bars.ts";
import classes from "./section.module.css";

interface NpsSummaryProps {
  /** The question's. */
  readonly title: string;
  readonly tally: Tally;
  /** The search of the address of its NPS. */
  readonly search: ScreenValues;
}

/** The score with its interval and how it comes about; the rest is on the NPS screen. */
export function NpsSummary({ title, tally, search }: NpsSummaryProps) {
  const { t } = useLingui();
  const { number, signed } = useFormats();
  const bars = useBars().scores(tally);
  const { answers, notCounted } = tally;
  const interval = npsInterval(tally);
  const range =
    interval === undefined ? undefined : t`95% interval ${signed(interval.low)} to ${signed(interval.high)}`;
  const few = answers > 0 && answers < FEW_ANSWERS ? t`few answers` : undefined;
  return (
    <>
      <Figures
        figures={[
          { name: t`NPS`, value: signed(roundedNps(tally)), note: few },
          { name: t`Answers`, value: number(answers) },
        ]}
      />
      <p className={classes["range"]}>{range}</p>
      <BarTable short label={t`Answers to ${title}`} {...bars} />
      <p className={classes["note"]}>
        <Link to="/nps" search={search}>
          <Trans>Look at the NPS of this question</Trans>
        </Link>
        {notCounted === 0 ? null : (
          <span title={t`Only whole numbers from 0 to 10 count`}>
            {" · "}
            {t`${number(notCounted)} not counted`}
          </span>
        )}
      </p>
    </>
  );
}
