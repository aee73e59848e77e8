/** Which values of metadata answers can be sliced by: text, numbers and booleans. */

/** A value as the text to slice by, or undefined for what can't be sliced by. */
export function sliceable(value: unknown): string | undefined {
  if (typeof value === "string") return value === "" ? undefined : value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : undefined;
}
