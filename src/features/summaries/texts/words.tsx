import { Trans, useLingui } from "@lingui/react/macro";
import type { WordCount } from "../../../analysis/word-counts.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import classes from "./texts.module.css";

interface WordsProps {
  readonly words: readonly WordCount[];
  readonly onWord: (word: string) => void;
}

/** The words that the answers use most, each with the number of answers that have it; a press looks for one. */
export function Words({ words, onWord }: WordsProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  if (words.length === 0) return null;
  return (
    <div className={classes["words"]}>
      <h3>
        <Trans>Most frequent words</Trans>
      </h3>
      <ul aria-label={t`Most frequent words`}>
        {words.map(({ word, comments }) => (
          <li key={word}>
            <button type="button" onClick={() => onWord(word)}>
              <bdi>{word}</bdi> <span>{number(comments)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
