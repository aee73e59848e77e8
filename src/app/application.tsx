import type { QueryClient } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useMemo } from "react";
import { ConnectionContext } from "../client/connection.ts";
import { createClient } from "../client/create-client.ts";
import { createSeenNames } from "../client/seen-names.ts";
import type { SessionStore } from "../features/session/session.ts";
import { useSession } from "../features/session/use-session.ts";
import { Providers } from "./providers.tsx";
import type { createAppRouter } from "./router.tsx";

interface ApplicationProps {
  readonly sessions: SessionStore;
  readonly queries: QueryClient;
  readonly router: ReturnType<typeof createAppRouter>;
}

export function Application({ sessions, queries, router }: ApplicationProps) {
  return (
    <Providers sessions={sessions} queries={queries}>
      <Connected router={router} />
    </Providers>
  );
}

/** The screens, with the client of whoever is signed in. */
function Connected({ router }: Pick<ApplicationProps, "router">) {
  const { session } = useSession();
  const connection = useMemo(
    () =>
      session === undefined
        ? undefined
        : {
            id: session.id,
            baseUrl: session.baseUrl,
            client: createClient(session),
            seen: createSeenNames(),
          },
    [session],
  );
  return (
    <ConnectionContext value={connection}>
      <RouterProvider router={router} />
    </ConnectionContext>
  );
}
