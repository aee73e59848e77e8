import { RouterProvider } from "@tanstack/react-router";
import { ConnectionContext } from "../client/connection.ts";
import type { createAppRouter } from "./router.tsx";
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { DirectionProvider, MantineProvider } from "@mantine/core";
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type SessionStore, useSession, SessionContext } from "../features/session/session.ts";
import { theme } from "./theme.ts";

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

/** The screens, with the client of the session. */
function Connected({ router }: ApplicationProps) {
  const { session } = useSession();
  const { connectionOf } = router.options.context;
  return (
    <ConnectionContext value={session && connectionOf(session)}>
      <RouterProvider router={router} />
    </ConnectionContext>
  );
}

interface ProvidersProps {
  readonly sessions: SessionStore;
  readonly queries: QueryClient;
  readonly children: ReactNode;
}

/** Everything that the screens find around them. The theme's variables are a style sheet of the build. */
function Providers({ sessions, queries, children }: ProvidersProps) {
  return (
    <I18nProvider i18n={i18n}>
      <MantineProvider
        theme={theme}
        defaultColorScheme="auto"
        withCssVariables={false}
        withGlobalClasses={false}
        withStaticClasses={false}
      >
        <DirectionProvider>
          <SessionContext value={sessions}>
            <QueryClientProvider client={queries}>{children}</QueryClientProvider>
          </SessionContext>
        </DirectionProvider>
      </MantineProvider>
    </I18nProvider>
  );
}
