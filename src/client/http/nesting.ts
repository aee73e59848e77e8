/** How deep a value from outside is nested: what is deeper than any honest one would break whoever walks it. */

const DEEPEST = 40;

/** True when objects and lists lie in each other more than 40 levels deep. */
export const isTooDeep = (value: unknown): boolean => exceeds(value, DEEPEST);

function exceeds(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  if (Array.isArray(value)) return value.some((part: unknown) => exceeds(part, levels - 1));
  for (const key in value) {
    const part: unknown = Reflect.get(value, key);
    if (typeof part === "object" && exceeds(part, levels - 1)) return true;
  }
  return false;
}
