import { plural } from "@lingui/core/macro";
import { useLingui, Trans } from "@lingui/react/macro";
import { Link, useNavigate } from "@tanstack/react-router";
import type { TextAnswer } from "../../../analysis/summaries/latest-texts.ts";
import type { WordCount } from "../../../analysis/words/word-counts.ts";
import type { ScreenValues } from "../../../filters/fields.ts";
import { searchFor } from "../../../filters/search.ts";
import { WordList } from "../../../ui/word-list.tsx";
import { AnswerList, type ChainLinks } from "./answer-list.tsx";
import classes from "./texts.module.css";

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
