import { Trans } from "@lingui/react/macro";
import { useSession } from "../../features/session/use-session.ts";
import { InterfaceLanguage } from "./interface-language.tsx";
import classes from "./shell.module.css";

/** Where the data comes from, and the language of the interface. */
export function Footer() {
  const { session } = useSession();
  return (
    <footer className={classes["footer"]}>
      {session === undefined ? null : (
        <span className={classes["source"]}>
          <Trans>Reading from {session.baseUrl}</Trans>
        </span>
      )}
      <InterfaceLanguage />
    </footer>
  );
}
