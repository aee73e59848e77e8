// Rows as a deployment would send them, and pages of them.
import { skipOf } from "../../contract/endpoints.ts";
import type { ResponseChain } from "../../contract/resources.ts";
import type { Asked } from "./socket-server.ts";

/** The chain number `number`, from 0; each is a second older than the one before. */
export function chainRow(number: number, changes: Partial<ResponseChain> = {}): ResponseChain {
  const createdAt = 1_700_000_000 - number;
  return {
    _id: `c${number}`,
    surveyId: "s1",
    touchpointId: "t1",
    touchpointName: "Shop",
    createdAt,
    createdAtDate: new Date(createdAt * 1000).toISOString(),
    teamId: "team1",
    teamName: "North",
    metadata: {},
    language: "en",
    browser: undefined,
    responses: [],
    ...changes,
  };
}

export const chainRows = (count: number): readonly ResponseChain[] =>
  Array.from({ length: count }, (_, number) => chainRow(number));

export const skipAsked = (asked: Asked): number => skipOf(asked.url.href) ?? 0;

/** Makes the link to the page at `skip`. */
export type Link = (skip: number, asked: Asked) => string;

const ordinaryLink: Link = (skip, { url }) => `${url.origin}/v5/response-chains?skip=${skip}`;

/** The page of `rows` that was asked for, as a deployment sends it. */
export function pageOf(
  rows: readonly unknown[],
  pageSize: number,
  asked: Asked,
  link: Link = ordinaryLink,
): unknown {
  const skip = skipAsked(asked);
  return {
    data: rows.slice(skip, skip + pageSize),
    paging: {
      next: skip + pageSize < rows.length ? link(skip + pageSize, asked) : null,
      previous: skip > 0 ? link(Math.max(0, skip - pageSize), asked) : null,
    },
  };
}
