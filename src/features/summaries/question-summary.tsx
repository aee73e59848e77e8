import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { choiceCounts } from "../../analysis/choice-counts.ts";
import type { QuestionSummary } from "../../analysis/summaries.ts";
import type { WordCount } from "../../analysis/word-counts.ts";
import type { RawSearch } from "../../filters/search.ts";
import { ChoiceSummary } from "./choice-summary.tsx";
import type { TitledChoice } from "./named-choices.ts";
import { NpsSummary } from "./nps-summary.tsx";
import { NumberSummary } from "./number-summary.tsx";
import type { SurveyRequest } from "./reading/survey-request.ts";
import type { SurveyPart } from "./parts-of-survey.ts";
import type { ChainLinks } from "./texts/answer-list.tsx";
import { LatestAnswers } from "./texts/some-answers.tsx";
import { TextSummary } from "./texts/text-summary.tsx";
import classes from "./section.module.css";

interface QuestionSummaryViewProps {
  readonly part: SurveyPart;
  readonly choices: readonly TitledChoice[];
  readonly words: readonly WordCount[];
  readonly request: SurveyRequest;
  readonly links: ChainLinks;
  readonly npsSearch: RawSearch;
}

/** What the answers to one question add up to, as its type wants to be shown. */
export function QuestionSummaryView(props: QuestionSummaryViewProps) {
  const { part, choices, words, request, links, npsSearch } = props;
  const { summary, question } = part;
  const title = question?.title || part.id;
  const language = question?.language ?? "";
  if (summary === undefined) {
    return part.type === "Word" && choices.length > 0 ? (
      <ChoiceSummary title={title} summary={summary} choices={choices} language={language} />
    ) : (
      <Nobody />
    );
  }
  switch (summary.kind) {
    case "nps":
      return <NpsSummary title={title} tally={summary.tally} search={npsSearch} />;
    case "choice":
      return <ChoiceSummary title={title} summary={summary} choices={choices} language={language} />;
    case "numeric":
      return <NumberSummary title={title} numbers={summary.numbers} notNumbers={summary.notNumbers} />;
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
      return areChoices(summary, choices) ? (
        <ChoiceSummary title={title} summary={summary} choices={choices} language={language} />
      ) : (
        <LatestAnswers answers={summary.latest} links={links} />
      );
  }
}

/** Whether all answers to a question of an unknown type name its choices. */
function areChoices(
  summary: Extract<QuestionSummary, { kind: "unknown" }>,
  choices: readonly TitledChoice[],
): boolean {
  const { loose } = choiceCounts(summary, choices);
  const counted = summary.values.reduce((sum, { count }) => sum + count, 0);
  return loose.length === 0 && counted > 0 && counted === summary.answers;
}

function Nobody() {
  return (
    <p className={classes["figure"]}>
      <Trans>Nobody has answered this question.</Trans>
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
