import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Explanation } from "../../../analysis/findings/explanations.ts";
import type { Statement } from "../../../analysis/report/statement.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { formatList } from "../../../lib/format-list.ts";
import { cutText } from "../../../lib/text/cut-text.ts";
import type { PeriodLabels } from "../../../ui/charts/use-period-labels.ts";
import { useRangeText } from "../texts/use-range-text.ts";
import { PARTS, type Sentence } from "./sentence.ts";
import { hasGrown } from "./shifted-places.ts";
import { useChangeTexts } from "./use-change-texts.ts";
import { useExplainedText } from "./use-explained-text.ts";
import type { Names } from "./use-report.ts";

const MOST_OF_NAME = 60;

/** What is stated, as sentences. */
export function useStatementTexts(
  labels: PeriodLabels,
  names: Names,
  explanations: readonly Explanation[],
): (statement: Statement) => Sentence {
  const { t, i18n } = useLingui();
  const { number, share, signed } = useFormats();
  const rangeText = useRangeText();
  const changeTexts = useChangeTexts(labels);
  const explainedText = useExplainedText();
  return (statement) => {
    switch (statement.kind) {
      case "change":
        return { text: changeTexts.change(statement.change), restsOn: PARTS.trend };
      case "explained": {
        const { explained, places } = statement;
        const cells = explanations.find(({ dimension }) => dimension === explained.dimension);
        const shifted = places.map(({ id, name }) => ({
          name,
          more: cells !== undefined && hasGrown(cells, id),
        }));
        return { text: explainedText(explained, shifted), restsOn: PARTS.why };
      }
      case "row": {
        const { row, score: all } = statement;
        const place = cutText(row.name, MOST_OF_NAME);
        const [score, range, total] = [
          signed(row.score ?? 0),
          rangeText(row.interval ?? undefined),
          signed(all),
        ];
        const answers = t`${plural(row.answers, { one: "# answer", other: "# answers" })}`;
        const text =
          row.verdict === "lower"
            ? t`${place} is lower: ${score} (95% interval ${range}; ${answers}), all together ${total}.`
            : t`${place} is higher: ${score} (95% interval ${range}; ${answers}), all together ${total}.`;
        return { text, restsOn: PARTS.breakdown };
      }
      case "drivers": {
        const { drivers, part } = statement;
        const [what, own] = [cutText(names.ofDimension(part.dimension), MOST_OF_NAME), share(part.value)];
        const [low, high, all] = [share(part.low), share(part.high), share(drivers.r2.value)];
        const answers = t`${plural(drivers.answers, { one: "# answer", other: "# answers" })}`;
        return {
          text: t`${what} goes with ${own} (${low} to ${high}) of what can be explained; together they explain ${all} (${answers}).`,
          restsOn: PARTS.drivers,
        };
      }
      case "words": {
        const { side, words } = statement;
        const [first] = words;
        const said = formatList(
          words.map(({ text }) => `“${text}”`),
          i18n.locale,
        );
        const [count, score] = [number(first.comments), signed(first.score)];
        const text =
          side === "detractors"
            ? t`Detractors say ${said} more often: comments with the first (${count}) come with ${score}.`
            : t`Promoters say ${said} more often: comments with the first (${count}) come with ${score}.`;
        return { text, restsOn: PARTS.comments };
      }
    }
  };
}
