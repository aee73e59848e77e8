import { useLingui } from "@lingui/react/macro";
import type { AnswerCategory } from "../../../analysis/answers/cross-questions.ts";
import { useNumberRange } from "../parts/use-bars.ts";
import type { Crossable } from "./crossable.ts";

/** A category as it is written, and in which language: empty where nobody knows, undefined for the interface's own. */
export interface CategoryName {
  readonly text: string;
  readonly language?: string;
}

/** What the answers to a question are put under. */
export function useCategoryNames(): (question: Crossable, category: AnswerCategory) => CategoryName {
  const { t } = useLingui();
  const numberRange = useNumberRange();
  const buckets = { top: t`Promoters`, middle: t`Passives`, bottom: t`Detractors` };
  return ({ choices, language }, category) => {
    switch (category.kind) {
      case "bucket":
        return { text: buckets[category.bucket] };
      case "choice":
        return { text: choices[category.place]?.title ?? "", language };
      case "numbers":
        return { text: numberRange(category) };
      case "text":
        return { text: category.text, language: "" };
      case "others":
        return { text: t`Other answers` };
    }
  };
}
