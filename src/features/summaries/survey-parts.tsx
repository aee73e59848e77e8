import { lazy } from "react";
import { useConnection } from "../../client/connection.ts";
import type { Survey } from "../../contract/resources.ts";
import { searchFor } from "../../filters/search.ts";
import type { Screen } from "../../filters/use-screen.ts";
import { AfterFirstContent } from "../../ui/first-content.tsx";
import { surveyParts, type SurveyPart } from "./parts/parts-of-survey.ts";
import { QuestionSection } from "./question/question-section.tsx";
import { QuestionSummaryView } from "./question/question-summary.tsx";
import type { SurveyRequest } from "./reading/survey-request.ts";
import type { ReadingInView } from "./reading/use-survey-reading.ts";
import { SectionShape } from "./question/section-shape.tsx";
import { useNamedChoices } from "./parts/use-named-choices.ts";
import classes from "./survey-screen.module.css";

const QuestionDownload = lazy(async () => ({
  default: (await import("./downloads/question-download.tsx")).QuestionDownload,
}));

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
  const { phase, content, readAt } = reading;
  const complete = phase === "complete";
  const choices = useNamedChoices(survey);
  const id = request.filter.surveyId?.[0] ?? "";
  const links = { zone, search: searchFor("responses", { ...values, survey: [id] }) };
  const sources = {
    values: { ...values, survey: [id] },
    zone,
    apiAddress: useConnection().baseUrl,
    chains: content?.chains ?? 0,
    complete,
    readAt,
  };
  const choicesOf = ({ question }: SurveyPart) => (question === undefined ? [] : choices.of(question));
  const downloadOf = (part: SurveyPart) =>
    content === undefined || !choices.ready ? null : (
      <AfterFirstContent>
        <QuestionDownload
          survey={{ _id: id, name: survey?.name ?? "" }}
          part={part}
          choices={choicesOf(part)}
          words={content.words.get(part.id) ?? []}
          sources={sources}
        />
      </AfterFirstContent>
    );
  const summaryOf = (part: SurveyPart) =>
    content === undefined || !choices.ready ? (
      <SectionShape type={part.type} choices={part.question?.choices.length ?? 0} />
    ) : (
      <QuestionSummaryView
        key={JSON.stringify(request)}
        part={part}
        choices={choicesOf(part)}
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
          complete={complete}
          aside={downloadOf(part)}
        >
          {summaryOf(part)}
        </QuestionSection>
      ))}
    </div>
  );
}
