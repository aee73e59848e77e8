import { useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { Verdict } from "../../../analysis/report.ts";
import { NONE } from "../../../lib/format-number.ts";
import classes from "./breakdowns.module.css";

/** Whether a row differs from all rows; a dash where too few answered to tell, or it is not compared. */
export function VerdictWord({ verdict }: { readonly verdict: Verdict | null }) {
  const { t } = useLingui();
  if (verdict === null) return NONE;
  const words = { higher: t`higher`, lower: t`lower`, expected: t`as expected` };
  return (
    <span className={classes["verdict"]} data-verdict={verdict}>
      {verdict === "higher" ? <ArrowUp size={14} aria-hidden /> : null}
      {verdict === "lower" ? <ArrowDown size={14} aria-hidden /> : null}
      {words[verdict]}
    </span>
  );
}
