import { useQueries, useQuery } from "@tanstack/react-query";
import pLimit from "p-limit";
import { useSelector } from "@tanstack/react-store";
import { useState } from "react";
import { timeSpan, type Columns } from "../../../../analysis/columns/columns.ts";
import { useConnection } from "../../../../client/connection.ts";
import type { WalkProgress } from "../../../../client/walk/types.ts";
import type { ReadRequest } from "../../data/read-request.ts";
import { generationOf, readerOf } from "../../data/readings.ts";
import { textsOf, type WrittenComment } from "../../data/written-comments.ts";
import { commentStore, missingComments } from "../../data/comment-store.ts";
import type { CommentedChain, CommentedChains } from "../../data/view/commented-chains.ts";
import { isAnyWithin } from "./find-comments.ts";

/** Chains are read one by one, so that few are asked for at once. */
const few = pLimit(4);

export interface VisibleComment extends CommentedChain {
  /** Undefined while they are being read. */
  readonly texts: readonly string[] | undefined;
  readonly failed: boolean;
}

/** What the visible chains say, read for them alone where not everything has been read. */
export function useVisibleComments(
  visible: readonly CommentedChain[],
  known: ReadonlyMap<string, WrittenComment> | undefined,
): readonly VisibleComment[] {
  const { id: connection, client } = useConnection();
  const queries = useQueries({
    queries: visible.map(({ id }) => ({
      queryKey: [connection, "comment", id],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        few(async () => textsOf(await client.chain(id, {}, { signal }))),
      enabled: known?.has(id) !== true,
    })),
  });
  return visible.map((chain, place) => ({
    ...chain,
    texts: known?.get(chain.id)?.texts ?? queries[place]?.data,
    failed: queries[place]?.isError === true,
  }));
}

export interface CommentSearch {
  /** By chain; undefined while some in view have not been read. */
  readonly comments: ReadonlyMap<string, WrittenComment> | undefined;
  readonly reading: boolean;
  readonly failed: boolean;
  readonly progress: WalkProgress | undefined;
  readonly start: () => void;
}

/**
 * All comments of the chains in view, read once somebody has started that, by themselves where they are `wanted`; what
 * was read before is not read again. It is started for whatever comes into view: this part of the screen follows the
 * address a moment later than a press may come.
 */
export function useAllComments(
  request: ReadRequest,
  chains: CommentedChains,
  columns: Columns,
  wanted: boolean,
): CommentSearch {
  const connection = useConnection();
  const store = commentStore(connection, useSelector(generationOf(connection)));
  const known = useSelector(store.known);
  const [progress, setProgress] = useState<WalkProgress>();
  const started = useSelector(store.started);
  const newest = timeSpan(columns)?.last ?? 0;
  const isMissing = missingComments(known, request).some((stretch) => isAnyWithin(chains, stretch));
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: [connection.id, "comments", request, store.cacheKey],
    queryFn: ({ signal }) => store.read(readerOf(connection), request, newest, setProgress, signal),
    enabled: (wanted || started) && isMissing,
    staleTime: Infinity,
  });
  return {
    comments: isFetching || isMissing ? undefined : known.byChain,
    reading: isFetching,
    failed: isError || data === false,
    progress: isFetching ? progress : undefined,
    start: () => {
      store.started.setState(() => true);
      void refetch();
    },
  };
}
