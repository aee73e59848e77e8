import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useConnection } from "../../client/connection.ts";
import { surveysQuery } from "../../client/surveys-query.ts";
import { questionKey } from "../../contract/question-key.ts";
import { FilterBar } from "../../filters/bar/filter-bar.tsx";
import { UnusableNotice } from "../../filters/bar/unusable-notice.tsx";
import { useFilterOptions } from "../../filters/bar/use-filter-options.ts";
import type { Screen } from "../../filters/use-screen.ts";
import { CardsOrTable } from "../../ui/cards-or-table.tsx";
import { Emptiness } from "../../ui/emptiness.tsx";
import { Fault } from "../../ui/fault.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { PartialNotice } from "../../ui/partial-notice.tsx";
import { useQuestionColumns } from "./question-columns.tsx";
import { questionsQuery } from "./questions-query.ts";

/** The questions of all surveys, to be narrowed by survey and type. */
export function QuestionsScreen({ screen }: { readonly screen: Screen }) {
  const { t } = useLingui();
  const { survey = [], type, lang } = screen.values;
  const connection = useConnection();
  const surveys = useQuery(surveysQuery(connection, undefined)).data?.rows ?? [];
  const { data, error, refetch, isPlaceholderData } = useQuery(questionsQuery(connection, { survey, lang }));
  const columns = useQuestionColumns(surveys, screen.values);
  const options = useFilterOptions();
  const all = data?.rows ?? [];
  const types = [...new Set(all.map(({ questionType }) => questionType))]
    .filter((name) => name !== "")
    .toSorted();
  const shown = type === undefined ? all : all.filter((question) => question.questionType === type);
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
          columns={columns}
          rows={shown}
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
  if (!narrowed) {
    return <Emptiness title={t`There are no questions`} detail={t`The surveys of this token have none.`} />;
  }
  return (
    <Emptiness
      title={t`No question fits`}
      action={
        <Button variant="default" onClick={onShowAll}>
          <Trans>Show all questions</Trans>
        </Button>
      }
    />
  );
}
