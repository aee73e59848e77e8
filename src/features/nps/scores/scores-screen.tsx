import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import {
  questionsIn,
  writtenIds,
  type ScoredQuestions,
  type Metric,
} from "../../../analysis/metric/metric.ts";
import { metricsInText } from "../../../analysis/metric/metric-list.ts";
import type { MetricReason } from "../../../analysis/metric/metric-error.ts";
import { surveysQuery } from "../../../client/surveys-query.ts";
import { useConnection } from "../../../client/connection.ts";
import { keepList, keptList } from "../../../client/kept-list.ts";
import type { Survey } from "../../../contract/resources.ts";
import { searchFor } from "../../../filters/search.ts";
import { UnusableNotice } from "../../../filters/bar/unusable-notice.tsx";
import type { Screen } from "../../../filters/use-screen.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { cutText } from "../../../lib/text/fit-text.ts";
import { reportWordsIn } from "../../../reports/report-words.ts";
import { Emptiness } from "../../../ui/emptiness.tsx";
import { Fault } from "../../../ui/fault.tsx";
import { HeaderTools, PageHeader } from "../../../ui/page-header.tsx";
import { SCREEN_ONLY } from "../../../ui/screen-only.ts";
import { Shown } from "../data/view/shown-score.ts";
import { npsQuestions } from "../model/nps-questions.ts";
import { NpsScreen } from "../screen/nps-screen.tsx";
import { QuestionSelect } from "../screen/question-select.tsx";
import { type Draft, useMetricFaultText } from "./metric-form.tsx";
import { metricIn, narrowedTo, writtenAmong } from "./metric-in.ts";
import { choiceNames } from "../../../filters/use-named-choices.ts";
import { Proposal } from "./proposal.tsx";
import classes from "./scores.module.css";

interface ScoresScreenProps {
  readonly screen: Screen;
  /** What can be done with the numbers of a metric. */
  readonly toolsOf: (metric: Metric) => ReactNode;
}

/** Faults of an address that names no question there is. */
const UNKNOWN: ReadonlySet<MetricReason> = new Set(["address", "survey", "question"]);

/** What the answers to a question add up to that is scored otherwise than NPS: the screen of NPS under another name. */
export function ScoresScreen({ screen: addressed, toolsOf }: ScoresScreenProps) {
  const { t } = useLingui();
  const faultText = useMetricFaultText();
  const { data, error, refetch } = useQuery(surveysQuery(useConnection(), addressed.values.lang));
  if (data === undefined)
    return (
      <>
        <PageHeader title={addressed.values.name ?? t({ message: "Score", context: "metric" })} />
        {error === null ? null : <Fault error={error} onRetry={() => void refetch()} />}
      </>
    );
  const surveys = data.rows;
  const values = { ...addressed.values, question: writtenAmong(addressed.values.question, surveys) };
  const screen = { ...addressed, values };
  const { metric, fault } = metricIn(values, surveys) ?? {};
  if (metric !== undefined)
    return (
      <HeaderTools value={toolsOf(metric)}>
        <DeclaredScreen screen={screen} surveys={surveys} metric={metric} />
      </HeaderTools>
    );
  return (
    <>
      <PageHeader
        title={values.name ?? t({ message: "Score", context: "metric" })}
        choice={<QuestionSelect screen={screen} questions={npsQuestions(surveys, [], [])} />}
      />
      <UnusableNotice unusable={screen.unusable} />
      {fault === undefined || (values.top === undefined && fault.reason === "no top") ? null : (
        <Emptiness
          title={t`This can't be scored`}
          detail={faultText(fault)}
          action={
            UNKNOWN.has(fault.reason) ? (
              <Link to="/scores" search={searchFor("scores", { lang: values.lang, tz: values.tz })}>
                <Trans>Choose a question</Trans>
              </Link>
            ) : undefined
          }
        />
      )}
      {fault === undefined ? (
        <Emptiness
          title={t`No question is named`}
          detail={t`Choose one above. On a survey’s page, each question that can be scored leads here, too.`}
        />
      ) : (
        <WithProposal screen={screen} surveys={surveys} />
      )}
    </>
  );
}

interface OfSurveys {
  readonly screen: Screen;
  readonly surveys: readonly Survey[];
}

/** Characters of a name in headings and sentences: a question may be a paragraph. *About these numbers* has it whole. */
const NAME = 60;

function DeclaredScreen({ screen, surveys, metric }: OfSurveys & { readonly metric: Metric }) {
  const { i18n } = useLingui();
  const { locale } = useFormats();
  const [isChanging, setChanging] = useState(false);
  const { values } = screen;
  const question = values.question ?? null;
  const choices = choiceNames(metric, surveys);
  const named = { ...metric, name: cutText(metric.name, NAME) };
  const words = reportWordsIn(i18n.locale, locale).of({ ...named, question }, choices);
  const narrowed = narrowedTo(metric, values);
  const unusable =
    narrowed.target === values.target
      ? screen.unusable
      : [...screen.unusable, { name: "target", texts: [String(values.target)] }];
  const close = () => setChanging(false);
  const about = (
    <span className={classes["about"]}>
      <bdi>{words.definition}</bdi>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-expanded={isChanging}
        onClick={() => setChanging((was) => !was)}
        {...SCREEN_ONLY}
      >
        <Trans>Change what counts</Trans>
      </Button>
      <QuestionSelect screen={screen} questions={npsQuestions(surveys, [], [])} />
    </span>
  );
  return (
    <Shown value={{ metric: named, words, choices }}>
      <NpsScreen
        screen={{ ...screen, values: narrowed, unusable }}
        scored={{
          metric,
          asked: screen,
          about,
          below: isChanging ? <WithProposal screen={screen} surveys={surveys} onDone={close} /> : null,
        }}
      />
    </Shown>
  );
}

/** What is taken of it becomes the address, and is kept on this device under its name. */
function WithProposal({ screen, surveys, onDone }: OfSurveys & { readonly onDone?: () => void }) {
  const { baseUrl } = useConnection();
  const take = (draft: Draft) => {
    keepMetric(baseUrl, questionsIn(screen.values.question ?? ""), draft);
    screen.change({ bottom: undefined, scale: undefined, name: undefined, ...draft, value: undefined });
    onDone?.();
  };
  return (
    <Proposal
      key={screen.values.question}
      screen={screen}
      surveys={surveys}
      onTake={take}
      onCancel={onDone}
    />
  );
}

/** Where it has a name, it can be found by that. */
function keepMetric(
  baseUrl: string,
  asked: ScoredQuestions | undefined,
  { name, top, bottom, scale }: Draft,
): void {
  if (asked === undefined || name === undefined || top === undefined) return;
  const entry = {
    name,
    survey: asked.survey,
    question: writtenIds(asked.questions),
    top,
    ...(bottom !== undefined && { bottom }),
    ...(scale !== undefined && { scale }),
  };
  const others = metricsInText(keptList("metrics", baseUrl).get()).filter((each) => each.name !== name);
  keepList("metrics", baseUrl, [...others, entry]);
}
