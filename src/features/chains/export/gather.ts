/** Reads everything that matches into rows for a file. */
import type { Client } from "../../../client/create-client.ts";
import { ApiError } from "../../../client/http/errors.ts";
import type { WalkProgress } from "../../../client/walk/types.ts";
import { frozenPages } from "../../../client/walk/frozen-pages.ts";
import type { SeenNames } from "../../../client/seen-names.ts";
import { createWalk } from "../../../client/walk/walk.ts";
import type { ChainsQuery } from "../../../contract/queries.ts";
import type { ResponseChain } from "../../../contract/resources.ts";

/** The parts of a connection that a file is read from. */
export interface ReadFrom {
  readonly client: Pick<Client, "chains">;
  readonly seen: Pick<SeenNames, "note">;
}

interface Gathering {
  readonly query: ChainsQuery;
  readonly signal: AbortSignal;
  readonly onPage: (chains: readonly ResponseChain[]) => void;
  readonly onProgress: (progress: WalkProgress) => void;
}

/** True when everything that matches was read. Throws where nothing could be, and where `signal` aborts. */
export async function gatherAll({ client, seen }: ReadFrom, gathering: Gathering): Promise<boolean> {
  const { query, signal, onPage, onProgress } = gathering;
  const walk = createWalk<ResponseChain>({
    fetchPage: frozenPages(client, query, Date.now),
    onPage: (chains) => {
      seen.note(chains);
      onPage(chains);
    },
    onProgress,
  });
  const { complete, chains, error } = await walk.run(signal);
  signal.throwIfAborted();
  if (chains === 0 && error !== undefined) throw new ApiError(error);
  return complete;
}
