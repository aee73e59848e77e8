// oxlint-disable-next-line import/no-unassigned-import -- it acts by itself, as soon as it is there
import "./ahead.ts";
import "virtual:theme.css";
import "./app/kit-styles.ts";
import "./app/base.css";
import "./app/scroll-lock.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Application } from "./app/application.tsx";
import { focusOnNavigation } from "./app/focus-on-navigation.ts";
import { loadScreensAhead } from "./app/load-screens.ts";
import { readyToDraw } from "./app/first-drawing.ts";
import { createConnections } from "./app/open-connection.ts";
import { createQueryClient } from "./app/query-client.ts";
import { createAppRouter } from "./app/router.tsx";
import { forgetOnEnd } from "./app/session-end.ts";
import { dropSentAhead } from "./client/http/sent-ahead.ts";
import { createSessionStore } from "./features/session/session.ts";
import { activateInterfaceLanguage, preferredInterfaceLanguage } from "./i18n/interface-language.ts";
import { ensureTemporal } from "./lib/time/temporal.ts";
import { whenFirstContent } from "./ui/first-content.tsx";

const sessions = createSessionStore(() => sessionStorage);
const queries = createQueryClient(sessions);
const router = createAppRouter({ sessions, queries, connectionOf: createConnections(sessions) });
forgetOnEnd(sessions, queries, router);
focusOnNavigation(router);
loadScreensAhead(router);
whenFirstContent(dropSentAhead);

async function boot(): Promise<void> {
  if (import.meta.env.MODE === "demo") {
    // oxlint-disable-next-line no-restricted-imports -- the one import of the demo
    const { startDemo } = await import("./mocks/start-demo.ts");
    await startDemo();
  }
  await ensureTemporal();
  await Promise.all([activateInterfaceLanguage(preferredInterfaceLanguage()), readyToDraw(router, queries)]);
  const root = document.querySelector("#root");
  if (root === null) throw new Error("index.html has no #root");
  createRoot(root).render(
    <StrictMode>
      <Application router={router} />
    </StrictMode>,
  );
}

void boot();
