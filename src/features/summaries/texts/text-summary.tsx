import { plural } from "@lingui/core/macro";
import { useLingui, Trans } from "@lingui/react/macro";
import { Button, TextInput } from "@mantine/core";
import { useState, useDeferredValue, useEffect } from "react";
import type { TextAnswer } from "../../../analysis/summaries/latest-texts.ts";
import type { WordCount } from "../../../analysis/words/word-counts.ts";
import type { SurveyRequest } from "../reading/survey-request.ts";
import type { ChainLinks } from "./answer-list.tsx";
import { LatestAnswers, SomeAnswers } from "./some-answers.tsx";
import classes from "./texts.module.css";
import { WordList } from "../../../ui/word-list.tsx";
import { useFormats } from "../../../i18n/use-formats.ts";
import { type SurveyInView, useRunningReading } from "../reading/use-survey-reading.ts";
import { Fault } from "../../../ui/fault.tsx";
import { SCREEN_ONLY } from "../../../ui/screen-only.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useConnection } from "../../../client/connection.ts";
import type { FoundTexts } from "../reading/reader-words.ts";
import { openReading } from "../reading/survey-readings.ts";

interface TextSummaryProps {
  readonly questionId: string;
  readonly request: SurveyRequest;
  /** How many there are. */
  readonly answers: number;
  readonly latest: readonly TextAnswer[];
  readonly words: readonly WordCount[];
  readonly links: ChainLinks;
}

/** What people wrote: the words that they use most, the latest answers, and all of them once somebody looks for one. */
export function TextSummary({ questionId, request, answers, latest, words, links }: TextSummaryProps) {
  const { t } = useLingui();
  /** Undefined until somebody wants to search. */
  const [searchText, setSearchText] = useState<string>();
  return (
    <>
      <Words words={words} onWord={setSearchText} />
      {searchText === undefined ? (
        <>
          <p className={classes["search"]}>
            <Button variant="default" size="compact-sm" onClick={() => setSearchText("")}>
              {t`${plural(answers, { one: "Search the only answer", other: "Search all # answers" })}`}
            </Button>
          </p>
          <LatestAnswers answers={latest} links={links} />
        </>
      ) : (
        <TextSearch
          questionId={questionId}
          request={request}
          searchText={searchText}
          onSearchText={setSearchText}
          latest={latest}
          links={links}
        />
      )}
    </>
  );
}

interface WordsProps {
  readonly words: readonly WordCount[];
  readonly onWord: (word: string) => void;
}

/** The words that the answers use most, each with the number of answers that have it; a press looks for one. */
function Words({ words, onWord }: WordsProps) {
  const { t } = useLingui();
  if (words.length === 0) return null;
  return (
    <div className={classes["words"]}>
      <h3>
        <Trans>Most frequent words</Trans>
      </h3>
      <WordList label={t`Most frequent words`} words={words} onWord={onWord} />
    </div>
  );
}

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
function TextSearch({ questionId, request, searchText, onSearchText, latest, links }: TextSearchProps) {
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

/** So many of the answers that have a text are shown, at most: whoever looks for one looks closer. */
const MOST = 50;

interface Found extends FoundTexts {
  /** What they were found by. */
  readonly searchText: string;
}

interface TextSearchState {
  /** Reads all texts, which the reader keeps for as long as the search is on the screen. */
  readonly reading: SurveyInView;
  /** Undefined until something could be looked through. */
  readonly found: Found | undefined;
  /** Null where nothing failed. */
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Looks for a text in all answers to one question; reads them first. */
function useTextSearch(request: SurveyRequest, questionId: string, searchText: string): TextSearchState {
  const connection = useConnection();
  const [texts] = useState(() => openReading(connection, request, { kind: "texts", questionId }));
  useEffect(() => () => texts.close(), [texts]);
  const reading = useRunningReading(texts);
  const text = useDeferredValue(searchText.trim());
  const { data, error, refetch } = useQuery({
    queryKey: [connection.id, "texts", texts.name, reading.phase, text],
    queryFn: async ({ signal }): Promise<Found | null> => {
      const found = await texts.ask({ kind: "texts", text, most: MOST }, signal);
      return found?.kind === "texts" ? { ...found, searchText: text } : null;
    },
    enabled: reading.phase !== "reading",
    staleTime: Infinity,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  return { reading, found: data ?? undefined, error, retry: () => void refetch() };
}
