import { Trans, useLingui } from "@lingui/react/macro";
import { useSession } from "../../features/session/use-session.ts";
import { interfaceLanguages } from "../../i18n/interface-language.ts";
import { chooseInterfaceLanguage } from "../../i18n/choose-interface-language.ts";
import classes from "./shell.module.css";

/** Where the data comes from, and the language of the interface. */
export function Footer() {
  const { t, i18n } = useLingui();
  const { session } = useSession();
  return (
    <footer className={classes["footer"]}>
      {session === undefined ? null : (
        <span className={classes["source"]}>
          <Trans>Reading from {session.baseUrl}</Trans>
        </span>
      )}
      <div className={classes["languages"]} role="group" aria-label={t`Language of the interface`}>
        {Object.entries(interfaceLanguages).map(([code, name]) => (
          <button
            key={code}
            type="button"
            lang={code}
            aria-pressed={code === i18n.locale}
            onClick={() => chooseInterfaceLanguage(code)}
          >
            {name}
          </button>
        ))}
      </div>
    </footer>
  );
}
