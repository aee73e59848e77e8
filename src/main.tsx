// oxlint-disable import/no-unassigned-import -- both act by themselves, as soon as they are there
import "./first-look.ts";
import "./ahead.ts";
// oxlint-enable import/no-unassigned-import
import "virtual:theme.css";
import "./app/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Application } from "./app/application.tsx";
import { loadScreensAhead, readyToDraw } from "./app/load-screens.ts";
import { createConnections } from "./app/open-connection.ts";
import { createQueryClient, forgetOnEnd } from "./app/query-client.ts";
import { createAppRouter, focusOnNavigation } from "./app/router.tsx";
import { dropSentAhead } from "./client/http/send.ts";
import { givenToken, takeGivenToken } from "./features/session/given-token.ts";
import { createSessionStore } from "./features/session/session.ts";
import { activateInterfaceLanguage } from "./i18n/interface-language.ts";
import { preferredInterfaceLanguage } from "./i18n/preferred-language.ts";
import { ensureTemporal } from "./lib/time/temporal.ts";
import { whenFirstContent, idly } from "./ui/schedule/first-content.tsx";

const sessions = createSessionStore(() => sessionStorage);
const queries = createQueryClient(sessions);
const router = createAppRouter({ sessions, queries, connectionOf: createConnections(sessions, queries) });
focusOnNavigation(router);
loadScreensAhead(router);
whenFirstContent(dropSentAhead);

async function boot(): Promise<void> {
  const language = activateInterfaceLanguage(preferredInterfaceLanguage());
  if (sessions.get().session === undefined) await shareSession();
  else whenFirstContent(() => void shareSession());
  // From here on: what is taken over before anything is drawn is no change.
  forgetOnEnd(sessions, queries, router);
  const isSignedIn = sessions.get().session !== undefined;
  if (isSignedIn) takeGivenToken();
  const beginDemo = await demoToBegin();
  if (isSignedIn) await beginDemo?.();
  await ensureTemporal();
  await Promise.all([language, readyToDraw(router, queries)]);
  const root = document.querySelector("#root");
  if (root === null) throw new Error("index.html has no #root");
  createRoot(root).render(
    <StrictMode>
      <Application router={router} />
    </StrictMode>,
  );
  if (!isSignedIn && beginDemo !== undefined) idly(() => void beginDemo());
}

/** Resolves once this tab knows what others are signed in to; without its code each tab is by itself. */
const shareSession = () =>
  import("./features/session/between-tabs.ts").then(
    ({ shareBetweenTabs }) =>
      shareBetweenTabs(sessions, new BroadcastChannel("earshot"), givenToken() === undefined),
    () => undefined,
  );

async function demoToBegin(): Promise<(() => Promise<void>) | undefined> {
  if (import.meta.env.MODE !== "demo") return undefined;
  // oxlint-disable-next-line no-restricted-imports -- the one import of the demo
  const { holdForDemo } = await import("./mocks/hold-for-demo.ts");
  return holdForDemo();
}

void boot();
