import type { Report } from "../report.ts";

/** Filters as a report tells them: by name, one value plain, several as a list, none left out. */
export const reportFilters = (
  values: Iterable<readonly [name: string, values: readonly string[]]>,
): Report["filters"] =>
  Object.fromEntries(
    Array.from(values).flatMap(([name, [only, ...more]]) =>
      only === undefined ? [] : [[name, more.length === 0 ? only : [only, ...more]] as const],
    ),
  );
