import { RouterProvider } from "@tanstack/react-router";
import { ConnectionContext } from "../client/connection.ts";
import type { createAppRouter } from "./router.tsx";
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { DirectionProvider, MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { useSession, SessionContext } from "../features/session/session.ts";
import { theme } from "./theme.ts";

interface ApplicationProps {
  readonly router: ReturnType<typeof createAppRouter>;
}

/** Everything that the screens find around them. The theme's variables are a style sheet of the build. */
export function Application({ router }: ApplicationProps) {
  const { sessions, queries } = router.options.context;
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
            <QueryClientProvider client={queries}>
              <Connected router={router} />
            </QueryClientProvider>
          </SessionContext>
        </DirectionProvider>
      </MantineProvider>
    </I18nProvider>
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
