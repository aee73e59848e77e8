import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useConnection } from "../../client/connection.ts";
import { surveysQuery } from "../../client/surveys-query.ts";
import { FilterBar } from "../../filters/bar/filter-bar.tsx";
import { UnusableNotice } from "../../filters/bar/unusable-notice.tsx";
import { useFilterOptions } from "../../filters/bar/use-filter-options.ts";
import type { Screen } from "../../filters/use-screen.ts";
import { Fault, PartialNotice } from "../../ui/fault.tsx";
import { FirstContent } from "../../ui/schedule/first-content.tsx";
import { ReadingProblem } from "../../ui/reading/reading-problem.tsx";
import { surveyRequest } from "./reading/reader-protocol.ts";
import { useSurveyReading, type SurveyInView } from "./reading/use-survey-reading.ts";
import { SurveyParts } from "./survey-parts.tsx";
import { useLingui, Trans } from "@lingui/react/macro";
import type { ScreenValues } from "../../filters/fields.ts";
import { NoneReadable } from "../../ui/none-readable.tsx";
import { Notice } from "../../ui/notice.tsx";
import { NotFound } from "../../ui/not-found.tsx";
import { Button } from "@mantine/core";
import { activeFilters, withoutFilters } from "../../filters/narrowing.ts";
import { Emptiness } from "../../ui/emptiness.tsx";
import { LeftOut, ReadingAction, ReadingProgress } from "../../ui/reading/reading-progress.tsx";
import { useRestsOn } from "../../ui/reading/reading-texts.ts";
import classes from "./survey-screen.module.css";
import type { ReactNode } from "react";
import type { Survey } from "../../contract/resources.ts";
import { SurveyLinks } from "../../filters/id-link.tsx";
import { LanguageNames } from "../../ui/language-names.tsx";
import { HeaderTools, PageHeader } from "../../ui/page-header.tsx";
import { ShortText } from "../../ui/short-text.tsx";
import { TimesIn } from "../../ui/times-in.tsx";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { searchFor } from "../../filters/search.ts";

/** What the answers to every question of a survey add up to, over every response chain that matches. */
export function SurveyScreen({ id, screen }: { readonly id: string; readonly screen: Screen }) {
  const { values, zone, unusable } = screen;
  const surveys = useQuery({
    ...surveysQuery(useConnection(), values.lang),
    placeholderData: keepPreviousData,
  });
  const survey = surveys.data?.rows.find(({ _id }) => _id === id);
  const request = surveyRequest(id, values, zone);
  const reading = useSurveyReading(request);
  const options = useFilterOptions();
  const { phase, content, result } = reading;
  const retry = () => void surveys.refetch();
  // One that has no id that can be read might be this one.
  const isUnread = surveys.data?.unreadable.some(({ id: each }) => each === undefined || each === id);
  if (surveys.data?.complete === true && survey === undefined && isUnread === false)
    return <MissingSurvey id={id} values={values} />;
  return (
    <>
      <SurveyHeader
        id={id}
        survey={survey}
        screen={screen}
        filters={
          <FilterBar
            screen={screen}
            options={options}
            matching={phase === "complete" ? content?.chains : undefined}
          />
        }
      />
      <UnusableNotice unusable={unusable} />
      {surveys.error === null ? null : <Fault error={surveys.error} onRetry={retry} />}
      {survey === undefined && isUnread === true ? (
        <Notice>
          <Trans>
            This survey came in a form that can’t be read: the titles of its questions are missing.
          </Trans>
        </Notice>
      ) : null}
      <PartialNotice unreadable={0} cutShort={surveys.data?.complete === false} onRetry={retry} />
      <ReadingProblem reading={reading} nothing={content === undefined} />
      <ReadingLine reading={reading} zone={zone} />
      {content === undefined ? null : <FirstContent />}
      {phase === "complete" && content?.chains === 0 ? (
        <NoResponses screen={screen} unreadable={result?.chains === 0 ? result.unreadable : 0} />
      ) : phase === "incomplete" && content === undefined ? null : (
        <SurveyParts survey={survey} screen={screen} request={request} reading={reading} />
      )}
    </>
  );
}

function MissingSurvey({ id, values }: { readonly id: string; readonly values: ScreenValues }) {
  const { t } = useLingui();
  return (
    // There are no numbers to make a report of.
    <HeaderTools value={undefined}>
      <NotFound
        heading={t`Survey not found`}
        title={t`There is no survey with this id`}
        id={id}
        action={<AllSurveysLink values={values} />}
      />
    </HeaderTools>
  );
}

/** Why there is no answer: nothing was collected, nothing matches, or nothing could be read. */
function NoResponses({ screen, unreadable }: { readonly screen: Screen; readonly unreadable: number }) {
  const { t } = useLingui();
  if (unreadable > 0) return <NoneReadable unreadable={unreadable} />;
  return activeFilters(screen.values).length === 0 ? (
    <Emptiness
      title={t`No responses yet`}
      detail={t`Numbers appear here once this survey has been answered.`}
    />
  ) : (
    <Emptiness
      title={t`No responses match these filters`}
      detail={t`Try a longer period or fewer filters.`}
      action={
        <Button variant="default" onClick={() => screen.change(withoutFilters)}>{t`Show everything`}</Button>
      }
    />
  );
}

/** What the numbers rest on, and how to have them rest on more. */
function ReadingLine({ reading, zone }: { readonly reading: SurveyInView; readonly zone: string }) {
  const { phase, content, progress, result } = reading;
  const restsOn = useRestsOn({
    phase,
    read: reading.restsOn,
    progress,
    responses: content?.chains ?? 0,
    unreadable: result?.unreadable ?? 0,
  });
  return (
    <div className={classes["reading"]}>
      <p role="status">{restsOn}</p>
      <LeftOut of={result} as="p" />
      <ReadingAction reading={reading} />
      <TimesIn zone={zone} />
      <ReadingProgress progress={progress} shown={phase === "reading"} />
    </div>
  );
}

interface SurveyHeaderProps {
  readonly id: string;
  /** Undefined while it is being read. */
  readonly survey: Survey | undefined;
  readonly screen: Screen;
  readonly filters: ReactNode;
}

/** Which survey it is, and the ways to its responses and back. */
function SurveyHeader({ id, survey, screen, filters }: SurveyHeaderProps) {
  const { t } = useLingui();
  const name = survey?.name || id;
  return (
    <PageHeader
      back={<AllSurveysLink values={screen.values} />}
      title={survey === undefined ? t`One survey` : name}
      // Its place is kept free, so that nothing moves when it comes.
      about={survey === undefined ? "\u00A0" : <About survey={survey} />}
      filters={filters}
      actions={
        <div className={classes["links"]}>
          <Link
            to="/comments"
            search={searchFor("comments", { ...screen.values, survey: [id] })}
            aria-label={t`Comments on ${name}`}
          >{t`Comments`}</Link>
          <SurveyLinks id={id} name={name} values={screen.values} />
        </div>
      }
    />
  );
}

function About({ survey: { teamName, teamId, languages, archived } }: { readonly survey: Survey }) {
  return (
    <>
      <ShortText>{teamName || teamId}</ShortText>
      {languages.length > 0 ? " · " : null}
      <LanguageNames codes={languages} />
      {archived ? (
        <>
          {" · "}
          <Trans>Archived</Trans>
        </>
      ) : null}
    </>
  );
}

/** The way back to the list, which keeps language and zone. */
function AllSurveysLink({ values: { lang, tz } }: { readonly values: ScreenValues }) {
  const { t } = useLingui();
  return (
    <Link to="/surveys" search={searchFor("surveys", { lang, tz })}>
      <ArrowLeft size={16} aria-hidden />
      <span>{t`All surveys`}</span>
    </Link>
  );
}
