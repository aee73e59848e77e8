import { useLingui } from "@lingui/react/macro";
import { interfaceLanguages, chooseInterfaceLanguage } from "../../i18n/interface-languages.ts";
import classes from "./interface-language.module.css";

/** The language of the interface, each under its own name. */
export function InterfaceLanguage() {
  const { t, i18n } = useLingui();
  return (
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
  );
}
