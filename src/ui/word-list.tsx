import { useFormats } from "../i18n/use-formats.ts";
import { ShortText } from "./short-text.tsx";
import classes from "./word-list.module.css";

interface WordListProps {
  /** The name of the list, where no heading gives it one. */
  readonly label?: string;
  /** Words, each with the number of texts that have it. */
  readonly words: readonly { readonly word: string; readonly comments: number }[];
  readonly onWord: (word: string) => void;
}

/** Words to press, each with how often it is said. */
export function WordList({ label, words, onWord }: WordListProps) {
  const { number } = useFormats();
  return (
    <ul className={classes["words"]} aria-label={label}>
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
