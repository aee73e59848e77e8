import type { TitledChoice } from "../../../analysis/columns/choice-names.ts";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { WordCount } from "../../../analysis/words/word-counts.ts";
import { writtenQuestions, isScorable } from "../../../analysis/metric/metric.ts";
import { searchFor } from "../../../filters/search.ts";
import type { ScreenValues } from "../../../filters/fields.ts";
import { areOneOfFew, chosenAnswers, type ChosenAnswers, type SurveyPart } from "../parts/named-choices.ts";
import { type ChainLinks, LatestAnswers, TextSummary } from "../texts/text-summary.tsx";
import classes from "./section.module.css";
import { Button } from "@mantine/core";
import { SCREEN_ONLY } from "../../../ui/screen-only.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { BarTable } from "./bar-table.tsx";
import { FIRST_ROWS, isLong, MOST_WRITTEN, useBars } from "../parts/use-bars.ts";
import type { NumericSummary } from "../../../analysis/summaries/numeric-summary.ts";
import { Link } from "@tanstack/react-router";
import { scoreInterval } from "../../../analysis/interval.ts";
import { isFew, roundedScore } from "../../../analysis/score.ts";
import type { Tally } from "../../../analysis/slice/tally.ts";
import { keyed } from "../../../lib/text/distinct-names.ts";

interface QuestionSummaryViewProps {
  readonly part: SurveyPart;
  readonly choices: readonly TitledChoice[];
  /** Undefined while they are being counted. */
  readonly words: readonly WordCount[] | undefined;
  readonly links: ChainLinks;
  /** The search of the address of what the question adds up to on a screen of its own. */
  readonly ownSearch: ScreenValues;
  /** Of answers that are numbers: the mean from period to period. */
  readonly overTime: ReactNode;
}

/** Where texts are counted whole, their words are not told. */
const NO_WORDS: readonly WordCount[] = [];

/** What the answers to one question add up to, as its type wants to be shown. */
export function QuestionSummaryView(props: QuestionSummaryViewProps) {
  const { part, choices, words, links, ownSearch, overTime } = props;
  const { summary, question } = part;
  const title = question?.title || part.id;
  const language = question?.language ?? "";
  const chosen = chosenAnswers(part, choices);
  if (chosen !== undefined)
    return (
      <>
        <ChoiceSummary title={title} answers={chosen} choices={choices} language={language} />
        {isScorable(part.type) && areOneOfFew(chosen, choices) ? <ScoreLink search={ownSearch} /> : null}
      </>
    );
  switch (summary?.kind) {
    case undefined:
    case "choice":
      return (
        <p className={classes["figure"]}>
          <Trans>This question has no answers yet.</Trans>
        </p>
      );
    case "nps":
      return <NpsSummary title={title} tally={summary.tally} search={ownSearch} />;
    case "numeric":
      return (
        <>
          <NumberSummary title={title} {...summary} overTime={overTime} />
          <ScoreLink search={ownSearch} />
        </>
      );
    case "text":
      if (summary.repeated !== undefined)
        return (
          <>
            <ChoiceSummary {...{ title, choices, language }} answers={{ ...summary, ...summary.repeated }} />
            <p data-note>
              <Trans>Most people wrote one of a few texts: these are counted.</Trans>
            </p>
            <TextSummary {...summary} words={NO_WORDS} links={links} search={ownSearch} />
          </>
        );
      return <TextSummary {...summary} {...{ words, links }} search={ownSearch} />;
    case "contact":
      return <ContactSummary answered={summary.answered} />;
    case "unknown":
      return <LatestAnswers answers={summary.latest} links={links} />;
  }
}

/** Leads to what the answers add up to once it is said which of them count. */
function ScoreLink({ search: { survey, question = "", ...kept } }: { readonly search: ScreenValues }) {
  const scored = writtenQuestions({ survey: survey?.[0] ?? "", questions: [question] });
  return (
    <p className={classes["foot"]} data-note>
      <Link to="/scores" search={searchFor("scores", { ...kept, question: scored })}>
        <Trans>Trend, places, reasons</Trans>
      </Link>
    </p>
  );
}

function ContactSummary({ answered }: { readonly answered: number }) {
  const { t } = useLingui();
  return (
    <>
      <p className={classes["figure"]}>
        {t`${plural(answered, { one: "# person", other: "# people" })} left contact details.`}
      </p>
      <p data-note>
        <Trans>They are shown with the response that they belong to, and nowhere else.</Trans>
      </p>
    </>
  );
}

interface ChoiceSummaryProps {
  readonly title: string;
  readonly answers: ChosenAnswers;
  readonly choices: readonly TitledChoice[];
  /** The language of the choices' titles. */
  readonly language: string;
}

/** How many took each choice. A share is one of those who answered. */
function ChoiceSummary({ title, answers, choices, language }: ChoiceSummaryProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const [all, setAll] = useState(false);
  const most = all ? Infinity : MOST_WRITTEN;
  const { hidden, several, ...bars } = useBars().choices(answers, choices, language, most);
  const isCut = !all && isLong(bars.rows.length);
  return (
    <>
      <BarTable label={t`Answers to ${title}`} first={isCut ? FIRST_ROWS : undefined} {...bars} />
      {hidden === 0 && !isCut ? null : (
        <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)} {...SCREEN_ONLY}>
          {t`Show all ${number(bars.rows.length + hidden)}`}
        </Button>
      )}
      {several || answers.answers > answers.answered ? (
        <p data-note>
          <Trans>More than one choice could be given, so shares may add up to more than 100%.</Trans>
        </p>
      ) : null}
    </>
  );
}

const DIGITS = 6;

interface NumberSummaryProps {
  readonly title: string;
  readonly numbers: NumericSummary;
  readonly notNumbers: number;
  /** The mean from period to period. */
  readonly overTime: ReactNode;
}

/** Answers that are numbers: what they are in the middle, and how they spread. */
function NumberSummary({ title, numbers, notNumbers, overTime }: NumberSummaryProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { mean, median, count } = numbers;
  const bars = useBars().numbers(numbers);
  return (
    <div className={classes["numbers"]}>
      <div className={classes["counted"]}>
        <Figures
          figures={[
            { name: t`Mean`, value: number(mean, 2) },
            ...(median === undefined ? [] : [{ name: t`Median`, value: number(median, DIGITS) }]),
            { name: t`Answers`, value: number(count) },
          ]}
        />
        <BarTable short label={t`Answers to ${title}`} {...bars} />
        {notNumbers === 0 ? null : (
          <p data-note>
            {t`${number(notNumbers)} not counted`} {t`(not numbers)`}
          </p>
        )}
      </div>
      {overTime}
    </div>
  );
}

interface NpsSummaryProps {
  readonly title: string;
  readonly tally: Tally;
  /** The search of the address of its NPS. */
  readonly search: ScreenValues;
}

/** The score with its interval and how it comes about; the rest is on the NPS screen. */
function NpsSummary({ title, tally, search }: NpsSummaryProps) {
  const { t } = useLingui();
  const { number, signed } = useFormats();
  const bars = useBars().scores(tally);
  const { answers, notCounted } = tally;
  const interval = scoreInterval(tally);
  const range =
    interval === undefined ? undefined : t`95% interval ${signed(interval.low)} to ${signed(interval.high)}`;
  const few = isFew(answers) ? t`few answers` : undefined;
  return (
    <>
      <Figures
        figures={[
          { name: t`NPS`, value: signed(roundedScore(tally)), note: few },
          { name: t`Answers`, value: number(answers) },
        ]}
      />
      <p className={classes["range"]}>{range}</p>
      <BarTable short label={t`Answers to ${title}`} {...bars} />
      <p data-note>
        <Link to="/nps" search={search}>{t`Look at the NPS of this question`}</Link>
        {notCounted === 0 ? null : (
          <span>
            {" · "}
            {t`${number(notCounted)} not counted`} {t`(not whole numbers from 0 to 10)`}
          </span>
        )}
      </p>
    </>
  );
}

interface Figure {
  readonly name: string;
  readonly value: string;
  readonly note?: string | undefined;
}

/** A few numbers with their names. */
function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={classes["figures"]}>
      {keyed(figures, ({ name }) => name).map(({ key, item: { name, value, note } }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>
            {value} {note === undefined ? null : <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
