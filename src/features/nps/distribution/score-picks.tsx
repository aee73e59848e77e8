import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { ScoreRow } from "../figures/score-row.ts";
import { BUCKET_SCORES } from "../view/picks.ts";
import classes from "../charts/chart-picks.module.css";

interface ScorePicksProps {
  readonly rows: readonly ScoreRow[];
  readonly picked: readonly number[];
  readonly onPick: (scores: readonly number[]) => void;
}

const rangeOf = (bucket: keyof typeof BUCKET_SCORES): string =>
  `${BUCKET_SCORES[bucket][0]}–${BUCKET_SCORES[bucket].at(-1)}`;

/** The scores below their bars and the buckets below these: buttons that narrow everything else to them. */
export function ScorePicks({ rows, picked, onPick }: ScorePicksProps) {
  const { t } = useLingui();
  const { number, share } = useFormats();
  const isPicked = (scores: readonly number[]) => String(scores) === String(picked);
  const names = {
    detractors: t`Detractors`,
    passives: t`Passives`,
    promoters: t`Promoters`,
  };
  return (
    <>
      <div className={classes["axis"]} aria-hidden>
        {rows.map(({ score }) => (
          <span key={score}>{number(score)}</span>
        ))}
      </div>
      <div role="group" aria-label={t`Narrow to a score`} className={classes["scores"]}>
        {rows.map(({ score, count, share: part }) => {
          const answers = t`${plural(count, { one: "# answer", other: "# answers" })}`;
          return (
            <button
              key={score}
              type="button"
              aria-pressed={picked.includes(score)}
              aria-label={t`Score ${score}: ${answers}, ${share(part, 1)}`}
              onClick={() => onPick([score])}
            >
              {number(score)}
            </button>
          );
        })}
      </div>
      <div role="group" aria-label={t`Narrow to a kind of answer`} className={classes["buckets"]}>
        {(["detractors", "passives", "promoters"] as const).map((bucket) => (
          <button
            key={bucket}
            type="button"
            data-bucket={bucket}
            aria-pressed={isPicked(BUCKET_SCORES[bucket])}
            aria-label={`${names[bucket]} ${rangeOf(bucket)}`}
            onClick={() => onPick(BUCKET_SCORES[bucket])}
          >
            <span className={classes["name"]}>{names[bucket]}</span>
            <span className={classes["range"]}>{rangeOf(bucket)}</span>
          </button>
        ))}
      </div>
    </>
  );
}
