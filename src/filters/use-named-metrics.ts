import { useQuery, type QueryClient } from "@tanstack/react-query";
import { useSelector } from "@tanstack/react-store";
import { metricsIn, metricsInText, type ListedMetric } from "../analysis/metric/metric-list.ts";
import { useConnection, type Connection } from "../client/connection.ts";
import { keptList, teamListQuery } from "../client/kept-list.ts";

/** Of two with the same name the team's. */
const named = (own: string | null, shared: unknown): readonly ListedMetric[] => [
  ...new Map([...metricsInText(own), ...metricsIn(shared)].map((metric) => [metric.name, metric])).values(),
];

/** Metrics that the team or this device has a name for. */
export function useNamedMetrics(): readonly ListedMetric[] {
  const connection = useConnection();
  const { data: shared } = useQuery(teamListQuery(connection, "metrics"));
  const own = useSelector(keptList("metrics", connection.baseUrl));
  return named(own, shared);
}

/** The same for code that is no component, once the team's have come. */
export async function namedMetrics(connection: Connection, cache: QueryClient) {
  const shared = await cache.query(teamListQuery(connection, "metrics")).catch(() => null);
  return named(keptList("metrics", connection.baseUrl).state, shared);
}
