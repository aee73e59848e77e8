/** A value of a metadata answer as the text to slice by: text, number or boolean; undefined for anything else. */
export function sliceable(value: unknown): string | undefined {
  if (typeof value === "string") return value === "" ? undefined : value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : undefined;
}
