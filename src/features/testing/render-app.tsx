/** The whole application at an address, with a signed-in user, over the service's own code. */
import "virtual:theme.css";
import "../../app/base.css";
import { createMemoryHistory } from "@tanstack/react-router";
import type { HttpHandler } from "msw";
import { expect, onTestFinished } from "vitest";
import { cleanup, render } from "vitest-browser-react";
import { Application } from "../../app/application.tsx";
import { createConnections } from "../../app/open-connection.ts";
import { createQueryClient, forgetOnEnd } from "../../app/query-client.ts";
import { createAppRouter } from "../../app/router.tsx";
import { activateInterfaceLanguage } from "../../i18n/interface-language.ts";
import { ensureTemporal } from "../../lib/time/temporal.ts";
import type { Contents } from "../../service/api/api-fixture.ts";
import type { ApiOptions } from "../../service/api/create-api.ts";
import { createSessionStore } from "../session/session.ts";
import { answerWith, interfere } from "./api-in-page.ts";

/** Sessions of tests live in memory: each test begins with its own. */
const noStorage = (): Storage => {
  throw new Error("no storage in tests");
};

interface Settings extends Partial<ApiOptions> {
  /** Answers some requests ahead of the API. */
  readonly ahead?: readonly HttpHandler[];
}

/** What asks whether there are responses that came since. */
const ARRIVALS = {
  type: "active" as const,
  predicate: ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey[1] === "new-chains",
};

/** Opens `address` for a token that reads everything in `contents`. */
export async function renderApp(
  address: string,
  contents: Contents = {},
  { ahead = [], ...options }: Settings = {},
) {
  const { api, store } = await answerWith(contents, options);
  interfere(...ahead);
  await Promise.all([ensureTemporal(), activateInterfaceLanguage("en")]);
  const sessions = createSessionStore(noStorage);
  sessions.start({ baseUrl: location.origin, token: "all", scheme: "bare" });
  const queries = createQueryClient(sessions);
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createAppRouter(
    { sessions, queries, connectionOf: createConnections(sessions, queries) },
    history,
  );
  forgetOnEnd(sessions, queries, router);
  const screen = await render(<Application router={router} />);
  // What it still asks for would be answered by the next test's service.
  onTestFinished(async () => {
    await cleanup();
    sessions.end("signed-out");
  });
  return {
    screen,
    api,
    store,
    queries,
    router,
    /** Looks once for responses that came since, as screens do from time to time once their rows stand. */
    lookForNew: async () => {
      await expect.poll(() => queries.getQueryCache().findAll(ARRIVALS)).not.toHaveLength(0);
      await queries.refetchQueries(ARRIVALS);
    },
    /** The address as it is now. */
    address: () => history.location.href,
  };
}
