/** The Feedback Survey Read API v5.0.3 as a function from Request to Response, which knows no host. */
import { Hono, type MiddlewareHandler } from "hono";
import {
  ANSWERS_PATH,
  answersLink,
  serviceLink,
  listPath,
  listRelation,
} from "../../contract/answers/answers-link.ts";
import { LINK_SEGMENT, VERSION_SEGMENT } from "../../contract/endpoints.ts";
import type { FeedbackReader, TokenStore } from "../store/store.ts";
import { tokenDigest } from "../token-digest.ts";
import { answers } from "./answers-route.ts";
import { authentication, type Digest } from "./authentication.ts";
import { catalogViews } from "./catalog-view.ts";
import { questions, surveys, chain, chains } from "./resource-routes.ts";
import type { PageCoding } from "./coded-pages.ts";
import type { ApiEnvironment } from "./environment.ts";
import { addHealth, readOnlyRoute, serviceFrame, type Api, type FrameOptions } from "./service-frame.ts";
import { addDocumentation } from "./documentation.ts";
import { extensionOperations } from "./openapi/extension-operations.ts";
import { addLists, servedLists, type TeamLists } from "./list-routes.ts";
import { rateLimit, type StreamLimits, WrongTokenBrake } from "./limits.ts";
import { RequestTurns, type RoundOptions } from "./request-turns.ts";
import { resourceHandlers } from "./resource-handler.ts";

export interface ApiOptions extends FrameOptions {
  readonly store: FeedbackReader & Pick<TokenStore, "findToken" | "touchToken">;
  /** Documents a page; 100 by default. */
  readonly pageSize?: number;
  /** {base_url} of paging links; the origin of the request by default. */
  readonly baseUrl?: string;
  /** Requests per token and minute; 0, the default, for no limit. */
  readonly rateLimit?: number;
  /** The lists of a team that are served; none by default. */
  readonly lists?: TeamLists;
  /** Answer streams open at once. */
  readonly streams?: StreamLimits;
  /** The clock, in unix milliseconds. */
  readonly now?: () => number;
  /** How tokens are digested; by WebCrypto unless the host has a quicker way to the same result. */
  readonly digest?: Digest;
  /** What answers are kept in, and sent in to clients that take it; they are kept as they are by default. */
  readonly pageCoding?: PageCoding;
  /** Lets the host see to what came meanwhile; by a timer unless the host has a quicker way. */
  readonly nextRound?: RoundOptions["nextRound"];
  /** Waits; for the brake on wrong tokens. */
  readonly delay?: (milliseconds: number) => Promise<void>;
  /** Adds routes that the same guards let through. */
  readonly beside?: (api: Api, guards: readonly Guard[]) => void;
}

/** Six come at once from a dashboard. */
const PAGE_TURNS = { atOnce: 8, waiting: 1_000 };
/** Reports and searches, of which a token has eight each under way, are not to hold up what takes little. */
const TOOL_TURNS = { atOnce: 20, waiting: 200 };

type Guard = MiddlewareHandler<ApiEnvironment>;

/** The API over a store. */
export function createApi(options: ApiOptions): Api {
  const api = serviceFrame(options);
  const guards = guardsOf(options);
  const { nextRound = (work: () => void) => void setTimeout(work), now = Date.now } = options;
  const round: RoundOptions = { nextRound, now };
  const resources = resourceRoutes(options, [...guards, new RequestTurns(PAGE_TURNS, round).guard]);
  for (const segment of [VERSION_SEGMENT, LINK_SEGMENT]) api.route(`/${segment}`, resources);
  readOnlyRoute(api, ANSWERS_PATH, ...guards, answers(options.store, options.streams, options.onFailure));
  addLists(api, options.lists ?? {}, guards);
  addHealth(api, () => options.store.ping());
  addDocumentation(api, extensionOperations);
  options.beside?.(api, [...guards, new RequestTurns(TOOL_TURNS, round).guard]);
  return api;
}

/** What every request for data has to pass. */
function guardsOf(options: ApiOptions): readonly Guard[] {
  const { store, now = Date.now, delay, digest = tokenDigest } = options;
  return [
    authentication({ tokens: store, now, digest, brake: new WrongTokenBrake({ now, delay }) }),
    rateLimit(options.rateLimit ?? 0, now),
  ];
}

function resourceRoutes(options: ApiOptions, guards: readonly Guard[]): Api {
  const { store, pageSize = 100, baseUrl } = options;
  const handler = resourceHandlers(
    catalogViews(() => store.catalog()),
    baseUrl,
    options.pageCoding,
  );
  const routes: Api = new Hono();
  readOnlyRoute(routes, "/surveys", ...guards, handler(surveys(pageSize)));
  readOnlyRoute(routes, "/questions", ...guards, handler(questions(pageSize)));
  const announced = announcing(baseUrl, options.lists);
  readOnlyRoute(routes, "/response-chains", announced, ...guards, handler(chains(store, pageSize)));
  readOnlyRoute(routes, "/response-chains/:id", ...guards, handler(chain(store)));
  return routes;
}

/**
 * Announces the stream of all answers, and the lists of a team that are served, on whatever the list of chains answers.
 * `baseUrl` as for paging links: the origin of each request by default.
 */
function announcing(
  baseUrl = "http://own.invalid",
  lists: TeamLists = {},
): MiddlewareHandler<ApiEnvironment> {
  const ofLists = servedLists(lists).map((name) => serviceLink(baseUrl, listPath(name), listRelation(name)));
  const links = [answersLink(baseUrl), ...ofLists].join(", ");
  return async (context, next) => {
    await next();
    context.res.headers.append("link", links);
  };
}
