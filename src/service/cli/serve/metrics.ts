/** What the service measures of itself, in Prometheus text. Labels are routes and operations, never anything sent. */
import { Counter, Histogram, Registry } from "prom-client";
import type { RequestRecord } from "../../api/request-envelope.ts";
import { StoreUnavailable, type WrittenRows, type Store } from "../../store/store.ts";
import type { ApiEnvironment } from "../../api/environment.ts";
import { sameDigest, tokenOf } from "../../api/authentication.ts";
import { WrongTokenBrake } from "../../api/limits.ts";
import { notFound, tooManyGuesses, unauthorized } from "../../api/problems.ts";
import { readOnlyRoute, type Api } from "../../api/service-frame.ts";
import { tokenDigest } from "../../token-digest.ts";
import type { Context } from "hono";

/** Seconds; from a page out of memory to one that a person would give up on. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export class ServiceMetrics {
  readonly #registry = new Registry();
  readonly #requests = new Counter({
    name: "earshot_http_requests_total",
    help: "Requests answered.",
    labelNames: ["method", "route", "status"],
    registers: [this.#registry],
  });
  readonly #latency = new Histogram({
    name: "earshot_http_request_duration_seconds",
    help: "Time until the answer was ready.",
    labelNames: ["route"],
    buckets: BUCKETS,
    registers: [this.#registry],
  });
  readonly #database = new Histogram({
    name: "earshot_database_duration_seconds",
    help: "Time that the database took.",
    labelNames: ["operation"],
    buckets: BUCKETS,
    registers: [this.#registry],
  });
  readonly #rows = new Counter({
    name: "earshot_rows_imported_total",
    help: "Surveys and response chains written to the database, by whichever process.",
    labelNames: ["kind"],
    registers: [this.#registry],
  });

  readonly contentType = this.#registry.contentType;

  #readRows: () => Promise<WrittenRows> = () => Promise.resolve({ surveys: 0, chains: 0 });

  countRequest({ method, route, status, milliseconds }: RequestRecord): void {
    this.#requests.inc({ method, route, status });
    this.#latency.observe({ route }, milliseconds / 1000);
  }

  /** Counts the time until what it returns is called. */
  timeDatabase = (operation: string): (() => void) => this.#database.startTimer({ operation });

  /** Where the rows are counted that were written; without it there are none. */
  askForRows(read: () => Promise<WrittenRows>): void {
    this.#readRows = read;
  }

  /** Without the rows while the database is away. */
  async text(): Promise<string> {
    this.#rows.reset();
    try {
      const { surveys, chains } = await this.#readRows();
      this.#rows.inc({ kind: "survey" }, surveys);
      this.#rows.inc({ kind: "chain" }, chains);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    }
    return this.#registry.metrics();
  }
}

export function measuredStore(store: Store, metrics: ServiceMetrics): Store {
  const timed =
    <Args extends readonly unknown[], Result>(operation: string, work: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> => {
      const done = metrics.timeDatabase(operation);
      return work(...args).finally(done);
    };
  metrics.askForRows(() => store.writtenRows());
  return {
    catalog: timed("catalog", () => store.catalog()),
    chains: timed("chains", (scope, filter, window) => store.chains(scope, filter, window)),
    countChains: timed("countChains", (scope, filter) => store.countChains(scope, filter)),
    chain: timed("chain", (scope, id) => store.chain(scope, id)),
    answered: timed("answered", (surveyId, questionIds) => store.answered(surveyId, questionIds)),
    ping: timed("ping", () => store.ping()),
    findToken: timed("findToken", (digest) => store.findToken(digest)),
    listTokens: timed("listTokens", () => store.listTokens()),
    addToken: timed("addToken", (token) => store.addToken(token)),
    revokeToken: timed("revokeToken", (id, at) => store.revokeToken(id, at)),
    touchToken: timed("touchToken", (id, at) => store.touchToken(id, at)),
    answers: timed("answers", async () => {
      const snapshot = await store.answers();
      return { ...snapshot, read: timed("answerLeaf", (leaf, parts) => snapshot.read(leaf, parts)) };
    }),
    writtenRows: timed("writtenRows", () => store.writtenRows()),
    write: timed("write", (work) => store.write(work)),
    close: () => store.close(),
  };
}

export function addMetrics(
  app: Api,
  metrics: ServiceMetrics,
  token: string | undefined,
  brake = new WrongTokenBrake(),
): void {
  const digest = token === undefined ? undefined : tokenDigest(token);
  readOnlyRoute(app, "/metrics", async (context) => {
    const refusal = await refusalOf(context, await digest, brake);
    if (refusal !== undefined) return refusal;
    return new Response(await metrics.text(), {
      headers: { "content-type": metrics.contentType, "cache-control": "no-store" },
    });
  });
}

/** Why the request is refused; undefined where it is not. */
async function refusalOf(
  context: Context<ApiEnvironment>,
  digest: string | undefined,
  brake: WrongTokenBrake,
): Promise<Response | undefined> {
  if (digest === undefined)
    return isLocal(context) ? undefined : notFound("There is nothing at this address.");
  const given = tokenOf(context.req.header("authorization"));
  if (given === undefined) return unauthorized("Send the metrics token in the Authorization header.");
  if (sameDigest(await tokenDigest(given), digest)) return undefined;
  if (!(await brake.slow(context.env.clientAddress))) return tooManyGuesses();
  return unauthorized("This is not the metrics token.", ', error="invalid_token"');
}

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

/** What scrapers, curl and browsers send by themselves. Any other name may be of a proxy here, behind which all seem local. */
const OF_CLIENTS =
  /^(?:accept(?:-.*)?|authorization|cache-control|connection|cookie|dnt|host|if-.*|keep-alive|pragma|priority|referer|sec-.*|te|upgrade-insecure-requests|user-agent|x-prometheus-.*)$/i;

/** What this machine calls itself; a page in its browser may come under any other name that leads here. */
export const OWN_NAME = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

function isLocal({ env, req }: Context<ApiEnvironment>): boolean {
  if (!OWN_NAME.test(new URL(req.url).hostname)) return false;
  const isDirect = Object.keys(req.header()).every((name) => OF_CLIENTS.test(name));
  return isDirect && LOOPBACK.test(env.clientAddress ?? "");
}
