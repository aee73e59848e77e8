import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@tanstack/react-store";
import type { ScoreEstimate } from "../../../analysis/estimate/page-estimate.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { ColumnsInView } from "../reading/use-columns-reading.ts";
import classes from "./headline.module.css";

/** The score of a list of which only some has come, and how far from it the score of all may lie. */
export function EstimatedScore({ score, margin }: ScoreEstimate) {
  const { signed, number } = useFormats();
  const half = number(Math.ceil(margin));
  return (
    <span dir="ltr">
      {signed(score)} <span className={classes["margin"]}>{`± ${half}`}</span>
    </span>
  );
}

/** What the estimate rests on. */
export function EstimatedFrom({
  reading: { chains, progress },
}: {
  readonly reading: Pick<ColumnsInView, "chains" | "progress">;
}) {
  const { t } = useLingui();
  const { number } = useFormats();
  const expected = useSelector(progress, (told) => told?.expected ?? chains);
  const all = t`${plural(expected, { one: "# response", other: "# responses" })}`;
  return t`Estimated from ${number(chains)} of ${all}`;
}
