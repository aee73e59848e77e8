import type { QueryClient } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useMemo } from "react";
import { ConnectionContext } from "../client/connection.ts";
import type { SessionStore } from "../features/session/session.ts";
import { useSession } from "../features/session/use-session.ts";
import { openConnection } from "./open-connection.ts";
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
      <Connected sessions={sessions} router={router} />
    </Providers>
  );
}

/** The screens, with the client of whoever is signed in. */
function Connected({ sessions, router }: Pick<ApplicationProps, "sessions" | "router">) {
  const { session } = useSession();
  const connection = useMemo(
    () => (session === undefined ? undefined : openConnection(session, sessions)),
    [session, sessions],
  );
  return (
    <ConnectionContext value={connection}>
      <RouterProvider router={router} />
    </ConnectionContext>
  );
}
