import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useConnection } from "../../client/connection.ts";
import { surveysQuery } from "../../client/surveys-query.ts";
import { FilterBar } from "../../filters/bar/filter-bar.tsx";
import { UnusableNotice } from "../../filters/bar/unusable-notice.tsx";
import { useFilterOptions } from "../../filters/bar/use-filter-options.ts";
import type { Screen } from "../../filters/use-screen.ts";
import { Fault } from "../../ui/fault.tsx";
import { FirstContent } from "../../ui/first-content.tsx";
import { PartialNotice } from "../../ui/partial-notice.tsx";
import { ReadingProblem } from "../../ui/reading/reading-problem.tsx";
import { MissingSurvey } from "./missing-survey.tsx";
import { NoResponses } from "./no-responses.tsx";
import { surveyRequest } from "./reading/survey-request.ts";
import { useSurveyReading } from "./reading/use-survey-reading.ts";
import { ReadingLine } from "./reading-line.tsx";
import { SurveyHeader } from "./survey-header.tsx";
import { SurveyParts } from "./survey-parts.tsx";

interface SurveyScreenProps {
  readonly id: string;
  readonly screen: Screen;
}

/** What the answers to every question of a survey add up to, over every response chain that matches. */
export function SurveyScreen({ id, screen }: SurveyScreenProps) {
  const { values, zone, unusable } = screen;
  const surveys = useQuery({
    ...surveysQuery(useConnection(), values.lang),
    placeholderData: keepPreviousData,
  });
  const survey = surveys.data?.rows.find(({ _id }) => _id === id);
  const request = surveyRequest(id, values, zone);
  const reading = useSurveyReading(request);
  const options = useFilterOptions();
  const { phase, result, content, goOn } = reading;
  const retry = () => void surveys.refetch();
  if (surveys.data?.complete === true && survey === undefined)
    return <MissingSurvey id={id} values={values} />;
  return (
    <>
      <SurveyHeader
        id={id}
        survey={survey}
        screen={screen}
        filters={<FilterBar screen={screen} options={options} />}
      />
      <UnusableNotice unusable={unusable} />
      {surveys.error === null ? null : <Fault error={surveys.error} onRetry={retry} />}
      <PartialNotice unreadable={0} cutShort={surveys.data?.complete === false} onRetry={retry} />
      {phase !== "incomplete" || result === undefined ? null : (
        <ReadingProblem result={result} nothing={content === undefined} onRetry={goOn} />
      )}
      <ReadingLine reading={reading} />
      {content === undefined ? null : <FirstContent />}
      {phase === "complete" && content?.chains === 0 ? (
        <NoResponses screen={screen} />
      ) : phase === "incomplete" && content === undefined ? null : (
        <SurveyParts survey={survey} screen={screen} request={request} reading={reading} />
      )}
    </>
  );
}
