import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSelector } from "@tanstack/react-store";
import { useConnection } from "../../client/connection.ts";
import { readFilter } from "../../filters/chain-filter.ts";
import type { ScreenValues } from "../../filters/fields.ts";
import { slicedBy } from "../../filters/sliced-by.ts";
import type { Screen } from "../../filters/use-screen.ts";
import type { CommentsAsked, CommentLines, CommentsWords } from "../../reading/comments/index-words.ts";
import {
  commentsFor,
  commentsGeneration,
  forgetComments,
  type CommentReading,
} from "../../reading/comments/kept-index.ts";
import type { ReadingState } from "../../reading/reading.ts";

export interface CommentsInView extends ReadingState<CommentsWords["content"]> {
  readonly reading: CommentReading;
  readonly stop: () => void;
  /** Goes on after a stop, and tries again what could not be read. */
  readonly goOn: () => void;
  readonly readAgain: () => void;
  /** Which comments are in view. */
  readonly asked: CommentsAsked;
}

/** What comments are narrowed by besides. Whether chains are closed, and their version, the API alone can tell. */
export function askedFor(values: ScreenValues, zone: string, find: string): CommentsAsked {
  const {
    closed: _closed,
    version: _version,
    brush: _brush,
    answers: _answers,
    ...slice
  } = slicedBy(values, zone);
  const { question } = values;
  return {
    filter: { ...slice, ...(question !== undefined && { question: [question] }) },
    find,
  };
}

/** All comments that the address selects, as far as they have been read. */
export function useComments(screen: Screen, asked: CommentsAsked): CommentsInView {
  const connection = useConnection();
  const generation = useSelector(commentsGeneration(connection));
  const filter = readFilter(screen.values, screen.zone);
  const reading = commentsFor(connection, filter, generation);
  const state = useSelector(reading.store);
  const { refetch } = useQuery({
    queryKey: [connection.id, "comments", filter, generation],
    queryFn: ({ signal }) =>
      reading.store.state.phase === "complete" ? reading.store.state.phase : reading.run(signal),
    enabled: state.phase !== "stopped",
    staleTime: Infinity,
    gcTime: 0,
    refetchOnMount: "always",
    refetchOnReconnect: () => (state.phase === "incomplete" ? "always" : false),
  });
  return {
    ...state,
    reading,
    asked,
    stop: reading.stop,
    goOn: () => void refetch(),
    readAgain: () => forgetComments(connection),
  };
}

interface Listed {
  /** Undefined until the first comments have come. */
  readonly list: CommentLines | undefined;
  /** True while `list` is not what is wanted. */
  readonly isStale: boolean;
  /** Null where nothing failed. */
  readonly error: Error | null;
}

/** What comments are drawn by at random where the address names no other seed. */
const FIRST_SEED = "1";

/** The lines of the comments in view; those that were in view before stand until they are there. */
export function useCommentLines({ reading, content, asked }: CommentsInView, values: ScreenValues): Listed {
  const seed = values.order === "random" ? (values.seed ?? FIRST_SEED) : undefined;
  const grouped = values.listed !== "each";
  const { data, isPlaceholderData, error } = useQuery({
    queryKey: ["comment lines", reading.name, content, asked, seed, grouped],
    queryFn: async ({ signal }) =>
      (await reading.askFor({ kind: "list", ...asked, seed, grouped }, signal)) ?? null,
    enabled: content !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { list: data ?? undefined, isStale: isPlaceholderData, error };
}
