import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Switch.css";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Switch } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useConnection } from "../../client/connection.ts";
import { surveysQuery } from "../../client/surveys-query.ts";
import { UnusableNotice } from "../../filters/bar/unusable-notice.tsx";
import type { Screen } from "../../filters/use-screen.ts";
import { CardsOrTable } from "../../ui/cards-or-table.tsx";
import { Emptiness } from "../../ui/emptiness.tsx";
import { Fault } from "../../ui/fault.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { PartialNotice } from "../../ui/partial-notice.tsx";
import { useSurveyColumns } from "./survey-columns.tsx";
import { SurveyQuestions } from "./survey-questions.tsx";
import classes from "./surveys.module.css";

/** All surveys, each with its questions one press away. */
export function SurveysScreen({ screen }: { readonly screen: Screen }) {
  const { t } = useLingui();
  const { lang, archived = false } = screen.values;
  const { data, error, refetch } = useQuery(surveysQuery(useConnection(), lang));
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const columns = useSurveyColumns({
    values: screen.values,
    open,
    onToggle: (id) => setOpen((before) => before.symmetricDifference(new Set([id]))),
  });
  const all = data?.rows ?? [];
  const shown = archived ? all : all.filter((survey) => !survey.archived);
  const hidden = all.length - shown.length;
  const retry = () => void refetch();
  const showArchived = () => screen.change({ archived: true });
  return (
    <>
      <PageHeader
        title={t`Surveys`}
        actions={
          <Switch
            label={t`Show archived`}
            checked={archived}
            onChange={(event) => screen.change({ archived: event.currentTarget.checked || undefined })}
          />
        }
      />
      <UnusableNotice unusable={screen.unusable} />
      {error === null ? null : <Fault error={error} onRetry={retry} />}
      <PartialNotice
        unreadable={data?.unreadable.length ?? 0}
        cutShort={data?.complete === false}
        onRetry={retry}
      />
      {data !== undefined && shown.length === 0 ? (
        <NoSurveys hidden={all.length} onShow={showArchived} />
      ) : data === undefined && error !== null ? null : (
        <CardsOrTable
          label={t`Surveys`}
          columns={columns}
          rows={shown}
          rowKey={(survey) => survey._id}
          loading={data === undefined}
          renderDetail={(survey) =>
            open.has(survey._id) ? <SurveyQuestions survey={survey} wanted={lang} /> : null
          }
        />
      )}
      {hidden === 0 || shown.length === 0 ? null : (
        <div className={classes["hidden"]}>
          <span role="status">
            {t`${plural(hidden, { one: "# archived survey is hidden.", other: "# archived surveys are hidden." })}`}
          </span>
          <Button variant="default" size="compact-sm" onClick={showArchived}>
            <Trans>Show them</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

interface NoSurveysProps {
  /** How many are archived. */
  readonly hidden: number;
  readonly onShow: () => void;
}

function NoSurveys({ hidden, onShow }: NoSurveysProps) {
  const { t } = useLingui();
  if (hidden === 0) {
    return <Emptiness title={t`There are no surveys`} detail={t`This token reaches none so far.`} />;
  }
  return (
    <Emptiness
      title={t`All surveys are archived`}
      detail={t`${plural(hidden, { one: "# survey is hidden.", other: "# surveys are hidden." })}`}
      action={
        <Button variant="default" onClick={onShow}>
          <Trans>Show them</Trans>
        </Button>
      }
    />
  );
}
