import { sharesOf, type Counts } from "../../../../analysis/score.ts";
import { useFormats } from "../../../../i18n/use-formats.ts";
import { useShownScore } from "../../data/view/shown-score.ts";
import classes from "./buckets.module.css";

const BUCKETS = ["bottom", "middle", "top"] as const;

/** Bottom, middle and top as parts of one bar, in words too where it is not small and they fit. */
export function BucketBar({ counts, small = false }: { readonly counts: Counts; readonly small?: boolean }) {
  const { bucket: names } = useShownScore();
  const { share } = useFormats();
  const shares = sharesOf(counts);
  return (
    <span className={classes["bar"]} data-small={small || undefined} aria-hidden>
      {shares === undefined
        ? null
        : BUCKETS.filter((bucket) => shares[bucket] > 0).map((bucket) => (
            <span key={bucket} data-bucket={bucket} style={{ flexGrow: shares[bucket] }}>
              {small ? null : (
                <span>
                  <span className={classes["name"]}>{names[bucket].name}</span> {share(shares[bucket])}
                </span>
              )}
            </span>
          ))}
    </span>
  );
}
