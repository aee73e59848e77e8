/** A connection to a list of its own: for what a reading does where its worker can't. */
import type { Connection } from "../../client/connection.ts";
import { createClient } from "../../client/create-client.ts";
import { ApiError } from "../../client/http/errors.ts";
import { createSeenNames } from "../../client/seen-names.ts";
import type { ResponseChain } from "../../contract/resources.ts";
import { pageOf } from "./pages.ts";

/** Its worker is never told whom to ask, and breaks down; `chains` come two on a page. */
export function withoutWorker(
  chains: readonly ResponseChain[],
  ended = new AbortController().signal,
): Connection {
  const client = createClient({ baseUrl: "http://api.test", token: "t", scheme: "bare" });
  return {
    id: "test",
    baseUrl: "http://api.test",
    client: {
      ...client,
      chains: ({ skip = 0 }, { signal }) =>
        signal.aborted
          ? Promise.reject(new ApiError({ kind: "cancelled" }))
          : Promise.resolve(pageOf(chains, skip, 2)),
    },
    seen: createSeenNames(),
    lendTo: () => undefined,
    digest: () => Promise.resolve("digest"),
    ended,
  };
}
