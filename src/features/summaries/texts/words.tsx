import { Trans, useLingui } from "@lingui/react/macro";
import type { WordCount } from "../../../analysis/words/word-counts.ts";
import { WordList } from "../../../ui/word-list.tsx";
import classes from "./texts.module.css";

interface WordsProps {
  readonly words: readonly WordCount[];
  readonly onWord: (word: string) => void;
}

/** The words that the answers use most, each with the number of answers that have it; a press looks for one. */
export function Words({ words, onWord }: WordsProps) {
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
