import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useQuery, keepPreviousData } from "@tanstack/react-query";
import { useConnection } from "../../client/connection.ts";
import { choiceNames } from "../../analysis/columns/choice-names.ts";
import { questionKey } from "../../contract/question-key.ts";
import { FilterBar } from "../../filters/bar/filter-bar.tsx";
import { UnusableNotice } from "../../filters/bar/unusable-notice.tsx";
import { useFilterOptions } from "../../filters/bar/use-filter-options.ts";
import type { Screen } from "../../filters/use-screen.ts";
import { CardsOrTable } from "../../ui/cards-or-table.tsx";
import { Emptiness } from "../../ui/emptiness.tsx";
import { Fault, PartialNotice } from "../../ui/fault.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Question, Survey } from "../../contract/resources.ts";
import { IdLink } from "../../filters/id-link.tsx";
import type { ScreenValues } from "../../filters/fields.ts";
import { searchFor } from "../../filters/search.ts";
import { LanguageNames } from "../../ui/language-names.tsx";
import { QuestionTitle } from "../../ui/question-title.tsx";
import { ShortText } from "../../ui/short-text.tsx";
import { useSortedTable, type SortableColumn } from "../../ui/use-sorted-table.tsx";
import { TextIn } from "../../ui/text-in.tsx";
import classes from "./questions.module.css";
import { questionsQuery } from "../../filters/use-named-choices.ts";
import { useSurveys } from "../../filters/use-surveys.ts";

/** The questions of all surveys, to be narrowed by survey and type. */
export function QuestionsScreen({ screen }: { readonly screen: Screen }) {
  const { t } = useLingui();
  const { survey = [], type, lang } = screen.values;
  const connection = useConnection();
  const surveys = useSurveys(undefined);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...questionsQuery(connection, survey.toSorted(), lang),
    placeholderData: keepPreviousData,
  });
  const columns = useQuestionColumns(surveys, screen.values);
  const options = useFilterOptions();
  const all = data?.rows ?? [];
  const types = [...new Set(all.map(({ questionType }) => questionType))]
    .filter((name) => name !== "")
    .toSorted();
  const shown = type === undefined ? all : all.filter((question) => question.questionType === type);
  const sorted = useSortedTable({
    columns,
    rows: shown,
    rowKey: questionKey,
    order: screen.values.sorted,
    onOrder: (order) => screen.change({ sorted: order }),
  });
  const narrowed = type !== undefined || survey.length > 0;
  const retry = () => void refetch();
  return (
    <>
      <PageHeader
        title={t`Questions`}
        filters={<FilterBar screen={screen} options={{ ...options, types }} />}
      />
      <UnusableNotice unusable={screen.unusable} />
      {error === null ? null : <Fault error={error} onRetry={retry} />}
      <PartialNotice
        unreadable={data?.unreadable.length ?? 0}
        cutShort={data?.complete === false}
        onRetry={retry}
      />
      {data !== undefined && shown.length === 0 ? (
        <NoQuestions
          narrowed={narrowed}
          onShowAll={() => screen.change({ survey: undefined, type: undefined })}
        />
      ) : data === undefined && error !== null ? null : (
        <CardsOrTable
          label={t`Questions`}
          {...sorted}
          rowKey={questionKey}
          loading={data === undefined}
          stale={isPlaceholderData}
        />
      )}
    </>
  );
}

interface NoQuestionsProps {
  readonly narrowed: boolean;
  readonly onShowAll: () => void;
}

function NoQuestions({ narrowed, onShowAll }: NoQuestionsProps) {
  const { t } = useLingui();
  if (!narrowed)
    return <Emptiness title={t`There are no questions`} detail={t`The surveys of this token have none.`} />;
  return (
    <Emptiness
      title={t`No question matches`}
      action={<Button variant="default" onClick={onShowAll}>{t`Show all questions`}</Button>}
    />
  );
}

function useQuestionColumns(
  surveys: readonly Survey[],
  values: ScreenValues,
): readonly SortableColumn<Question>[] {
  const { t } = useLingui();
  const { lang } = values;
  const search = searchFor("survey", values);
  const byId = new Map(surveys.map((survey) => [survey._id, survey]));
  return [
    {
      id: "type",
      header: t`Type`,
      sortBy: ({ questionType }) => questionType || undefined,
      cell: ({ questionType }) => (
        <span className={classes["tag"]}>
          <ShortText most={40}>{questionType || t`unknown`}</ShortText>
        </span>
      ),
    },
    {
      id: "title",
      header: t`Title`,
      rowHeader: true,
      sortBy: ({ title, _id }) => title || _id,
      cell: ({ title, subtitle, language, _id }) => (
        <>
          <QuestionTitle title={title} language={language} wanted={lang} id={_id} />
          {subtitle === undefined || subtitle === "" ? null : (
            <span className={classes["subtitle"]}>
              <TextIn language={language}>{subtitle}</TextIn>
            </span>
          )}
        </>
      ),
    },
    {
      id: "languages",
      header: t`Languages`,
      wideOnly: true,
      cell: ({ languages }) => <LanguageNames codes={languages} />,
    },
    {
      id: "survey",
      header: t`Survey`,
      sortBy: ({ surveyId }) => byId.get(surveyId)?.name || surveyId,
      cell: ({ surveyId }) => {
        const survey = byId.get(surveyId);
        return (
          <>
            <IdLink to="/surveys/$id" id={surveyId} search={search} className={classes["survey"]}>
              <ShortText>{survey?.name || surveyId}</ShortText>
            </IdLink>
            {survey?.archived ? <small className={classes["archived"]}>{t`Archived`}</small> : null}
          </>
        );
      },
    },
    {
      id: "choices",
      header: t`Choices`,
      wideOnly: true,
      cell: (question) => (
        <ShortText language={question.language} most={1000}>
          {choiceNames(question).join(" · ")}
        </ShortText>
      ),
    },
  ];
}
