import { useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import type { Standing } from "../../../../analysis/funnel/judge-rows.ts";
import { NONE } from "../../../../lib/format-number.ts";
import classes from "./breakdowns.module.css";

/** What a row is against the rest, in words. */
export function useStandingWords(): Readonly<Record<Standing, string>> {
  const { t } = useLingui();
  return {
    unusuallyHigh: t`unusually high`,
    higher: t`higher`,
    no: t`no clear difference`,
    lower: t`lower`,
    unusuallyLow: t`unusually low`,
  };
}

const ARROWS = {
  unusuallyHigh: ArrowUp,
  higher: ArrowUp,
  lower: ArrowDown,
  unusuallyLow: ArrowDown,
  no: undefined,
};

/** Whether a row differs from the rest; too few answers to tell where `standing` is null, a dash where it is not known. */
export function StandingWord({ standing }: { readonly standing: Standing | null | undefined }) {
  const { t } = useLingui();
  const words = useStandingWords();
  if (standing === undefined) return NONE;
  const Arrow = standing === null ? undefined : ARROWS[standing];
  return (
    <span className={classes["standing"]} data-standing={standing ?? "few"}>
      {Arrow === undefined ? null : <Arrow size={14} aria-hidden />}
      {standing === null ? t`too few answers` : words[standing]}
    </span>
  );
}

/** The head of a column of such words, which begins where they do after their arrows. */
export function StandingHead({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <span className={classes["standingHead"]} title={title}>
      {children}
    </span>
  );
}

interface StandingUnderProps {
  readonly standing: Standing | null | undefined;
  readonly className: string | undefined;
}

/** Under the name of a row that differs, where there is no room for a column of its own. */
export function StandingUnder({ standing, className }: StandingUnderProps) {
  if (standing === undefined || standing === null || standing === "no") return null;
  return (
    <span className={className}>
      <StandingWord standing={standing} />
    </span>
  );
}
