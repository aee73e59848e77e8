import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode } from "react";
import { useSession } from "../../features/session/session.ts";
import { AfterFirstContent } from "../../ui/schedule/first-content.tsx";
import { Late, LatePart, lazily } from "../../ui/schedule/late-part.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import "./name-bar.css";
import classes from "./shell.module.css";
import { Link } from "@tanstack/react-router";
import { ChartNoAxesColumn, ClipboardList, MessageCircleQuestion, MessagesSquare, Quote } from "lucide-react";
import { carried } from "../../filters/narrowing.ts";
import { searchFor } from "../../filters/search.ts";
import { useAddress } from "../../filters/use-screen.ts";

const later = () => import("./later-tools.tsx");
const laterTools = async () => (await later()).LaterTools;
const offlineNotice = async () => (await later()).OfflineNotice;

/** What surrounds every screen. Without a session only the mark stands above it. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { session } = useSession();
  const { t } = useLingui();
  const signedIn = session !== undefined;
  return (
    <div className={classes["frame"]} data-signed-in={signedIn || undefined}>
      <a className={classes["skip"]} href="#main">{t`Skip to content`}</a>
      <header className="name-bar">
        <span className="name-mark">
          <img src="/icon.svg" alt="" width={24} height={24} />
          <span className={classes["name"]}>Earshot</span>
        </span>
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
        <AfterFirstContent>
          <Late of={offlineNotice} props={{}} />
        </AfterFirstContent>
        {children}
      </main>
      <Footer />
    </div>
  );
}

/** Here, since no other build has it: a style sheet would go along with each. */
const DEMO_MARK = {
  overflow: "hidden",
  padding: "2px 10px",
  border: "1px solid var(--notice-line)",
  borderRadius: 999,
  background: "var(--notice)",
  fontSize: "0.75rem",
  fontWeight: 600,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
} as const;

/** On every screen of the demo: what is shown here was made up. */
function DemoMark() {
  const { t } = useLingui();
  if (import.meta.env.MODE !== "demo") return null;
  return <span data-demo style={DEMO_MARK}>{t`Demo data`}</span>;
}

/** The five screens. NPS, Responses and Comments share their filters, so that a number and what is behind it stay together. */
function Navigation() {
  const { t } = useLingui();
  const kept = carried(useAddress());
  const links = [
    ["nps", ChartNoAxesColumn, t`NPS`],
    ["responses", MessagesSquare, t`Responses`],
    ["comments", Quote, t`Comments`],
    ["surveys", ClipboardList, t`Surveys`],
    ["questions", MessageCircleQuestion, t`Questions`],
  ] as const;
  return (
    <nav className={classes["nav"]} aria-label={t`Main`}>
      {links.map(([name, Icon, label]) => (
        <Link key={name} to={`/${name}`} search={searchFor(name, kept)} className={classes["link"]}>
          <Icon size={18} strokeWidth={1.8} aria-hidden />
          {label}
        </Link>
      ))}
    </nav>
  );
}

const InterfaceLanguage = lazily(async () => (await import("./interface-language.tsx")).InterfaceLanguage);

/** The language of the interface, for which there is room before it is there; on paper, where the data comes from. */
function Footer() {
  const { session } = useSession();
  const baseUrl = session?.baseUrl;
  const Part = session === undefined ? LatePart : AfterFirstContent;
  return (
    <footer className={classes["footer"]}>
      {session === undefined ? null : (
        <span className={classes["source"]}>
          <Trans>
            Data from <bdi>{baseUrl}</bdi>
          </Trans>
        </span>
      )}
      <div className={classes["languages"]}>
        <Part>
          <InterfaceLanguage />
        </Part>
      </div>
    </footer>
  );
}
