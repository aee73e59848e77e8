import {
  experimental_streamedQuery as streamedQuery,
  type QueryFunctionContext,
} from "@tanstack/react-query";
import type { Connection } from "../../../client/connection.ts";
import { chainsQuery } from "./chains-query.ts";
import type { ChainsAsked } from "./chains-asked.ts";
import { measureList, type ListSize } from "./list-size.ts";

type Measure = (context: QueryFunctionContext) => ListSize | Promise<ListSize>;

/** The function of a query that measures a list from its `initialValue` on, and tells each step. */
export function streamedSize(
  connection: Connection,
  asked: Omit<ChainsAsked, "skip">,
  initialValue: ListSize,
): Measure {
  const { client, seen } = connection;
  return streamedQuery<ListSize, ListSize>({
    streamFn: async ({ signal, client: cache }) => {
      const first = await cache.query(chainsQuery(connection, { ...asked, skip: 0 }));
      return measureList(first, async (skip) => {
        const page = await client.chains({ ...asked.filter, skip }, { signal });
        seen.note(page.rows);
        return page;
      });
    },
    reducer: (_, size) => size,
    initialValue,
    refetchMode: "replace",
  });
}
