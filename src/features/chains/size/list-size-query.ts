import { experimental_streamedQuery as streamedQuery, queryOptions } from "@tanstack/react-query";
import type { Connection } from "../../../client/connection.ts";
import { canonical, chainsQuery, type ChainsAsked } from "../chains-query.ts";
import { measureList, type ListSize } from "./list-size.ts";

/** The size of a list of which nothing has been read. */
export const NO_SIZE: ListSize = { rows: 0, pages: undefined, exact: false };

/** How many chains match, told step by step. What is known from before stays until it is known anew. */
export function listSizeQuery(connection: Connection, { filter, lang }: Omit<ChainsAsked, "skip">) {
  const { id, client, seen } = connection;
  const asked = canonical(filter);
  return queryOptions({
    queryKey: [id, "list-size", asked],
    queryFn: streamedQuery<ListSize, ListSize>({
      streamFn: async ({ signal, client: cache }) => {
        const first = await cache.query(chainsQuery(connection, { filter, lang, skip: 0 }));
        return measureList(first, async (skip) => {
          const page = await client.chains({ ...asked, skip }, { signal });
          seen.note(page.rows);
          return page;
        });
      },
      reducer: (_, size) => size,
      initialValue: NO_SIZE,
      refetchMode: "replace",
    }),
  });
}
