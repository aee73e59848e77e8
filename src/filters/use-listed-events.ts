import { queryOptions, useQuery } from "@tanstack/react-query";
import { useSelector } from "@tanstack/react-store";
import { useConnection } from "../client/connection.ts";
import { keptList, teamListQuery } from "../client/kept-list.ts";

const codeQuery = queryOptions({
  queryKey: ["how events are read"],
  queryFn: () => import("../analysis/events/dated-event.ts"),
  staleTime: Infinity,
});

/** What the team and this device list as events; undefined until `wanted`, and until the code for it has come. */
export function useListedEvents(wanted: boolean) {
  const connection = useConnection();
  const { data: code } = useQuery({ ...codeQuery, enabled: wanted });
  const { data: shared } = useQuery({ ...teamListQuery(connection, "events"), enabled: wanted });
  const kept = useSelector(keptList("events", connection.baseUrl));
  if (code === undefined || !wanted) return undefined;
  const events = {
    /** Those of the team. */
    shared: code.eventsIn(shared),
    /** Those of this device, which can be changed. */
    own: code.eventsInText(kept),
  };
  return {
    ...events,
    /** Those of both that concern these touchpoints; any where there are none. */
    concerning: (touchpoints: readonly string[]) =>
      code.concerning([...events.shared, ...events.own], touchpoints),
  };
}
