import { useLingui, Trans } from "@lingui/react/macro";
import type { ResponseChain, Response, Survey, Question, Metadata } from "../../../contract/resources.ts";
import { useChoiceTitles } from "../../../filters/use-named-choices.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { FirstContent } from "../../../ui/schedule/first-content.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { answersInOrder, type PlacedAnswer } from "./answers-in-order.ts";
import classes from "./detail.module.css";
import { keyed } from "../../../lib/text/distinct-names.ts";
import { QuestionTitle } from "../../../ui/question-title.tsx";
import { answerText } from "../../../analysis/texts/answer-text.ts";
import { Masked, OwnText, Raw } from "./masked.tsx";
import { personalKind } from "../../../lib/text/personal-kind.ts";
import { ShortText } from "../../../ui/short-text.tsx";
import { Answer } from "./answer.tsx";
import { Link } from "@tanstack/react-router";
import { searchFor } from "../../../filters/search.ts";
import { NONE } from "../../../lib/format-number.ts";
import { LanguageNames } from "../../../ui/language-names.tsx";
import { LongText } from "../../../ui/long-text.tsx";
import type { ReactNode } from "react";

interface ChainBodyProps {
  readonly chain: ResponseChain;
  /** Undefined while surveys are read, and for a survey that is gone. */
  readonly survey: Survey | undefined;
  readonly screen: Screen;
}

/** The answers, and beside them what is known of how they came about. */
export function ChainBody({ chain, survey, screen }: ChainBodyProps) {
  const { t } = useLingui();
  const { answers, skipped } = answersInOrder(chain, survey);
  const { lang, find } = screen.values;
  const other = survey?.questions.find(({ language }) => language !== chain.language)?.language;
  const { titleOf } = useChoiceTitles(survey === undefined ? [] : [survey], lang ?? other);
  return (
    <div className={classes["body"]}>
      <FirstContent />
      <Panel title={t`Answers`}>
        <Answers {...{ answers, titleOf }} chainLanguage={chain.language} wanted={lang} find={find} />
        <Skipped questions={skipped} wanted={lang} />
      </Panel>
      <div className={classes["side"]}>
        <Panel title={t`About this response`}>
          <Circumstances chain={chain} survey={survey} answers={answers} screen={screen} />
        </Panel>
        <Panel title={t`Metadata`}>
          <MetadataList metadata={chain.metadata} />
        </Panel>
      </div>
    </div>
  );
}

export function ChainShape() {
  return (
    <div className={classes["body"]} aria-busy>
      <div className={classes["shape"]} data-card data-tall />
      <div className={classes["side"]}>
        <div className={classes["shape"]} data-card />
        <div className={classes["shape"]} data-card />
      </div>
    </div>
  );
}

interface SkippedProps {
  readonly questions: readonly Question[];
  /** The question language that was asked for. */
  readonly wanted: string | undefined;
}

/** The survey's questions that this respondent left out. */
function Skipped({ questions, wanted }: SkippedProps) {
  const { t } = useLingui();
  if (questions.length === 0) return null;
  return (
    <div className={classes["skipped"]}>
      <h3>{t`Not answered`}</h3>
      <ul aria-label={t`Not answered`}>
        {keyed(questions, (question) => question._id).map(({ key, item }) => (
          <li key={key}>
            <QuestionTitle title={item.title} language={item.language} wanted={wanted} id={item._id} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whatever came with the chain, key by key. */
function MetadataList({ metadata }: { readonly metadata: Metadata }) {
  const { t } = useLingui();
  const entries = Object.entries(metadata);
  if (entries.length === 0) {
    return <p className={classes["none"]}>{t`None came with this response.`}</p>;
  }
  return (
    <dl className={classes["facts"]}>
      {entries.map(([key, value]) => (
        <Fact key={key} term={key}>
          <MetadataValue name={key} value={value} />
        </Fact>
      ))}
    </dl>
  );
}

function MetadataValue({ name, value }: { readonly name: string; readonly value: unknown }) {
  const text = answerText(value);
  const kind = personalKind(text, name);
  if (kind !== undefined) return <Masked value={text} kind={kind} name={name} />;
  if (typeof value === "object" && value !== null) return <Raw>{text}</Raw>;
  return <OwnText>{text === "" ? "—" : text}</OwnText>;
}

interface AnswersProps {
  readonly answers: readonly PlacedAnswer[];
  readonly chainLanguage: string;
  /** The question language that was asked for. */
  readonly wanted: string | undefined;
  /** What an answer that names choices is in the language of the questions; undefined of any other. */
  readonly titleOf: (response: Response) => string | undefined;
  readonly find: string | undefined;
}

/** Every answer with its question and type. */
function Answers({ answers, chainLanguage, wanted, titleOf, find }: AnswersProps) {
  const { t } = useLingui();
  if (answers.length === 0) {
    return <p className={classes["none"]}>{t`Nothing was answered.`}</p>;
  }
  return (
    <ul className={classes["answers"]} aria-label={t`Answers`}>
      {keyed(answers, ({ response }) => response.questionId).map(({ key, item: { response, question } }) => (
        <li key={key}>
          <div className={classes["question"]}>
            <span>
              <QuestionTitle
                title={response.question}
                language={question?.language ?? wanted ?? ""}
                wanted={wanted}
                id={response.questionId}
              />
            </span>
            <span className={classes["type"]}>
              <ShortText most={40}>{response.questionType || t`unknown`}</ShortText>
            </span>
          </div>
          <div className={classes["answer"]}>
            <Answer
              response={response}
              question={question}
              language={response.language || chainLanguage}
              title={titleOf(response)}
              find={find}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

interface CircumstancesProps extends ChainBodyProps {
  readonly answers: readonly PlacedAnswer[];
}

/** Survey, touchpoint, team, languages, browser. */
function Circumstances({ chain, survey, answers, screen }: CircumstancesProps) {
  const { t } = useLingui();
  const { lang, tz } = screen.values;
  const titles = new Set(
    answers.map(({ question }) => question?.language ?? lang ?? "").filter((code) => code !== ""),
  );
  const differs = [...titles].some((code) => code !== chain.language);
  const language = chain.language === "" ? NONE : <LanguageNames codes={[chain.language]} />;
  return (
    <dl className={classes["facts"]}>
      <Fact term={t`Survey`}>
        <OwnText>{survey?.name || chain.surveyId}</OwnText>{" "}
        <Link to="/responses" search={searchFor("responses", { survey: [chain.surveyId], lang, tz })}>
          <Trans>All its responses</Trans>
        </Link>
      </Fact>
      <Fact term={t`Touchpoint`}>
        <OwnText>{chain.touchpointName || chain.touchpointId || NONE}</OwnText>
      </Fact>
      <Fact term={t`Team`}>
        <OwnText>{chain.teamName || chain.teamId || NONE}</OwnText>
      </Fact>
      <Fact term={t`Respondent’s language`}>{language}</Fact>
      {differs ? (
        <Fact term={t`Questions shown in`}>
          <LanguageNames codes={[...titles]} />
        </Fact>
      ) : null}
      <Fact term={t`Browser`}>
        <OwnText>{chain.browser || NONE}</OwnText>
      </Fact>
      <Fact term={t`Id`}>
        <code>
          <LongText>{chain._id}</LongText>
        </code>
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>
        <ShortText>{term}</ShortText>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
