import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../i18n/use-formats.ts";
import { formatList } from "../../../lib/format-list.ts";
import type { FunnelRow } from "../figures/funnel-rows.ts";

/** What the funnel shows, in words. */
export function useFunnelTexts() {
  const { t, i18n } = useLingui();
  const { signed } = useFormats();
  const verdicts = { higher: t`higher`, lower: t`lower`, expected: t`as expected` };
  return {
    sentence: (rows: readonly FunnelRow[]): string => {
      const count = t`${plural(rows.length, { one: "# row of at least 10 answers", other: "# rows of at least 10 answers" })}`;
      const told = (verdict: FunnelRow["verdict"]) =>
        formatList(
          rows.filter((row) => row.verdict === verdict).map(({ name }) => name),
          i18n.locale,
        );
      const [lower, higher] = [told("lower"), told("higher")];
      const limits = t`The lines hold 95 and 99.8 of 100 rows that differ by no more than rows do as a rule.`;
      if (lower === "" && higher === "") return t`${count}, all as expected. ${limits}`;
      if (higher === "") return t`${count}. Lower: ${lower}. ${limits}`;
      if (lower === "") return t`${count}. Higher: ${higher}. ${limits}`;
      return t`${count}. Lower: ${lower}. Higher: ${higher}. ${limits}`;
    },
    point: ({ name, score, answers, verdict }: FunnelRow): string => {
      const count = t`${plural(answers, { one: "# answer", other: "# answers" })}`;
      return t`${name}: NPS ${signed(score, 1)}, ${count}, ${verdicts[verdict]}`;
    },
  };
}
