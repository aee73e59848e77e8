/**
 * Paging links. The service writes `{base_url}/v5/<resource>?skip=N&…`; the client trusts nothing of a link
 * but the number behind `skip`, whatever host, scheme or path it names.
 */
import { LINK_SEGMENT, trimBase, type ListResource } from "./endpoints.ts";

/**
 * The link to the page of `resource` that starts at `skip`. `others` are the parameters in use besides `skip`,
 * as they were given, in their order.
 */
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
