import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSelector } from "@tanstack/react-store";
import type { Code } from "../../../analysis/comments/codes.ts";
import { useConnection } from "../../../client/connection.ts";
import type { ScreenValues } from "../../../filters/fields.ts";
import { chainSlice } from "../../../filters/sliced-by.ts";
import { besideOf } from "./beside.ts";
import type { ChainFilter } from "../../../contract/queries.ts";
import type {
  CommentsAsked,
  CommentsQuestion,
  CommentsProtocol,
} from "../../../reading/comments/index-protocol.ts";
import {
  commentsFor,
  commentsGeneration,
  forgetComments,
  type CommentReading,
} from "../../../reading/comments/kept-index.ts";
import { UnansweredError, type ReadingState } from "../../../reading/reading.ts";
import type { ReadingControls } from "../../../ui/reading/reading-progress.tsx";

export interface CommentsInView extends ReadingState<CommentsProtocol["content"]>, ReadingControls {
  readonly reading: CommentReading;
  /** Which comments are in view. */
  readonly asked: CommentsAsked;
}

/** What comments are narrowed by besides what the API was asked for. */
export function askedFor(
  values: ScreenValues,
  zone: string,
  find: string,
  codes: readonly Code[],
): CommentsAsked {
  const { brush: _brush, answers: _answers, ...filter } = chainSlice(values, zone);
  const { code = [], uncoded } = values;
  const coded = codes.filter(({ name }) => code.includes(name)).map((each) => each.find);
  return {
    ...(coded.length > 0 && { coded }),
    ...(uncoded === true && { uncoded: codes.map((each) => each.find) }),
    filter,
    find,
  };
}

/** All comments that the API selects by `filter`, as far as they have been read. */
export function useComments(filter: ChainFilter, asked: CommentsAsked): CommentsInView {
  const connection = useConnection();
  const generation = useSelector(commentsGeneration(connection));
  const reading = commentsFor(connection, filter, generation);
  const state = useSelector(reading.store);
  const { refetch } = useQuery({
    queryKey: [connection.id, "comments", filter, generation],
    queryFn: ({ signal }) => reading.finish(signal),
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

/** What comments are drawn by at random where the address names no other seed. */
const FIRST_SEED = "1";

/** What an order drawn at random is drawn by; undefined for any other order. */
export const seedOf = ({ order, seed = FIRST_SEED }: ScreenValues): string | undefined =>
  order === "random" ? seed : undefined;

/** The lines of the comments in view; those that were in view before stand until they are there. */
export function useCommentLines(comments: CommentsInView, values: ScreenValues, isWaiting: boolean) {
  const question = {
    kind: "list",
    ...comments.asked,
    seed: seedOf(values),
    grouped: values.listed !== "each",
    beside: besideOf(values),
  } as const;
  const list = useAnswer(comments, isWaiting ? undefined : question);
  const isKnown = comments.phase === "complete" && !list.isStale;
  return {
    ...list,
    /** How many comments match; undefined until all have been read. */
    matching: isKnown ? list.answer?.inView : undefined,
  };
}

/** Times that a question is asked again which no index answered. */
const AGAIN = 3;

/**
 * What the index says of what has been read so far; undefined as a question asks nothing. Where the list fails it says so;
 * a part of the screen whose question fails is missing as a whole.
 */
export function useAnswer<Question extends CommentsQuestion>(
  { reading, content }: CommentsInView,
  question: Question | undefined,
) {
  const { data, isPlaceholderData, error } = useQuery({
    queryKey: ["comments answer", reading.name, content, question],
    queryFn: ({ signal }) => (question === undefined ? null : reading.askFor(question, signal)),
    enabled: content !== undefined && question !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    placeholderData: keepPreviousData,
    retry: (failures, thrown) => thrown instanceof UnansweredError && failures < AGAIN,
    throwOnError: question?.kind !== "list",
  });
  return {
    /** That of before until the new one is there; undefined before the first. */
    answer: data ?? undefined,
    /** True while `answer` is not what is asked for. */
    isStale: isPlaceholderData,
    error,
  };
}
