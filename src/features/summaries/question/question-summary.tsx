import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { WordCount } from "../../../analysis/words/word-counts.ts";
import type { ScreenValues } from "../../../filters/fields.ts";
import { ChoiceSummary } from "./choice-summary.tsx";
import { chosenAnswers } from "../parts/chosen-answers.ts";
import type { TitledChoice } from "../parts/named-choices.ts";
import { NpsSummary } from "./nps-summary.tsx";
import { NumberSummary } from "./number-summary.tsx";
import type { SurveyRequest } from "../reading/survey-request.ts";
import type { SurveyPart } from "../parts/parts-of-survey.ts";
import type { ChainLinks } from "../texts/answer-list.tsx";
import { LatestAnswers } from "../texts/some-answers.tsx";
import { TextSummary } from "../texts/text-summary.tsx";
import classes from "./section.module.css";

interface QuestionSummaryViewProps {
  readonly part: SurveyPart;
  readonly choices: readonly TitledChoice[];
  readonly words: readonly WordCount[];
  readonly request: SurveyRequest;
  readonly links: ChainLinks;
  readonly npsSearch: ScreenValues;
  /** Of answers that are numbers: the mean from period to period. */
  readonly overTime: ReactNode;
}

/** What the answers to one question add up to, as its type wants to be shown. */
export function QuestionSummaryView(props: QuestionSummaryViewProps) {
  const { part, choices, words, request, links, npsSearch, overTime } = props;
  const { summary, question } = part;
  const title = question?.title || part.id;
  const language = question?.language ?? "";
  const chosen = chosenAnswers(part, choices);
  if (chosen !== undefined)
    return <ChoiceSummary title={title} answers={chosen} choices={choices} language={language} />;
  switch (summary?.kind) {
    case undefined:
    case "choice":
      return <Nobody />;
    case "nps":
      return <NpsSummary title={title} tally={summary.tally} search={npsSearch} />;
    case "numeric":
      return (
        <NumberSummary
          title={title}
          numbers={summary.numbers}
          notNumbers={summary.notNumbers}
          overTime={overTime}
        />
      );
    case "text":
      return (
        <TextSummary
          questionId={part.id}
          request={request}
          answers={summary.answers}
          latest={summary.latest}
          words={words}
          links={links}
        />
      );
    case "contact":
      return <ContactSummary answered={summary.answered} />;
    case "unknown":
      return <LatestAnswers answers={summary.latest} links={links} />;
  }
}

function Nobody() {
  return (
    <p className={classes["figure"]}>
      <Trans>This question has no answers yet.</Trans>
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
      <p className={classes["note"]}>
        <Trans>They are shown with the response that they belong to, and nowhere else.</Trans>
      </p>
    </>
  );
}
