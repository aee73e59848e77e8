import { useLingui } from "@lingui/react/macro";
import type { MixIntervals } from "../../../analysis/mix/intervals.ts";
import type { DifferenceParts } from "../../../analysis/report.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { useRangeText } from "../texts/use-range-text.ts";
import classes from "./why.module.css";

interface FourPartsProps {
  readonly explanation: DifferenceParts;
  /** Undefined while they are being worked out. */
  readonly intervals: MixIntervals | undefined;
}

const isThere = (value: number): boolean => Math.abs(value) >= 0.05;

/** The parts that a difference sums from, each with its interval. */
export function FourParts({ explanation, intervals }: FourPartsProps) {
  const { t } = useLingui();
  const { signed } = useFormats();
  const rangeText = useRangeText();
  const parts = [
    { name: "scores", label: t`Scores`, always: true },
    { name: "mix", label: t`Mix`, always: true },
    { name: "new", label: t`New`, always: false },
    { name: "gone", label: t`Gone`, always: false },
  ] as const;
  return (
    <dl className={classes["parts"]} aria-label={t`Four parts`}>
      {parts
        .filter(({ name, always }) => always || isThere(explanation[name]))
        .map(({ name, label }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <strong>{signed(explanation[name], 1)}</strong>{" "}
              {intervals === undefined ? "" : t`95% interval ${rangeText(intervals[name])}`}
            </dd>
          </div>
        ))}
    </dl>
  );
}
