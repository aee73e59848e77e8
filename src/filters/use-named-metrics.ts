import { useQuery, type QueryClient } from "@tanstack/react-query";
import { useSelector } from "@tanstack/react-store";
import { metricsIn, metricsInText, type ListedMetric } from "../analysis/metric/metric-list.ts";
import { useConnection, type Connection } from "../client/connection.ts";
import { keptList, teamListQuery } from "../client/kept-list.ts";
import { questionsIn } from "../analysis/metric/metric.ts";
import { answerTerm } from "../analysis/slice/terms.ts";
import type { ScreenValues } from "./fields.ts";
import { searchFor } from "./search.ts";

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

/** The search of a score's address, with what else is asked for: answers to what it scores are no dimension of it. */
export function scoreSearch(score: ScreenValues, { answer = [], ...others }: ScreenValues) {
  const scored = questionsIn(score.question ?? "")?.questions ?? [];
  const left = answer.filter((text) => !scored.includes(answerTerm(text).question));
  return searchFor("scores", { ...others, ...score, answer: left.length === 0 ? undefined : left });
}
