import type { CSSProperties } from "react";

interface Sized {
  readonly width?: number | undefined;
  readonly pinnedAt?: number | undefined;
}

interface SizeAttributes {
  readonly style?: CSSProperties;
  readonly "data-sized"?: true;
  readonly "data-pinned"?: true;
}

/** What a cell carries so that its column is as wide, and stays where, somebody wants it. */
export function sizeOf({ width, pinnedAt }: Sized = {}): SizeAttributes {
  if (width === undefined) return {};
  const style = { width, minWidth: width, maxWidth: width };
  return pinnedAt === undefined
    ? { style, "data-sized": true }
    : { style: { ...style, insetInlineStart: pinnedAt }, "data-sized": true, "data-pinned": true };
}
