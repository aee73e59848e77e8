/** What a difference between two scores is made of, as a sentence of one language. */
import { hasMoved } from "../analysis/mix/has-moved.ts";
import type { DifferenceParts } from "../analysis/report.ts";
import type { Figures } from "./figures.ts";
import { filled } from "./filled.ts";
import type { SentencePhrases } from "./languages/phrases.ts";
import { shortName } from "./short-name.ts";
import type { ReportWords } from "./words.ts";

export function explainedTextOf(
  { explained: phrases, name: namePhrase }: SentencePhrases,
  { count, score, list }: Figures,
): ReportWords["explained"] {
  const scoresText = (scores: number) => {
    if (!hasMoved(scores)) return phrases.stayed;
    return scores < 0
      ? filled(phrases.fell, { size: count(-scores) })
      : filled(phrases.rose, { size: score(scores) });
  };
  return (parts, places) => {
    const { difference, scores, mix, new: come, gone } = parts;
    const named = (more: boolean) =>
      list(
        places
          .filter((place) => place.more === more)
          .map(({ name }) => filled(namePhrase, { name: shortName(name) })),
      );
    const [gained, lost] = [named(true), named(false)];
    const kind = kindOf(parts, gained !== "", lost !== "");
    return filled(phrases[kind], {
      by: score(difference),
      moved: scoresText(scores),
      part: score(kind === "apart" ? come + gone : mix),
      gained,
      lost,
    });
  };
}

/** Which phrase tells it. */
function kindOf(
  { mix, new: come, gone }: DifferenceParts,
  hasGained: boolean,
  hasLost: boolean,
): "plain" | "apart" | "mixed" | "gained" | "lost" | "both" {
  if (!hasMoved(mix)) return hasMoved(come + gone) ? "apart" : "plain";
  if (hasGained && hasLost) return "both";
  return hasGained ? "gained" : hasLost ? "lost" : "mixed";
}
