import type { Survey } from "../../contract/resources.ts";
import { writeSearch } from "../../filters/search.ts";
import type { Screen } from "../../filters/use-screen.ts";
import { surveyParts, type SurveyPart } from "./parts-of-survey.ts";
import { QuestionSection } from "./question-section.tsx";
import { QuestionSummaryView } from "./question-summary.tsx";
import type { SurveyRequest } from "./reading/survey-request.ts";
import type { ReadingInView } from "./reading/use-survey-reading.ts";
import { SectionShape } from "./section-shape.tsx";
import { useNamedChoices } from "./use-named-choices.ts";
import classes from "./survey-screen.module.css";

interface SurveyPartsProps {
  /** Undefined while it is being read, or can't be. */
  readonly survey: Survey | undefined;
  readonly screen: Screen;
  readonly request: SurveyRequest;
  readonly reading: ReadingInView;
}

/** A section for each question; before anything was read, with the shape of what comes. */
export function SurveyParts({ survey, screen, request, reading }: SurveyPartsProps) {
  const { values, zone, searchWith } = screen;
  const { phase, content } = reading;
  const choices = useNamedChoices(survey);
  const id = request.filter.surveyId?.[0] ?? "";
  const links = { zone, search: writeSearch({ ...values, survey: [id] }) };
  const summaryOf = (part: SurveyPart) =>
    content === undefined || !choices.ready ? (
      <SectionShape type={part.type} choices={part.question?.choices.length ?? 0} />
    ) : (
      <QuestionSummaryView
        key={JSON.stringify(request)}
        part={part}
        choices={part.question === undefined ? [] : choices.of(part.question)}
        words={content.words.get(part.id) ?? []}
        request={request}
        links={links}
        npsSearch={searchWith({ survey: [id], question: part.id })}
      />
    );
  const parts = surveyParts(survey ?? { questions: [] }, content?.questions ?? []);
  return (
    <div className={classes["parts"]}>
      {parts.map((part) => (
        <QuestionSection
          key={part.id}
          part={part}
          wanted={values.lang}
          chains={content?.chains}
          complete={phase === "complete"}
        >
          {summaryOf(part)}
        </QuestionSection>
      ))}
    </div>
  );
}
