import { useQuery } from "@tanstack/react-query";
import { chainsThatName } from "../../../analysis/columns/bare-columns.ts";
import type { Columns } from "../../../analysis/columns/columns.ts";
import { useConnection } from "../../../client/connection.ts";

/** More touchpoints than this are called by their ids until one of their chains is read. */
const MOST = 100;
/** So many at once. Loaded here: not many have a device that keeps anything. */
const few = async () => (await import("p-limit")).default(4);

/** Looks up what touchpoints and teams are called that come from this device, which keeps no names. */
export function useMissingNames(columns: Columns, enabled: boolean): void {
  const { id: connection, client, seen } = useConnection();
  const chains = enabled ? chainsThatName(columns, seen.get(), MOST) : [];
  useQuery({
    queryKey: [connection, "names", chains],
    queryFn: async ({ signal }) => {
      const limit = await few();
      const readings = chains.map((id) => limit(() => client.chain(id, {}, { signal })));
      const read = await Promise.allSettled(readings);
      seen.note(read.flatMap((each) => (each.status === "fulfilled" ? [each.value] : [])));
      return read.length;
    },
    enabled: chains.length > 0,
    staleTime: Infinity,
  });
}
