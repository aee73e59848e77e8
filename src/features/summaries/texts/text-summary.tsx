import { plural } from "@lingui/core/macro";
import { useLingui, Trans } from "@lingui/react/macro";
import { Link, useNavigate } from "@tanstack/react-router";
import type { TextAnswer } from "../../../analysis/summaries/latest-texts.ts";
import type { WordCount } from "../../../analysis/words/word-counts.ts";
import type { ScreenValues } from "../../../filters/fields.ts";
import { searchFor } from "../../../filters/search.ts";
import { AnswerList, type ChainLinks } from "./answer-list.tsx";
import classes from "./texts.module.css";
import { useFormats } from "../../../i18n/use-formats.ts";
import { ShortText } from "../../../ui/short-text.tsx";

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

const [SHOWN, SHOWN_WORDS] = [3, 8];

/** What people wrote: the newest answers, the way to all of them, and the words that they use most. */
export function TextSummary({ answers, latest, words, links, search }: TextSummaryProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const comments = searchFor("comments", search);
  return (
    <>
      <AnswerList label={t`Latest answers`} answers={latest.slice(0, SHOWN)} {...links} />
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
          <h3>
            <Trans>Most frequent words</Trans>
          </h3>
          <WordList
            label={t`Most frequent words`}
            words={words.slice(0, SHOWN_WORDS)}
            onWord={(word) => void navigate({ to: "/comments", search: { ...comments, find: `"${word}"` } })}
          />
        </div>
      )}
    </>
  );
}

interface WordListProps {
  /** The name of the list, where no heading gives it one. */
  readonly label?: string;
  /** Words, each with the number of texts that have it. */
  readonly words: readonly { readonly word: string; readonly comments: number }[];
  readonly onWord: (word: string) => void;
}

/** Words to press, each with how often it is said. */
function WordList({ label, words, onWord }: WordListProps) {
  const { number } = useFormats();
  return (
    <ul className={classes["wordList"]} aria-label={label}>
      {words.map(({ word, comments }) => (
        <li key={word}>
          <button type="button" onClick={() => onWord(word)}>
            <ShortText>{word}</ShortText> <span>{number(comments)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
