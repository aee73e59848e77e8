import { useQuery } from "@tanstack/react-query";
import type { Columns } from "../../../analysis/columns/columns.ts";
import type { SliceFilter } from "../../../analysis/slice/slice-filter.ts";
import { useConnection } from "../../../client/connection.ts";
import type { Sources } from "../../../filters/provenance.ts";
import type { WrittenComment } from "../reading/written-comments.ts";
import { ComparingWords } from "./comparing-words.tsx";
import type { CommentedChains } from "./commented-chains.ts";
import { frequentWords } from "./frequent-words.ts";
import { useWordsApart } from "./use-words-apart.ts";
import { WordsApart } from "./words-apart.tsx";
import { Words } from "./words.tsx";

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
