import { Trans, useLingui } from "@lingui/react/macro";
import { useSession } from "../../features/session/use-session.ts";
import {
  activateInterfaceLanguage,
  interfaceLanguages,
  isInterfaceLanguage,
  rememberInterfaceLanguage,
} from "../../i18n/interface-language.ts";
import classes from "./shell.module.css";

function choose(language: string): void {
  if (!isInterfaceLanguage(language)) return;
  rememberInterfaceLanguage(language);
  void activateInterfaceLanguage(language);
}

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
            onClick={() => choose(code)}
          >
            {name}
          </button>
        ))}
      </div>
    </footer>
  );
}
