import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button, TextInput } from "@mantine/core";
import type { TextAnswer } from "../../../analysis/summaries/latest-texts.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { SurveyRequest } from "../reading/survey-request.ts";
import type { SurveyInView } from "../reading/use-survey-reading.ts";
import type { ChainLinks } from "./answer-list.tsx";
import { SomeAnswers } from "./some-answers.tsx";
import { useTextSearch } from "./use-text-search.ts";
import { Fault } from "../../../ui/fault.tsx";
import { SCREEN_ONLY } from "../../../ui/screen-only.ts";
import classes from "./texts.module.css";

interface TextSearchProps {
  readonly questionId: string;
  readonly request: SurveyRequest;
  readonly searchText: string;
  readonly onSearchText: (searchText: string) => void;
  /** Shown until all were read. */
  readonly latest: readonly TextAnswer[];
  readonly links: ChainLinks;
}

/** The button that was pressed is gone: this is what it was pressed for. */
const focusOn = (input: HTMLInputElement | null) => input?.focus();

/** All answers to a question, narrowed to those that have a text. */
export function TextSearch({
  questionId,
  request,
  searchText,
  onSearchText,
  latest,
  links,
}: TextSearchProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { reading, found, error, retry } = useTextSearch(request, questionId, searchText);
  const ofTexts = found?.ofTexts ?? 0;
  const all = t`${plural(ofTexts, { one: "# answer", other: "# answers" })}`;
  return (
    <>
      <TextInput
        label={t`Search answers`}
        wrapperProps={SCREEN_ONLY}
        type="search"
        maw={360}
        ref={focusOn}
        value={searchText}
        onChange={({ currentTarget }) => onSearchText(currentTarget.value)}
      />
      <p className={classes["about"]} role="status">
        {found === undefined ? null : t`${number(found.count)} of ${all}`}
        {reading.phase === "incomplete" ? (
          <>
            {" "}
            <Trans>Not all answers could be read.</Trans>{" "}
            <Button variant="default" size="compact-sm" onClick={reading.goOn}>
              <Trans>Try again</Trans>
            </Button>
          </>
        ) : null}
      </p>
      {error === null ? null : <Fault error={error} onRetry={retry} />}
      {reading.phase === "reading" ? <Progress reading={reading} /> : null}
      <SomeAnswers
        key={searchText}
        label={found === undefined ? t`Latest answers` : t`Answers found`}
        answers={found?.latest ?? latest}
        links={links}
        searchText={found?.searchText ?? ""}
      />
      {found?.count === 0 ? (
        <p className={classes["about"]}>
          <Trans>No answer has these words.</Trans>
        </p>
      ) : null}
    </>
  );
}

function Progress({ reading: { progress } }: { readonly reading: SurveyInView }) {
  const { t } = useLingui();
  const { read = 0, expected = 0 } = progress ?? {};
  return <progress aria-label={t`Loading answers`} {...(expected > 0 && { value: read, max: expected })} />;
}
