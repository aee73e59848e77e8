import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { NumericSummary } from "../../../analysis/summaries/numeric-summary.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { BarTable } from "./bar-table.tsx";
import { Figures } from "./figures.tsx";
import { useBars } from "../parts/use-bars.ts";
import classes from "./section.module.css";

const DIGITS = 6;

interface NumberSummaryProps {
  /** The question's. */
  readonly title: string;
  readonly numbers: NumericSummary;
  readonly notNumbers: number;
  /** The mean from period to period. */
  readonly overTime: ReactNode;
}

/** Answers that are numbers: what they are in the middle, and how they spread. */
export function NumberSummary({ title, numbers, notNumbers, overTime }: NumberSummaryProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { mean, median, count } = numbers;
  const bars = useBars().numbers(numbers);
  return (
    <>
      <Figures
        figures={[
          { name: t`Mean`, value: number(mean, 2) },
          { name: t`Median`, value: number(median, DIGITS) },
          { name: t`Answers`, value: number(count) },
        ]}
      />
      <BarTable short label={t`Answers to ${title}`} {...bars} />
      {notNumbers === 0 ? null : (
        <p className={classes["note"]} title={t`Only numbers count`}>
          {t`${number(notNumbers)} not counted`}
        </p>
      )}
      {overTime}
    </>
  );
}
