import { Trans } from "@lingui/react/macro";
import { lazy } from "react";
import { useSession } from "../../features/session/use-session.ts";
import { AfterFirstContent } from "../../ui/first-content.tsx";
import { LatePart } from "../../ui/late-part.tsx";
import classes from "./shell.module.css";

const InterfaceLanguage = lazy(async () => ({
  default: (await import("./interface-language.tsx")).InterfaceLanguage,
}));

/** Where the data comes from, and the language of the interface, for which there is room before it is there. */
export function Footer() {
  const { session } = useSession();
  return (
    <footer className={classes["footer"]}>
      {session === undefined ? null : (
        <span className={classes["source"]}>
          <Trans>
            Reading from <bdi>{session.baseUrl}</bdi>
          </Trans>
        </span>
      )}
      <div className={classes["languages"]}>
        {session === undefined ? (
          <LatePart>
            <InterfaceLanguage />
          </LatePart>
        ) : (
          <AfterFirstContent>
            <InterfaceLanguage />
          </AfterFirstContent>
        )}
      </div>
    </footer>
  );
}
