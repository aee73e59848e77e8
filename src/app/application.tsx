import { RouterProvider } from "@tanstack/react-router";
import { ConnectionContext } from "../client/connection.ts";
import { useSession } from "../features/session/use-session.ts";
import { Providers } from "./providers.tsx";
import type { createAppRouter } from "./router.tsx";

interface ApplicationProps {
  readonly router: ReturnType<typeof createAppRouter>;
}

export function Application({ router }: ApplicationProps) {
  const { sessions, queries } = router.options.context;
  return (
    <Providers sessions={sessions} queries={queries}>
      <Connected router={router} />
    </Providers>
  );
}

/** The screens, with the client of whoever is signed in. */
function Connected({ router }: ApplicationProps) {
  const { session } = useSession();
  const { connectionOf } = router.options.context;
  return (
    <ConnectionContext value={session && connectionOf(session)}>
      <RouterProvider router={router} />
    </ConnectionContext>
  );
}
