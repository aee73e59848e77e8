import { Trans } from "@lingui/react/macro";
import type { Bucket } from "../../../analysis/metric/metric.ts";
import { addUpWith } from "../../../analysis/adds-up.ts";
import { roundedScore, sharesOf } from "../../../analysis/score.ts";
import type { Tally } from "../../../analysis/slice/tally.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { useParts } from "../../../i18n/use-parts.ts";
import { useShownScore } from "../data/view/shown-score.ts";
import bucketsClasses from "./charts/buckets.module.css";

interface OfTally {
  readonly tally: Tally;
}

/** How many of each kind, and how many in all. */
export function BucketList({ tally }: OfTally) {
  const { number } = useFormats();
  const { part } = useParts();
  const shares = sharesOf(tally);
  const shown = useShownScore();
  const item = (bucket: Bucket) => (
    <div key={bucket} className={bucketsClasses["item"]} data-bucket={bucket}>
      <dt>
        <span className={bucketsClasses["swatch"]} aria-hidden />
        <bdi>{shown.bucket[bucket].name}</bdi>
      </dt>
      <dd>
        <span className={bucketsClasses["count"]}>{number(tally[bucket])}</span>{" "}
        <span className={bucketsClasses["share"]}>{part(shares?.[bucket])}</span>{" "}
        <span className={bucketsClasses["range"]}>{shown.bucket[bucket].range}</span>
      </dd>
    </div>
  );
  return (
    <dl className={bucketsClasses["list"]}>
      {shown.buckets.map(item)}
      <div className={bucketsClasses["item"]}>
        <dt>
          <span className={bucketsClasses["swatch"]} aria-hidden />
          <Trans>Answers</Trans>
        </dt>
        <dd>
          <span className={bucketsClasses["count"]}>{number(tally.answers)}</span>
        </dd>
      </div>
    </dl>
  );
}

/** Told where whole percents seem to give another score: the same with as many decimals as it takes. */
export function RoundedShares({ tally }: OfTally) {
  const { share, signed } = useFormats();
  const { metric } = useShownScore();
  const digits = addUpWith(tally);
  if (metric.kind === "share" || digits === undefined || digits === 0) return null;
  const { top, bottom } = sharesOf(tally) ?? {};
  const sum = `${share(top, digits)} − ${share(bottom, digits)} = ${signed(roundedScore(tally, digits), digits)}`;
  return (
    <p className={bucketsClasses["rounded"]}>
      <Trans>
        <span>Shares are rounded:</span> <bdi dir="ltr">{sum}</bdi>
      </Trans>
    </p>
  );
}
