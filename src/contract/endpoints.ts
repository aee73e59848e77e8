/**
 * Where the four endpoints are, below the base address, and the links between their pages. The service writes
 * `{base_url}/v5/<resource>?skip=N&…`; the client trusts nothing of a link but the number behind `skip`, whatever host,
 * scheme or path it names.
 */

/** The version segment of every path. */
export const VERSION_SEGMENT = "v5.0.3";
/** The shorter segment that paging links use; the service answers to it too. */
export const LINK_SEGMENT = "v5";

/** The resources that are lists. */
export type ListResource = "surveys" | "questions" | "response-chains";

/** The base address without the slashes at its end, so that joining never doubles one. */
export const trimBase = (base: string): string => base.replace(/\/+$/, "");

/** False for what no URL can hold as a segment of its path, however it is encoded. */
export const isPathSegment = (text: string): boolean => text !== "" && text !== "." && text !== "..";

/** The link to the page of `resource` at `skip`. `others` are the other parameters, as given, in order. */
export function pageLink(
  base: string,
  resource: ListResource,
  skip: number,
  others: readonly (readonly [string, string])[],
): string {
  const search = new URLSearchParams([
    ["skip", String(skip)],
    ...others.map(([name, value]) => [name, value]),
  ]);
  return `${trimBase(base)}/${LINK_SEGMENT}/${resource}?${search.toString()}`;
}

/** The `skip` that a link asks for, or undefined where it names none that can be used. */
export function skipOf(link: string): number | undefined {
  const search = link.split("#", 1)[0]?.split("?").slice(1).join("?") ?? "";
  const value = new URLSearchParams(search).get("skip");
  if (value === null || !/^\d{1,15}$/.test(value)) return undefined;
  return Number(value);
}
