import { bucketOf, type NpsBucket } from "../../../analysis/nps.ts";
import { stopWords } from "../../../analysis/words/stop-words.ts";
import { WordCounter, type WordCount } from "../../../analysis/words/word-counts.ts";
import { nextTask } from "../../../lib/next-task.ts";
import type { WrittenComment } from "../reading/written-comments.ts";
import type { CommentedChains } from "./commented-chains.ts";

export type FrequentWords = Readonly<Record<NpsBucket, readonly WordCount[]>>;

/** So many comments are cut into words before the screen gets its turn. */
const AT_ONCE = 50;
const SHOWN = 12;

/** The most frequent words of each bucket in the comments in view. Rejects with `signal`. */
export async function frequentWords(
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
    promoter: counter.top("promoter", SHOWN),
    passive: counter.top("passive", SHOWN),
    detractor: counter.top("detractor", SHOWN),
  };
}
