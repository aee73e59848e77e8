import { wordsTable } from "./words-table.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useState } from "react";
import { wordSides, type ReportWord } from "../../../../analysis/report.ts";
import { provenance, type Sources } from "../../../../filters/provenance.ts";
import { useFormats } from "../../../../i18n/use-formats.ts";
import { languageName } from "../../../../lib/language-name.ts";
import { DownloadMenu } from "../../../../ui/downloads/download-menu.tsx";
import { HowComputed } from "../../insights/how-computed.tsx";
import { ShortText } from "../../../../ui/short-text.tsx";
import classes from "./comments.module.css";

interface WordsApartProps {
  readonly words: readonly ReportWord[];
  readonly sources: Sources;
  /** Looks for the comments that have it. */
  readonly onWord: (text: string) => void;
}

const SIDES = ["detractors", "promoters"] as const;
const SHOWN = 6;

/** The comments that have one of the words, each word counted: the language that most people write in comes first. */
const commentsWith = (words: readonly ReportWord[]): number =>
  words.reduce((sum, { comments }) => sum + comments, 0);

/** What detractors say that promoters don't, and the other way round, language by language. */
export function WordsApart({ words, sources, onWord }: WordsApartProps) {
  const { t, i18n } = useLingui();
  const { number, signed } = useFormats();
  const [all, setAll] = useState(false);
  const names = { detractors: t`Detractors`, promoters: t`Promoters` };
  const byLanguage = [...Map.groupBy(words, ({ language }) => language)].toSorted(
    ([, one], [, other]) => commentsWith(other) - commentsWith(one),
  );
  const told = (word: ReportWord) => {
    const [of, other] = [number(wordSides(word).other), number(wordSides(word).top)];
    return t`${of} comments of detractors, ${other} of promoters; score ${signed(word.score)}`;
  };
  const isCut = byLanguage.length > 1 || words.length > 2 * SHOWN;
  return (
    <section className={classes["apart"]} aria-label={t`What do they say differently?`}>
      <div className={classes["apartHead"]}>
        <h3>
          <Trans>What do they say differently?</Trans>
        </h3>
        <HowComputed topic={{ kind: "words", words }} />
        <DownloadMenu
          title={t`What do they say differently?`}
          fileName="nps-words"
          table={() => wordsTable(words)}
          lines={() => provenance(sources)}
        />
      </div>
      {byLanguage.slice(0, all ? undefined : 1).map(([language, own]) => (
        <div key={language} className={classes["words"]}>
          {SIDES.map((side) => (
            <div key={side}>
              <h4>
                {byLanguage.length > 1
                  ? t`${names[side]} (${languageName(language, i18n.locale)})`
                  : names[side]}
              </h4>
              <ul className={classes["apartList"]}>
                {own
                  .filter((word) => word.side === side)
                  .slice(0, all ? undefined : SHOWN)
                  .map((word) => (
                    <li key={word.text}>
                      <button type="button" title={told(word)} onClick={() => onWord(word.text)}>
                        <ShortText language={language}>{word.text}</ShortText>{" "}
                        <span>
                          {number(wordSides(word).other)} : {number(wordSides(word).top)} ·{" "}
                          {signed(word.score)}
                        </span>
                      </button>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </div>
      ))}
      <p className={classes["about"]}>
        <Trans>
          Comments of detractors : of promoters · score of the comments that have it. A click shows them.
        </Trans>
      </p>
      {isCut ? (
        <Button variant="subtle" size="compact-sm" aria-expanded={all} onClick={() => setAll((was) => !was)}>
          {all ? <Trans>Show fewer</Trans> : t`Show all ${number(words.length)}`}
        </Button>
      ) : null}
    </section>
  );
}
