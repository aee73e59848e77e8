import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { surveysQuery } from "../../../client/surveys-query.ts";
import { useConnection } from "../../../client/connection.ts";
import { UnusableNotice } from "../../../filters/bar/unusable-notice.tsx";
import type { Screen } from "../../../filters/use-screen.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { reportWordsIn } from "../../../reports/report-words.ts";
import { Emptiness } from "../../../ui/emptiness.tsx";
import { Fault } from "../../../ui/fault.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Shown } from "../data/view/shown-score.ts";
import { NpsScreen } from "../screen/nps-screen.tsx";
import { choiceNames, metricIn, narrowedTo } from "./metric-in.ts";

/** What the answers to a question add up to that is scored otherwise than NPS: the screen of NPS under another name. */
export function ScoresScreen({ screen }: { readonly screen: Screen }) {
  const { t, i18n } = useLingui();
  const { locale } = useFormats();
  const { values } = screen;
  const { data, error, refetch } = useQuery(surveysQuery(useConnection(), values.lang));
  const surveys = data?.rows;
  const { metric, fault } = (surveys && metricIn(values, surveys)) ?? {};
  if (surveys !== undefined && metric !== undefined) {
    const words = reportWordsIn(i18n.locale, locale).of(
      { ...metric, question: values.question ?? null },
      choiceNames(metric, surveys),
    );
    const narrowed = { ...screen, values: narrowedTo(metric, values) };
    return (
      <Shown value={{ metric, words }}>
        <NpsScreen
          screen={narrowed}
          scored={{ metric, asked: screen, about: <bdi>{words.definition}</bdi> }}
        />
      </Shown>
    );
  }
  return (
    <>
      <PageHeader title={values.name ?? t`Score`} />
      <UnusableNotice unusable={screen.unusable} />
      {error === null ? null : <Fault error={error} onRetry={() => void refetch()} />}
      {surveys === undefined ? null : (
        <Emptiness
          title={fault === undefined ? t`No question is named` : t`This can't be scored`}
          detail={fault ?? t`A survey's page leads here from each question that can be scored.`}
        />
      )}
    </>
  );
}
