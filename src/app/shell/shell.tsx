import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useSession } from "../../features/session/use-session.ts";
import { AfterFirstContent } from "../../ui/first-content.tsx";
import { Late } from "../../ui/late.ts";
import { DemoMark } from "./demo-mark.tsx";
import { Footer } from "./footer.tsx";
import { Navigation } from "./navigation.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { Wordmark } from "./wordmark.tsx";
import "./name-bar.css";
import classes from "./shell.module.css";

const laterTools = async () => (await import("./later-tools.tsx")).LaterTools;

/** What surrounds every screen. Without a session only the mark stands above it. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { session } = useSession();
  const { t } = useLingui();
  const signedIn = session !== undefined;
  return (
    <div className={classes["frame"]} data-signed-in={signedIn || undefined}>
      <a className={classes["skip"]} href="#main">
        <Trans>Skip to content</Trans>
      </a>
      <header className="name-bar">
        <Wordmark />
        {signedIn ? <Navigation /> : null}
        <div className={classes["tools"]} role="group" aria-label={t`Settings`}>
          <DemoMark />
          {signedIn ? (
            <span className={classes["later"]}>
              <AfterFirstContent>
                <Late of={laterTools} props={{}} />
              </AfterFirstContent>
            </span>
          ) : (
            <ThemeSwitch />
          )}
        </div>
      </header>
      <main id="main" className={classes["main"]} tabIndex={-1}>
        <OfflineNotice />
        {children}
      </main>
      <Footer />
    </div>
  );
}
