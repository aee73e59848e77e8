/** Where the four endpoints are, below the base address. */

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
