import { useLingui } from "@lingui/react/macro";
import { Tag } from "lucide-react";
import { useState } from "react";
import type { KeyWord } from "../../../analysis/comments/keyness.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { languageName } from "../../../lib/language-name.ts";
import { ShortText } from "../../../ui/short-text.tsx";
import { ShowMore } from "../../../ui/show-more.tsx";
import { type WholePhrase, wholePhrases } from "./whole-phrases.ts";
import classes from "./column.module.css";

/** How clear the first of a language's words is. */
const clearest = ([, [first]]: readonly [string, readonly KeyWord[]]): number => Math.abs(first?.z ?? 0);

interface WordRowsProps {
  readonly words: readonly KeyWord[];
  /** Comments of the side. */
  readonly of: number;
  /** Searches for a word, or makes a code of it. */
  readonly onWord: (word: WholePhrase, isCode: boolean) => void;
}

const SHOWN = 25;

const own = ({ side, one, other }: KeyWord): number => (side === "one" ? one : other);

/** Words of one side, by language. */
export function WordRows({ words, of, onWord }: WordRowsProps) {
  const { locale } = useFormats();
  const most = Math.max(1, ...words.map(own));
  const languages = Map.groupBy(words, ({ language }) => language);
  const ordered = [...languages].toSorted((a, b) => clearest(b) - clearest(a));
  return ordered.map(([language, list]) => (
    <div key={language}>
      {languages.size > 1 ? <p className={classes["note"]}>{languageName(language, locale)}</p> : null}
      <LanguageRows words={wholePhrases(list)} most={most} of={of} onWord={onWord} />
    </div>
  ));
}

interface LanguageRowsProps extends Omit<WordRowProps, "word"> {
  readonly words: readonly WholePhrase[];
}

function LanguageRows({ words, ...props }: LanguageRowsProps) {
  const [shown, setShown] = useState(SHOWN);
  return (
    <>
      <ul className={classes["rows"]}>
        {words.slice(0, shown).map((word) => (
          <WordRow key={word.text} word={word} {...props} />
        ))}
      </ul>
      <ShowMore left={words.length - shown} step={SHOWN} onMore={() => setShown(shown + SHOWN)} />
    </>
  );
}

interface WordRowProps extends Pick<WordRowsProps, "of" | "onWord"> {
  readonly word: WholePhrase;
  /** Comments of the side that have its most frequent word. */
  readonly most: number;
}

function WordRow({ word, most, of, onWord }: WordRowProps) {
  const { t } = useLingui();
  const { number, signed } = useFormats();
  const { phrase: text, language, score } = word;
  const here = own(word);
  const there = word.one + word.other - here;
  return (
    <li>
      <button type="button" className={classes["row"]} onClick={() => onWord(word, false)}>
        <span className={classes["bar"]} style={{ inlineSize: `${(100 * here) / most}%` }} />
        <ShortText language={language}>{text}</ShortText>
      </button>
      <span
        className={classes["figure"]}
        title={t`${number(here)} of ${number(of)} on this side, ${number(there)} on the other`}
      >
        <span>{`${number(here)} : ${number(there)}${score === null ? "   " : " · "}`}</span>
        <span>{score === null ? "" : t`NPS ${signed(score)}`}</span>
      </span>
      <button
        type="button"
        className={classes["code-of"]}
        aria-label={t`Make a code from “${text}”`}
        title={t`Make a code`}
        onClick={() => onWord(word, true)}
      >
        <Tag size={14} aria-hidden />
      </button>
    </li>
  );
}
