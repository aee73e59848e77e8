import { lazy } from "react";
import type { Screen } from "../../../filters/use-screen.ts";
import type { ProvenanceLine } from "../../../ui/downloads/table-csv.ts";
import { AfterFirstContent } from "../../../ui/first-content.tsx";
import type { TitledChoice } from "../parts/named-choices.ts";
import type { SurveyPart } from "../parts/parts-of-survey.ts";
import type { SurveyRequest } from "../reading/survey-request.ts";
import type { SurveyInView } from "../reading/use-survey-reading.ts";
import { crossables, crossedPair } from "./crossable.ts";

const CrossPanel = lazy(async () => ({ default: (await import("./cross-panel.tsx")).CrossPanel }));

interface CrossedSectionProps {
  readonly parts: readonly SurveyPart[];
  readonly choicesOf: (part: SurveyPart) => readonly TitledChoice[];
  readonly screen: Screen;
  readonly request: SurveyRequest;
  readonly reading: SurveyInView;
  readonly lines: () => readonly ProvenanceLine[];
}

/** Two questions of a survey against each other, where it has two whose answers can be counted so. */
export function CrossedSection({ parts, choicesOf, screen, ...rest }: CrossedSectionProps) {
  const questions = crossables(parts, choicesOf);
  const pair = crossedPair(questions, screen.values.cross);
  if (pair === undefined) return null;
  return (
    <AfterFirstContent>
      <CrossPanel questions={questions} pair={pair} onPair={(cross) => screen.change({ cross })} {...rest} />
    </AfterFirstContent>
  );
}
