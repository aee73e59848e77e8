import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Link, useNavigate } from "@tanstack/react-router";
import type { TextAnswer } from "../../../analysis/summaries/summaries.ts";
import type { WordCount } from "../../../analysis/words/word-counts.ts";
import { wordSearch } from "../../../analysis/words/word-search.ts";
import type { ScreenValues } from "../../../filters/fields.ts";
import { searchFor } from "../../../filters/search.ts";
import classes from "./texts.module.css";
import { useFormats } from "../../../i18n/use-formats.ts";
import { ShortText } from "../../../ui/short-text.tsx";
import { ShowMore } from "../../../ui/show-more.tsx";
import { useState } from "react";
import { IdLink } from "../../../filters/id-link.tsx";
import { keyed } from "../../../lib/text/distinct-names.ts";
import { TextIn } from "../../../ui/text-in.tsx";

interface TextSummaryProps {
  /** How many there are. */
  readonly answers: number;
  readonly latest: readonly TextAnswer[];
  /** Undefined while they are being counted: their place is kept. */
  readonly words: readonly WordCount[] | undefined;
  readonly links: ChainLinks;
  /** The search of the address of its comments. */
  readonly search: ScreenValues;
}

const [SHOWN, SHOWN_WORDS] = [4, 8];

/** What people wrote: the newest answers, the way to all of them, and the words that they use most. */
export function TextSummary(props: TextSummaryProps) {
  const { answers, latest, words, links } = props;
  const { t } = useLingui();
  const { number } = useFormats();
  const navigate = useNavigate();
  const comments = searchFor("comments", props.search);
  const search = ({ word, forms }: WordCount) =>
    void navigate({ to: "/comments", search: { ...comments, find: wordSearch(word, forms) } });
  return (
    <>
      <AnswerList answers={latest.slice(0, SHOWN)} links={links} />
      {answers === 0 ? null : (
        <p className={classes["all"]}>
          <Link to="/comments" search={comments}>
            {t`${plural(answers, { one: "Read the only comment", other: "Read all # comments" })}`}
          </Link>
        </p>
      )}
      {words === undefined ? (
        <div className={classes["words"]} />
      ) : words.length === 0 ? null : (
        <div className={classes["words"]}>
          <h3>{t`Most frequent words`}</h3>
          <ul className={classes["wordList"]} aria-label={t`Most frequent words`}>
            {words.slice(0, SHOWN_WORDS).map((counted) => (
              <li key={counted.word}>
                <button type="button" onClick={() => search(counted)}>
                  <ShortText>{counted.word}</ShortText> <span>{number(counted.comments)}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** Where an answer leads to, and in which zone its time is told. */
export interface ChainLinks {
  /** The search of the address of a chain. */
  readonly search: ScreenValues;
  readonly zone: string;
}

interface LatestAnswersProps {
  readonly answers: readonly TextAnswer[];
  readonly links: ChainLinks;
}

/** The latest answers in words, each with when it was given and the way to everything that its respondent answered. */
function AnswerList({ answers, links: { search, zone } }: LatestAnswersProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  return (
    <ul className={classes["list"]} aria-label={t`Latest answers`}>
      {keyed(answers, ({ chainId }) => chainId).map(({ key, item }) => (
        <li key={key}>
          <p className={classes["text"]} dir="auto">
            <TextIn language={item.language}>{item.text}</TextIn>
          </p>
          <IdLink to="/responses/$id" id={item.chainId} search={search} className={classes["when"]}>
            {moment(item.createdAt, zone) ?? t`Unknown time`}
          </IdLink>
        </li>
      ))}
    </ul>
  );
}

const FIRST = 5;
const STEP = 10;

/** The latest answers: the first few of them, and more on request, as many as were kept. */
export function LatestAnswers({ answers, links }: LatestAnswersProps) {
  const [shown, setShown] = useState(FIRST);
  return (
    <>
      <AnswerList answers={answers.slice(0, shown)} links={links} />
      <ShowMore left={answers.length - shown} step={STEP} onMore={() => setShown(shown + STEP)} />
    </>
  );
}
