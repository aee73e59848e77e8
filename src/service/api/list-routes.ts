/** `GET /earshot/codes`, `/earshot/metrics` and `/earshot/events`: the lists of a team, to read. */
import type { Context, MiddlewareHandler } from "hono";
import { listPath, TEAM_LISTS, type TeamListName } from "../../contract/answers/answers-link.ts";
import { ParameterReader } from "../../contract/parameter-reader.ts";
import { seenBy, type TeamList } from "../lists/team-list.ts";
import { entityTag, jsonResponse } from "./json-response.ts";
import type { ApiEnvironment } from "./environment.ts";
import { invalidQuery, notFound } from "./problems.ts";
import { readOnlyRoute, type Api } from "./service-frame.ts";

/** Each list that is served, as it is now. */
export type TeamLists = Readonly<Partial<Record<TeamListName, () => TeamList>>>;

export const servedLists = (lists: TeamLists): readonly TeamListName[] =>
  TEAM_LISTS.filter((name) => lists[name] !== undefined);

/** Adds a route for each list; one that is not served is a 404, not a page of the dashboard. */
export function addLists(
  api: Api,
  lists: TeamLists,
  guards: readonly MiddlewareHandler<ApiEnvironment>[] = [],
): void {
  for (const name of TEAM_LISTS) {
    const current = lists[name];
    if (current === undefined)
      readOnlyRoute(api, listPath(name), () => notFound(`No ${name} are shared here.`));
    else readOnlyRoute(api, listPath(name), ...guards, (context) => served(context, name, current()));
  }
}

function served({ req, get }: Context<ApiEnvironment>, name: TeamListName, list: TeamList): Response {
  const invalid = new ParameterReader(new URL(req.url).searchParams).finish();
  if (invalid.length > 0) return invalidQuery(invalid);
  const { scope } = get("caller");
  const json = JSON.stringify({ [name]: seenBy(list, scope) });
  const etag = entityTag(name, JSON.stringify([scope, json]));
  return jsonResponse({ bytes: new TextEncoder().encode(json), etag }, req.header("if-none-match"));
}
