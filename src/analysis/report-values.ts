/** How a report writes its values: the parts of the name of a dimension, moments and filters. */
import type { Moment } from "./report-beside.ts";
import type { ReportDimension, Report } from "./report.ts";

/** The metadata key or the id of the question; of any other dimension, its own name. */
export const keyOf = (dimension: ReportDimension): string => dimension.slice(dimension.indexOf(":") + 1);

/** `metadata`, `answer`, or the name of any other dimension. */
export const kindOf = (dimension: ReportDimension): string => dimension.split(":", 1)[0] ?? "";

export const isDimension = (name: string): name is ReportDimension =>
  /^(survey|touchpoint|team|language|question|code|metadata:.+|answer:.+)$/s.test(name);

/** Unix seconds as a moment; `iso` has the offset of the zone, `Z` in UTC. */
export function momentAt(unix: number, zone: string): Moment {
  const instant = Temporal.Instant.fromEpochMilliseconds(unix * 1000);
  const iso = zone === "UTC" ? instant.toString() : instant.toString({ timeZone: zone });
  return { unix, iso };
}

/** Filters as a report tells them: by name, one value plain, several as a list, none left out. */
export const reportFilters = (
  values: Iterable<readonly [name: string, values: string | readonly string[] | undefined]>,
): Report["filters"] =>
  Object.fromEntries(
    Array.from(values).flatMap(([name, given = []]) => {
      const [only, ...more] = [given].flat();
      return only === undefined ? [] : [[name, more.length === 0 ? only : [only, ...more]] as const];
    }),
  );
