import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../i18n/use-formats.ts";
import { formatList } from "../../../lib/format-list.ts";
import { capital } from "../../../lib/text/capital.ts";
import type { Standing } from "../../../analysis/funnel/judge-rows.ts";
import type { FunnelRow } from "../figures/funnel-rows.ts";
import { useStandingWords } from "./standing-word.tsx";

const DIFFERING = ["unusuallyLow", "lower", "higher", "unusuallyHigh"] as const;

/** What the funnel shows, in words. */
export function useFunnelTexts() {
  const { t, i18n } = useLingui();
  const { signed } = useFormats();
  const words = useStandingWords();
  return {
    sentence: (rows: readonly FunnelRow[]): string => {
      const count = t`${plural(rows.length, { one: "# row of at least 10 answers", other: "# rows of at least 10 answers" })}`;
      const named = (standing: Standing) =>
        formatList(
          rows.filter((row) => row.standing === standing).map(({ name }) => name),
          i18n.locale,
        );
      const told = DIFFERING.flatMap((standing) => {
        const names = named(standing);
        return names === "" ? [] : t`${capital(words[standing])}: ${names}.`;
      });
      const limits = t`The lines hold 95 and 99.8 of 100 rows that differ by no more than rows do as a rule.`;
      const found = told.length === 0 ? t`No row differs clearly from the rest.` : told.join(" ");
      return t`${count}. ${found} ${limits}`;
    },
    point: ({ name, score, answers, standing }: FunnelRow): string => {
      const count = t`${plural(answers, { one: "# answer", other: "# answers" })}`;
      return t`${name}: NPS ${signed(score, 1)}, ${count}, ${words[standing]}`;
    },
  };
}
