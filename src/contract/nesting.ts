/** The deepest nesting of a document of the API: walking a deeper one would overflow the stack. */

/** Levels of objects and lists within a document; far from where recursion ends. */
export const MOST_NESTED = 64;

/** True when objects and lists lie in each other more than 64 levels deep within `value`. */
export const isTooDeep = (value: unknown): boolean => exceeds(value, MOST_NESTED);

function exceeds(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (levels < 0) return true;
  if (Array.isArray(value)) return value.some((part: unknown) => exceeds(part, levels - 1));
  for (const key in value) {
    const part: unknown = Reflect.get(value, key);
    if (typeof part === "object" && exceeds(part, levels - 1)) return true;
  }
  return false;
}
