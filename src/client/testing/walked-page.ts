// Pages as a walk gets them, made of ids.
import type { WalkedPage } from "../walk/types.ts";
import type { Row } from "./moving-list.ts";

/** A page of rows that can all be read and were asked for. */
export const walkedPage = (
  ids: readonly (string | undefined)[],
  nextSkip?: number,
  changes: Partial<WalkedPage<Row>> = {},
): WalkedPage<Row> => ({
  rows: ids.flatMap((_id) => (_id === undefined ? [] : [{ _id }])),
  ids,
  received: ids.length,
  unreadable: [],
  notAsked: 0,
  margin: [],
  nextSkip,
  pagingFault: undefined,
  ...changes,
});
