import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useState } from "react";
import type { TextAnswer } from "../../../analysis/summaries/latest-texts.ts";
import type { WordCount } from "../../../analysis/words/word-counts.ts";
import type { SurveyRequest } from "../reading/survey-request.ts";
import type { ChainLinks } from "./answer-list.tsx";
import { LatestAnswers } from "./some-answers.tsx";
import { TextSearch } from "./text-search.tsx";
import { Words } from "./words.tsx";
import classes from "./texts.module.css";

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
