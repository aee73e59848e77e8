/** False for what no URL can hold as a segment of its path, however it is encoded. */
export const isPathSegment = (text: string): boolean => text !== "" && text !== "." && text !== "..";
