import { useQuery } from "@tanstack/react-query";
import type { Columns } from "../../../../analysis/columns/columns.ts";
import type { SliceFilter } from "../../../../analysis/slice/slice-filter.ts";
import { useConnection } from "../../../../client/connection.ts";
import type { Sources } from "../../../../filters/provenance.ts";
import type { WrittenComment } from "../../data/written-comments.ts";
import type { CommentedChains } from "../../data/view/commented-chains.ts";
import { useWordsApart } from "../../insights/use-words-apart.ts";
import { WordsApart } from "./words-apart.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { FindingProgress } from "../../insights/finding-progress.tsx";
import classes from "./comments.module.css";
import type { Bucket } from "../../../../analysis/metric/metric.ts";
import { bucketOf } from "../../../../analysis/score.ts";
import { WordList } from "../../../../ui/word-list.tsx";
import { stopWords } from "../../../../analysis/words/stop-words.ts";
import { WordCounter, type WordCount } from "../../../../analysis/words/word-counts.ts";
import { nextTask } from "../../../../lib/next-task.ts";

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

const BUCKETS: readonly Bucket[] = ["top", "middle", "bottom"];

/** The words that each kind of respondent uses most; a click looks for one. */
function Words({ words, onWord }: WordsProps) {
  const { t } = useLingui();
  const names = { top: t`Promoters`, middle: t`Passives`, bottom: t`Detractors` };
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

type FrequentWords = Readonly<Record<Bucket, readonly WordCount[]>>;

/** So many comments are cut into words before the screen gets its turn. */
const AT_ONCE = 50;

const SHOWN = 12;

/** The most frequent words of each bucket in the comments in view. Rejects with `signal`. */
async function frequentWords(
  chains: CommentedChains,
  comments: ReadonlyMap<string, WrittenComment>,
  signal: AbortSignal,
): Promise<FrequentWords> {
  const counter = new WordCounter();
  const lists = new Map<string, ReadonlySet<string>>();
  for (let place = 0; place < chains.length; place++) {
    if (place % AT_ONCE === 0) await nextTask();
    signal.throwIfAborted();
    const { id, scores } = chains.at(place);
    const written = comments.get(id);
    if (written === undefined) continue;
    const { language, texts } = written;
    const stops = lists.get(language) ?? (await stopWords(language));
    lists.set(language, stops);
    for (const bucket of new Set(scores.map(bucketOf))) {
      counter.add(texts.join("\n"), bucket, language, stops);
    }
  }
  return {
    top: counter.top("top", SHOWN),
    middle: counter.top("middle", SHOWN),
    bottom: counter.top("bottom", SHOWN),
  };
}
