/**
 * Lists that a team shares through Earshot's own service: codes, metrics, events. Each is announced like the stream of
 * all answers, by a `Link` header on the answers of `GET /response-chains`, and served whole as `{"NAME": […]}`.
 */
export const TEAM_LISTS = ["codes", "metrics", "events"] as const;
export type TeamListName = (typeof TEAM_LISTS)[number];

/** Where a list is, below the base address. */
export const listPath = (name: TeamListName): string => `/earshot/${name}`;

/** The relation of the link that announces a list. */
export const listRelation = (name: TeamListName): string => `urn:earshot:${name}`;
