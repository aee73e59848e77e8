import { useQuery } from "@tanstack/react-query";
import type { Columns } from "../../../analysis/columns/columns.ts";
import type { SliceFilter } from "../../../analysis/slice/slice-filter.ts";
import { useConnection } from "../../../client/connection.ts";
import type { Sources } from "../../../filters/provenance.ts";
import type { WrittenComment } from "../reading/written-comments.ts";
import type { CommentedChains } from "./commented-chains.ts";
import { frequentWords, type FrequentWords } from "./frequent-words.ts";
import { useWordsApart } from "./use-words-apart.ts";
import { WordsApart } from "./words-apart.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { FindingProgress } from "../finding/finding-progress.tsx";
import classes from "./comments.module.css";
import type { NpsBucket } from "../../../analysis/nps.ts";
import { WordList } from "../../../ui/word-list.tsx";

interface WordsPartProps {
  readonly columns: Columns;
  readonly filter: SliceFilter;
  readonly chains: CommentedChains;
  /** By chain, all of those in view. */
  readonly comments: ReadonlyMap<string, WrittenComment>;
  /** False where not all responses were read. */
  readonly complete: boolean;
  readonly sources: Sources;
  /** Looks for the comments that have it. */
  readonly onWord: (text: string) => void;
}

/** What sets the comments of detractors apart from those of promoters; where nothing does, the words that each use most. */
export function WordsPart({ columns, filter, chains, comments, complete, sources, onWord }: WordsPartProps) {
  const { id: connection } = useConnection();
  const { words: apart, isLooking } = useWordsApart(columns, filter, complete);
  const { data: words } = useQuery({
    queryKey: [connection, "words", filter, chains.length, comments.size],
    queryFn: ({ signal }) => frequentWords(chains, comments, signal),
    enabled: apart?.length === 0 || !complete,
  });
  if (isLooking) return <ComparingWords />;
  if (apart !== undefined && apart.length > 0)
    return <WordsApart words={apart} sources={sources} onWord={onWord} />;
  return words === undefined ? null : <Words words={words} onWord={onWord} />;
}

/** In the place of what both sides say differently while that is looked for. */
function ComparingWords() {
  const { t } = useLingui();
  return (
    <div className={classes["comparing"]}>
      <div className={classes["apartHead"]}>
        <h3>
          <Trans>What do they say differently?</Trans>
        </h3>
      </div>
      <FindingProgress kind="words" label={t`Comparing the words of comments`} />
    </div>
  );
}

interface WordsProps {
  readonly words: FrequentWords;
  readonly onWord: (word: string) => void;
}

const BUCKETS: readonly NpsBucket[] = ["promoter", "passive", "detractor"];

/** The words that each kind of respondent uses most; a click looks for one. */
function Words({ words, onWord }: WordsProps) {
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
