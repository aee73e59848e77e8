import { type FilterOption, labelOf } from "../../../filters/options.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { type ChainColumn, HEADER, touchpointOf, type Layout } from "./layout.ts";
import type { RowLinks } from "../../../filters/row-links.ts";
import { RowLink, FirstComment, Scores } from "./response-cells.tsx";
import { useLayout } from "./use-layout.ts";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState, type ReactNode } from "react";
import { useConnection } from "../../../client/connection.ts";
import { questionNames } from "../../../contract/question-key.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import { distinctNames } from "../../../lib/text/distinct-names.ts";
import { cutText } from "../../../lib/text/fit-text.ts";
import { useLingui } from "@lingui/react/macro";
import { languageName } from "../../../lib/language-name.ts";
import { whenFirstContent } from "../../../ui/schedule/first-content.tsx";
import { ShortText } from "../../../ui/short-text.tsx";
import classes from "./cells.module.css";
import { lazily } from "../../../ui/schedule/late-part.tsx";
import { surveysAmong, useSurveys } from "../../../filters/use-surveys.ts";

interface ColumnsAsked {
  readonly screen: Screen;
  readonly links: RowLinks;
  readonly metadataKeys: readonly string[];
  readonly surveys: readonly FilterOption[];
}

export type ArrangeableColumns = ReturnType<typeof useArrangeableColumns>;

const NONE: readonly string[] = [];

/** The columns that a list of responses may have, and how they are arranged for these surveys. */
export function useArrangeableColumns(asked: ColumnsAsked) {
  const { screen, links, metadataKeys, surveys } = asked;
  const { survey = NONE, lang } = screen.values;
  const { layout, setLayout } = useLayout(survey);
  const telling = useTellingColumns(screen, links);
  const circumstances = useCircumstanceColumns(surveys);
  const answers = useAnswerColumns(survey, lang, surveys);
  const metadata = useMetadataColumns(metadataKeys, layout);
  const metrics = useMetricColumns(survey, lang);
  /** All that there are, in their default order. */
  const all = [...telling, ...circumstances, ...metrics, ...answers, ...metadata];
  return { all, layout, setLayout };
}

/** A cell whose code comes after the first rows. */
const later = (cell: ReactNode) => <Suspense>{cell}</Suspense>;

const laterCells = () => import("./later-cells.tsx");
const Codes = lazily(async () => (await laterCells()).Codes);
const MarkedComment = lazily(async () => (await laterCells()).MarkedComment);
const AnswersTo = lazily(async () => (await laterCells()).AnswersTo);

/** One column for each question of the surveys asked for, of all where none is; hidden at first. */
function useAnswerColumns(
  surveyIds: readonly string[],
  lang: string | undefined,
  offered: readonly FilterOption[],
): readonly ChainColumn[] {
  const surveys = surveysAmong(useSurveys(lang), surveyIds);
  const all = surveys.flatMap(({ _id: surveyId, questions }) =>
    questions.map((question) => ({ ...question, surveyId })),
  );
  const nameOf = questionNames(all);
  const questions = new Map(all.map((question) => [nameOf(question), question]));
  const headers = distinctNames(
    [...questions].map(([id, { _id, surveyId, title }]) => {
      const survey = labelOf(offered, surveyId);
      const text = cutText(title || _id, HEADER);
      return id === _id ? { id, name: text, owner: survey } : { id, name: `${text} (${survey})` };
    }),
  );
  return [...questions].map(([name, { questionType }]) => ({
    id: `question ${name}`,
    header: headers.get(name) ?? name,
    shownAtFirst: false,
    wideOnly: true,
    numeric: questionType === "NPS",
    cell: (chain) => later(<AnswersTo question={name} chain={chain} />),
  }));
}

const metricCell = () => import("./metric-answers.tsx");
const MetricCell = lazily(async () => (await metricCell()).MetricCell);

/** One column for each score with a name; hidden at first, so that the first rows don't wait for them. */
function useMetricColumns(surveys: readonly string[], lang: string | undefined): readonly ChainColumn[] {
  const connection = useConnection();
  const { i18n } = useLingui();
  const { locale } = i18n;
  const { data = [] } = useQuery({
    queryKey: [connection.id, "metrics of columns", locale, lang],
    queryFn: async ({ client }) => {
      await new Promise<void>(whenFirstContent);
      return (await metricCell()).titledMetrics(connection, client, locale, lang);
    },
    // Names may have been added on another screen since.
    staleTime: 0,
    placeholderData: (former) => former,
  });
  const offered = data.filter(({ survey }) => surveys.length === 0 || surveys.includes(survey));
  return offered.map((metric) => ({
    id: `metric ${metric.name}`,
    header: cutText(metric.title, HEADER),
    shownAtFirst: false,
    wideOnly: true,
    cell: (chain) => later(<MetricCell metric={metric} chain={chain} />),
  }));
}

const MetadataCell = lazily(async () => (await laterCells()).MetadataCell);

const PREFIX = "metadata ";

/** One column for each key met so far, on this page, those before, or when the layout was made; hidden at first. */
function useMetadataColumns(keysHere: readonly string[], layout: Layout): readonly ChainColumn[] {
  const here: ReadonlySet<string> = new Set(keysHere);
  const [met, setMet] = useState(here);
  if (!here.isSubsetOf(met)) setMet(met.union(here));
  const laidOut = [...layout.order, ...Object.keys(layout.shown)].filter((id) => id.startsWith(PREFIX));
  const keys = new Set([...met, ...here, ...laidOut.map((id) => id.slice(PREFIX.length))]);
  return [...keys].toSorted().map((key) => ({
    id: PREFIX + key,
    header: cutText(key, HEADER),
    shownAtFirst: false,
    wideOnly: true,
    cell: (chain) => later(<MetadataCell chain={chain} name={key} />),
  }));
}

/** When, what score, what was said. */
function useTellingColumns({ zone, values: { find } }: Screen, links: RowLinks): readonly ChainColumn[] {
  const { t } = useLingui();
  return [
    {
      id: "created",
      header: t`Created`,
      shownAtFirst: true,
      rowHeader: true,
      cell: (chain) => (
        <>
          <RowLink chain={chain} zone={zone} links={links} />
          <small className={classes["besideOnly"]}>
            <ShortText>{touchpointOf(chain)}</ShortText>
          </small>
        </>
      ),
    },
    {
      id: "nps",
      header: t({ message: "NPS score", context: "one answer" }),
      shownAtFirst: true,
      cell: (chain) => <Scores chain={chain} />,
    },
    {
      id: "comment",
      header: t`First comment`,
      shownAtFirst: true,
      cell: (chain) =>
        find === undefined ? (
          <FirstComment chain={chain} />
        ) : (
          later(<MarkedComment chain={chain} find={find} />)
        ),
    },
  ];
}

type TextColumn = readonly [id: string, header: string, textOf: (chain: ResponseChain) => string];

/** Where and how a response came about. */
function useCircumstanceColumns(surveys: readonly FilterOption[]): readonly ChainColumn[] {
  const { t, i18n } = useLingui();
  const texts: readonly TextColumn[] = [
    ["survey", t`Survey`, ({ surveyId }) => labelOf(surveys, surveyId)],
    ["touchpoint", t`Touchpoint`, touchpointOf],
    ["team", t`Team`, ({ teamName, teamId }) => teamName || teamId],
    ["language", t`Language`, ({ language }) => languageName(language, i18n.locale)],
    ["browser", t`Browser`, ({ browser }) => browser ?? ""],
  ];
  return [
    ...texts.map(([id, header, textOf]): ChainColumn => ({
      id,
      header,
      shownAtFirst: id !== "browser",
      wideOnly: true,
      cell: (chain) => <ShortText>{textOf(chain)}</ShortText>,
    })),
    {
      id: "codes",
      header: t`Codes`,
      shownAtFirst: false,
      wideOnly: true,
      cell: (chain) => later(<Codes chain={chain} />),
    },
  ];
}
