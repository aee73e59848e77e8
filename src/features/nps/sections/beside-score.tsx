import { useLingui } from "@lingui/react/macro";
import { NativeSelect } from "@mantine/core";
import { scoreInterval } from "../../../analysis/interval.ts";
import type { Counts } from "../../../analysis/score.ts";
import { targetState } from "../../../analysis/target.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { capital } from "../../../lib/text/folded-text.ts";
import { SCREEN_ONLY } from "../../../ui/screen-only.ts";
import { useReportWords } from "../insights/use-report-words.ts";
import classes from "./headline.module.css";

interface BesideScoreProps {
  readonly screen: Screen;
  readonly counts: Counts;
  /** False while there may be answers that were not read. */
  readonly complete: boolean;
}

/** Whether the score is clearly below or above its target, and which days it is compared with. */
export function BesideScore({ screen: { values, change }, counts, complete }: BesideScoreProps) {
  const { t } = useLingui();
  const { target, from, against } = values;
  const words = useReportWords(target !== undefined);
  const told =
    target === undefined || !complete
      ? undefined
      : words?.beside.target({ value: target, state: targetState(target, scoreInterval(counts)) });
  return (
    <>
      {told === undefined ? null : (
        <p className={classes["pooled"]}>
          <bdi>{capital(told)}</bdi>
        </p>
      )}
      {from === undefined ? null : (
        <NativeSelect
          wrapperProps={SCREEN_ONLY}
          size="xs"
          label={t`Compare with`}
          data={[
            { value: "", label: t`the days before` },
            { value: "year", label: t`the same days a year before` },
          ]}
          value={against ?? ""}
          onChange={({ currentTarget }) =>
            change({ against: currentTarget.value === "year" ? "year" : undefined })
          }
        />
      )}
    </>
  );
}
