import { useLingui } from "@lingui/react/macro";
import { npsShares, type NpsCounts } from "../../../../analysis/nps.ts";
import { useFormats } from "../../../../i18n/use-formats.ts";
import classes from "./buckets.module.css";

const BUCKETS = ["detractors", "passives", "promoters"] as const;

/** Detractors, passives and promoters as parts of one bar, in words too where it is not small and they fit. */
export function BucketBar({
  counts,
  small = false,
}: {
  readonly counts: NpsCounts;
  readonly small?: boolean;
}) {
  const { t } = useLingui();
  const { share } = useFormats();
  const shares = npsShares(counts);
  const names = { detractors: t`Detractors`, passives: t`Passives`, promoters: t`Promoters` };
  return (
    <span className={classes["bar"]} data-small={small || undefined} aria-hidden>
      {shares === undefined
        ? null
        : BUCKETS.filter((bucket) => shares[bucket] > 0).map((bucket) => (
            <span key={bucket} data-bucket={bucket} style={{ flexGrow: shares[bucket] }}>
              {small ? null : (
                <span>
                  <span className={classes["name"]}>{names[bucket]}</span> {share(shares[bucket])}
                </span>
              )}
            </span>
          ))}
    </span>
  );
}
