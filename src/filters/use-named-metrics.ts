import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@tanstack/react-store";
import { metricsIn, metricsInText, type ListedMetric } from "../analysis/metric/metric-list.ts";
import { useConnection } from "../client/connection.ts";
import { keptList, teamListQuery } from "../client/kept-list.ts";

/** Metrics that the team or this device has a name for; of two with the same name the team's. */
export function useNamedMetrics(): readonly ListedMetric[] {
  const connection = useConnection();
  const { data: shared } = useQuery(teamListQuery(connection, "metrics"));
  const own = useSelector(keptList("metrics", connection.baseUrl));
  const named = new Map([...metricsInText(own), ...metricsIn(shared)].map((metric) => [metric.name, metric]));
  return [...named.values()];
}
