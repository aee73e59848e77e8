import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { Survey } from "../../../contract/resources.ts";
import { IdLink } from "../../../filters/id-link.tsx";
import { activeFilters, carried, withoutFilters } from "../../../filters/narrowing.ts";
import { searchFor, type AnySearch } from "../../../filters/search.ts";
import { Emptiness } from "../../../ui/emptiness.tsx";
import { NoneReadable } from "../../../ui/none-readable.tsx";
import { useShownScore } from "../data/view/shown-score.ts";
import { scorableQuestions } from "../model/nps-questions.ts";
import type { NpsModel } from "../model/use-nps-screen.ts";
import { AllCommentsLink } from "../sections/newest-comments.tsx";
import { useSurveys } from "../../../filters/use-surveys.ts";

/** Why there is no number, and what to look at: nothing was collected, nothing matches, or there is no NPS question. */
export function NothingToShow({ screen, view, isAsked, reading }: NpsModel) {
  const { t } = useLingui();
  const { values } = screen;
  const surveys = useSurveys(values.lang);
  const { isNps } = useShownScore();
  const { chains } = view;
  const filtered = activeFilters(values).length > 0;
  const clear = (
    <Button variant="default" onClick={() => screen.change({ ...withoutFilters, question: undefined })}>
      <Trans>Show everything</Trans>
    </Button>
  );
  if (reading.phase === "complete" && reading.columns.chains === 0 && reading.unreadable > 0)
    return <NoneReadable unreadable={reading.unreadable} />;
  if (chains === 0) {
    return filtered ? (
      <Emptiness
        title={t`No responses match these filters`}
        detail={t`Try a longer period or fewer filters.`}
        action={clear}
      />
    ) : (
      <Emptiness
        title={t`No responses yet`}
        detail={t`Numbers appear here once a survey has been answered.`}
      />
    );
  }
  const kept = carried(values);
  const canScore = scorableQuestions(surveys, values.survey ?? []).length > 0;
  const why = !isNps
    ? {
        title: t`There are no answers for this score in this selection`,
        detail: t`${plural(chains, { one: "# response matches", other: "# responses match" })}, but no answer in them counts for this score.`,
      }
    : isAsked
      ? {
          title: t`There are no NPS answers in this selection`,
          detail: t`${plural(chains, { one: "# response matches", other: "# responses match" })}, but none of them answers this NPS question.`,
        }
      : {
          title: t`No survey here has an NPS question`,
          detail: canScore
            ? t`You can read the answers, and score other questions.`
            : t`You can read the answers.`,
        };
  return (
    <Emptiness
      {...why}
      action={
        <>
          {filtered || values.question !== undefined ? clear : null}
          <AllCommentsLink {...{ values, columns: reading.columns, zone: screen.zone }} />
          {canScore ? (
            <Link to="/scores" search={searchFor("scores", kept)}>{t`Score another question`}</Link>
          ) : null}
          <ToSurvey surveys={surveys} search={kept} />
        </>
      }
    />
  );
}

interface ToSurveyProps {
  readonly surveys: readonly Pick<Survey, "_id">[];
  readonly search: AnySearch;
}

/** Leads to the questions that were asked: to the surveys, or to the only one. */
function ToSurvey({ surveys: [only, ...others], search }: ToSurveyProps) {
  const { t } = useLingui();
  return only === undefined || others.length > 0 ? (
    <Link to="/surveys" search={searchFor("surveys", search)}>{t`See all surveys`}</Link>
  ) : (
    <IdLink to="/surveys/$id" id={only._id} search={searchFor("survey", search)}>
      {t`See all questions of the survey`}
    </IdLink>
  );
}
