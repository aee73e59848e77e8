/** Moments as a report has them. */
import type { Moment } from "./report.ts";

/** Unix seconds as a moment; `iso` has the offset of the zone, `Z` in UTC. */
export function momentAt(unix: number, zone: string): Moment {
  const instant = Temporal.Instant.fromEpochMilliseconds(unix * 1000);
  const iso = zone === "UTC" ? instant.toString() : instant.toString({ timeZone: zone });
  return { unix, iso };
}
