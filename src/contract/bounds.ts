/**
 * Bounds in time towards deployments that may read them either way: the specification does not tell whether
 * `createdFrom` and `createdTo` are included. Asked for one second more on each side and filtered again, the same
 * rows come out of both readings.
 */
import type { ChainFilter } from "./queries.ts";

/** `filter` with its bounds moved one second outwards (unix seconds, never below 0). */
export function widened<Filter extends ChainFilter>(filter: Filter): Filter {
  const { createdFrom, createdTo } = filter;
  return {
    ...filter,
    ...(createdFrom !== undefined && { createdFrom: Math.max(0, createdFrom - 1) }),
    ...(createdTo !== undefined && { createdTo: createdTo + 1 }),
  };
}
