import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../i18n/use-formats.ts";
import { HowComputed } from "../../../ui/how-computed.tsx";
import { Method } from "../../../ui/method.tsx";
import type { PeriodLabels } from "../../../ui/charts/use-period-labels.ts";
import type { MeanPoint } from "./mean-points.ts";
import { useMeanTexts } from "./use-mean-texts.ts";

interface MeanMethodProps {
  readonly points: readonly MeanPoint[];
  readonly labels: PeriodLabels;
}

/** How the mean of a period and its interval are computed, with the figures of the latest period that has answers. */
export const MeanMethod = (props: MeanMethodProps) => (
  <HowComputed>
    <MeanMethodText {...props} />
  </HowComputed>
);

function MeanMethodText({ points, labels }: MeanMethodProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { range } = useMeanTexts(labels);
  const latest = points.findLast(({ answers }) => answers > 0);
  return (
    <Method
      text={t`The sum of a period’s answers divided by their number n. The interval reaches t·s/√n to either side: s is the standard deviation of the answers, t the 97.5% quantile of Student’s t with n − 1 degrees of freedom. Of answers that are 0 or 1 it ends there.`}
      source={t`Student’s t interval: Student 1908`}
      figures={
        latest === undefined
          ? []
          : [
              { name: t`Period`, value: labels.full(latest.date) },
              { name: t`Answers`, value: number(latest.answers) },
              { name: t`Mean`, value: number(latest.mean ?? undefined, 2) },
              { name: t`Standard deviation`, value: number(latest.deviation, 2) },
              { name: t`95% interval`, value: range(latest) },
            ]
      }
    />
  );
}
