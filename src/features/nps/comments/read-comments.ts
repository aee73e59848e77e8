import { isComment } from "../../../analysis/column-builder.ts";
import type { Client } from "../../../client/create-client.ts";
import { ApiError } from "../../../client/errors.ts";
import type { WalkProgress } from "../../../client/walk/account.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import { chainWalk } from "../reading/chain-walk.ts";
import { rangeFilter, type ReadRequest } from "../reading/read-request.ts";

/** What one respondent wrote. */
export interface WrittenComment {
  readonly texts: readonly string[];
  /** The respondent's language. */
  readonly language: string;
}

export interface AllComments {
  readonly byChain: ReadonlyMap<string, WrittenComment>;
  /** False where some could not be read. */
  readonly complete: boolean;
}

/** What a chain says in words: its Text answers that are not blank. */
export const textsOf = ({ responses }: ResponseChain): readonly string[] =>
  responses.filter(isComment).map(({ valueString, answer }) => valueString ?? String(answer));

/** Reads the comments of every chain of a request. Throws an `ApiError` where nothing could be read. */
export async function readComments(
  client: Client,
  { range, facts }: ReadRequest,
  signal: AbortSignal,
  onProgress: (progress: WalkProgress) => void,
): Promise<AllComments> {
  const byChain = new Map<string, WrittenComment>();
  const walk = chainWalk(client, Date.now)(rangeFilter(range, facts), {
    onProgress,
    onPage: (chains) => {
      for (const chain of chains) {
        const texts = textsOf(chain);
        if (texts.length > 0) byChain.set(chain._id, { texts, language: chain.language });
      }
    },
  });
  const { complete, error } = await walk.run(signal);
  if (error?.kind === "http" && error.status === 401) throw new ApiError(error);
  return { byChain, complete };
}
