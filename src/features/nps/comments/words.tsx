import { Trans, useLingui } from "@lingui/react/macro";
import type { NpsBucket } from "../../../analysis/nps.ts";
import { WordList } from "../../../ui/word-list.tsx";
import type { FrequentWords } from "./frequent-words.ts";
import classes from "./comments.module.css";

interface WordsProps {
  readonly words: FrequentWords;
  readonly onWord: (word: string) => void;
}

const BUCKETS: readonly NpsBucket[] = ["promoter", "passive", "detractor"];

/** The words that each kind of respondent uses most; a click looks for one. */
export function Words({ words, onWord }: WordsProps) {
  const { t } = useLingui();
  const names = { promoter: t`Promoters`, passive: t`Passives`, detractor: t`Detractors` };
  return (
    <section className={classes["words"]} aria-label={t`Most frequent words`}>
      {BUCKETS.map((bucket) => (
        <div key={bucket}>
          <h3>{names[bucket]}</h3>
          <WordList words={words[bucket]} onWord={onWord} />
          {words[bucket].length === 0 ? (
            <p className={classes["about"]}>
              <Trans>No comments</Trans>
            </p>
          ) : null}
        </div>
      ))}
    </section>
  );
}
