import { npsShares, type NpsCounts } from "../../../analysis/nps.ts";
import classes from "./buckets.module.css";

const BUCKETS = ["detractors", "passives", "promoters"] as const;

/** Detractors, passives and promoters as parts of one bar. What it shows stands in words and numbers beside it. */
export function BucketBar({
  counts,
  small = false,
}: {
  readonly counts: NpsCounts;
  readonly small?: boolean;
}) {
  const shares = npsShares(counts);
  return (
    <span className={classes["bar"]} data-small={small || undefined} aria-hidden>
      {shares === undefined
        ? null
        : BUCKETS.filter((bucket) => shares[bucket] > 0).map((bucket) => (
            <span key={bucket} data-bucket={bucket} style={{ flexGrow: shares[bucket] }} />
          ))}
    </span>
  );
}
