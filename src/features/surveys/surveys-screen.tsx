import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type Store, useSelector } from "@tanstack/react-store";
import { type ComponentProps, useState } from "react";
import type { SurveyFigures } from "../../analysis/slice/survey-figures.ts";
import { useConnection } from "../../client/connection.ts";
import { surveysQuery } from "../../client/surveys-query.ts";
import { UnusableNotice } from "../../filters/bar/unusable-notice.tsx";
import type { Screen } from "../../filters/use-screen.ts";
import { CardsOrTable } from "../../ui/cards-or-table.tsx";
import { Emptiness } from "../../ui/emptiness.tsx";
import { Fault, PartialNotice } from "../../ui/fault.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useSortedTable } from "../../ui/use-sorted-table.tsx";
import { LeftOut, ReadingAction, ReadingProgress } from "../../ui/reading/reading-progress.tsx";
import type { NumberColumnsProps } from "./number-columns.tsx";
import { useSurveyColumns } from "./survey-columns.tsx";
import classes from "./surveys.module.css";
import type { Survey } from "../../contract/resources.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { keyed } from "../../lib/text/distinct-names.ts";
import { LanguageNames } from "../../ui/language-names.tsx";
import { ShortText } from "../../ui/short-text.tsx";
import { QuestionTitle } from "../../ui/question-title.tsx";

/** The numbers of surveys, as far as responses have been read. */
export interface SurveyNumbers {
  /** By survey id; undefined before any response was read. */
  readonly figures: ReadonlyMap<string, SurveyFigures> | undefined;
  /** Undefined where reading has to be asked for. */
  readonly reading:
    | (ComponentProps<typeof ReadingAction>["reading"] &
        LeftOutOf &
        Progress &
        Pick<NumberColumnsProps, "readUntil">)
    | undefined;
  /** False where it may yet turn out that they are read by themselves. */
  readonly isKnown: boolean;
  readonly restsOn: string;
  readonly read: () => void;
}

type LeftOutOf = NonNullable<ComponentProps<typeof LeftOut>["of"]>;

interface Progress {
  readonly progress: Store<ComponentProps<typeof ReadingProgress>["progress"]>;
}

interface SurveysScreenProps {
  readonly screen: Screen;
  readonly numbers: SurveyNumbers;
}

/** All surveys, each with its numbers, and its questions one press away. */
export function SurveysScreen({ screen, numbers }: SurveysScreenProps) {
  const { t } = useLingui();
  const { lang, archived = false } = screen.values;
  const { data, error, refetch } = useQuery(surveysQuery(useConnection(), lang));
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const isWaiting = data === undefined || !numbers.isKnown;
  const all = data?.rows ?? [];
  const shown = archived ? all : all.filter((survey) => !survey.archived);
  const columns = useSurveyColumns({
    screen,
    figures: numbers.figures,
    isBegun: isWaiting || numbers.reading !== undefined,
    surveys: shown,
    readUntil: numbers.reading?.readUntil,
    open,
    onToggle: (id) => setOpen((before) => before.symmetricDifference(new Set([id]))),
  });
  const sorted = useSortedTable({
    columns,
    rows: shown,
    rowKey: ({ _id }) => _id,
    order: screen.values.sorted,
    onOrder: (order) => screen.change({ sorted: order }),
  });
  const hidden = archived ? [] : all.filter((survey) => survey.archived);
  const { figures, reading } = numbers;
  const hiddenResponses =
    reading?.phase === "complete"
      ? hidden.reduce((sum, { _id }) => sum + (figures?.get(_id)?.chains ?? 0), 0)
      : undefined;
  const retry = () => void refetch();
  const showArchived = () => screen.change({ archived: true });
  return (
    <>
      <PageHeader
        title={t`Surveys`}
        actions={
          <Button
            variant="default"
            aria-pressed={archived}
            onClick={() => screen.change({ archived: archived ? undefined : true })}
          >
            <Trans>Show archived</Trans>
          </Button>
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
        <>
          <div className={classes["numbers"]}>
            {isWaiting ? null : <NumbersLine numbers={numbers} hidden={hiddenResponses} />}
          </div>
          <CardsOrTable
            label={t`Surveys`}
            until={900}
            {...sorted}
            rowKey={(survey) => survey._id}
            loading={data === undefined}
            renderDetail={(survey) =>
              open.has(survey._id) ? <SurveyQuestions survey={survey} wanted={lang} /> : null
            }
          />
        </>
      )}
      {hidden.length === 0 || shown.length === 0 ? null : (
        <Hidden surveys={hidden.length} responses={hiddenResponses} onShow={showArchived} />
      )}
    </>
  );
}

interface HiddenProps {
  readonly surveys: number;
  /** Undefined until all have been read. */
  readonly responses: number | undefined;
  readonly onShow: () => void;
}

/** How many archived surveys are hidden, with how many responses. */
function Hidden({ surveys: hidden, responses, onShow }: HiddenProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  return (
    <div className={classes["hidden"]}>
      <span role="status">
        {t`${plural(hidden, { one: "# archived survey is hidden.", other: "# archived surveys are hidden." })}`}
        {responses === undefined ? null : ` ${t`Hidden responses: ${number(responses)}.`}`}
      </span>
      <Button variant="default" size="compact-sm" onClick={onShow}>
        {t`${plural(hidden, { one: "Show it", other: "Show them" })}`}
      </Button>
    </div>
  );
}

interface NumbersLineProps extends Pick<SurveysScreenProps, "numbers"> {
  /** Responses to surveys that are not shown. */
  readonly hidden: number | undefined;
}

/** What the numbers rest on, and how to have them, or more of them. */
function NumbersLine({ numbers: { reading, restsOn, read }, hidden = 0 }: NumbersLineProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  return reading === undefined ? (
    <>
      <p role="status">{t`The numbers have not been read yet.`}</p>
      <Button variant="default" size="compact-sm" onClick={read}>{t`Read the numbers`}</Button>
    </>
  ) : (
    <>
      <p role="status">
        {restsOn}
        {hidden === 0 ? null : (
          <span className={classes["hiddenOfThem"]}> {t`(${number(hidden)} hidden)`}</span>
        )}
      </p>
      <LeftOut of={reading} as="p" />
      <ReadingAction reading={reading} />
      <NumbersProgress progress={reading.progress} shown={reading.phase === "reading"} />
    </>
  );
}

function NumbersProgress({ progress, shown }: Progress & { readonly shown: boolean }) {
  return <ReadingProgress progress={useSelector(progress)} shown={shown} />;
}

/** No survey at all, or none but the `hidden` ones, which are archived. */
function NoSurveys({ hidden, onShow }: { readonly hidden: number; readonly onShow: () => void }) {
  const { t } = useLingui();
  if (hidden === 0) {
    return (
      <Emptiness title={t`There are no surveys`} detail={t`This token has no access to any survey yet.`} />
    );
  }
  return (
    <Emptiness
      title={t`All surveys are archived`}
      detail={t`${plural(hidden, { one: "# survey is hidden.", other: "# surveys are hidden." })}`}
      action={
        <Button variant="default" onClick={onShow}>
          {t`${plural(hidden, { one: "Show it", other: "Show them" })}`}
        </Button>
      }
    />
  );
}

/** Its questions; `wanted` is the question language that was asked for. */
function SurveyQuestions({
  survey,
  wanted,
}: {
  readonly survey: Survey;
  readonly wanted: string | undefined;
}) {
  const { t } = useLingui();
  if (survey.questions.length === 0) return <Trans>This survey has no questions.</Trans>;
  return (
    <ol className={classes["questions"]} aria-label={t`Questions of ${survey.name}`}>
      {keyed(survey.questions, (question) => question._id).map(({ key, item }) => (
        <li key={key}>
          <span className={classes["question"]}>
            <span>
              <QuestionTitle title={item.title} language={item.language} wanted={wanted} id={item._id} />
            </span>
            <span className={classes["facts"]}>
              <ShortText most={40}>{item.questionType}</ShortText>
              {item.languages.length > 0 ? " · " : null}
              <LanguageNames codes={item.languages} />
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
