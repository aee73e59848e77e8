import { queryOptions } from "@tanstack/react-query";
import type { Connection } from "../../../client/connection.ts";
import { whenFirstContent } from "../../../ui/first-content.tsx";
import { canonical, type ChainsAsked } from "./chains-asked.ts";
import type { ListSize } from "./list-size.ts";

/** The size of a list of which nothing has been read. */
export const NO_SIZE: ListSize = { rows: 0, pages: undefined, exact: false };

/** Milliseconds for which a size that was measured to its end stands. */
const FRESH = 60_000;

/** How many chains match, told step by step. What is known from before stays until it is known anew. */
export function listSizeQuery(connection: Connection, { filter, lang }: Omit<ChainsAsked, "skip">) {
  const asked = canonical(filter);
  return queryOptions<ListSize>({
    queryKey: [connection.id, "list-size", asked],
    // Who left before the end kept a step on the way to it.
    staleTime: ({ state }) => (state.data?.exact === true ? FRESH : 0),
    // Neither its code nor its requests hold up the first rows.
    queryFn: async (context) => {
      await new Promise<void>(whenFirstContent);
      const { streamedSize } = await import("./streamed-size.ts");
      return streamedSize(connection, { filter: asked, lang }, NO_SIZE)(context);
    },
  });
}
