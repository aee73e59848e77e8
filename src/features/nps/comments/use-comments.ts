import { useQueries, useQuery } from "@tanstack/react-query";
import pLimit from "p-limit";
import { useState } from "react";
import { useConnection } from "../../../client/connection.ts";
import type { WalkProgress } from "../../../client/walk/account.ts";
import type { ReadRequest } from "../reading/read-request.ts";
import type { CommentedChain } from "./commented-chains.ts";
import { readComments, textsOf, type AllComments } from "./read-comments.ts";

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
  known: AllComments | undefined,
): readonly VisibleComment[] {
  const { id: connection, client } = useConnection();
  const queries = useQueries({
    queries: visible.map(({ id }) => ({
      queryKey: [connection, "comment", id],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        few(async () => textsOf(await client.chain(id, {}, { signal }))),
      enabled: known?.byChain.has(id) !== true,
    })),
  });
  return visible.map((chain, place) => ({
    ...chain,
    texts: known?.byChain.get(chain.id)?.texts ?? queries[place]?.data,
    failed: queries[place]?.isError === true,
  }));
}

export interface CommentSearch {
  readonly comments: AllComments | undefined;
  readonly reading: boolean;
  readonly failed: boolean;
  readonly progress: WalkProgress | undefined;
  readonly start: () => void;
}

/** All comments of a request, read when they are asked for. */
export function useAllComments(request: ReadRequest): CommentSearch {
  const { id: connection, client } = useConnection();
  const [progress, setProgress] = useState<WalkProgress>();
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: [connection, "comments", request],
    queryFn: ({ signal }) => readComments(client, request, signal, setProgress),
    enabled: false,
    staleTime: Infinity,
  });
  return {
    comments: data,
    reading: isFetching,
    failed: isError || data?.complete === false,
    progress: isFetching ? progress : undefined,
    start: () => void refetch(),
  };
}
