import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { languageName } from "../lib/language-name.ts";
import { TextIn } from "./text-in.tsx";
import classes from "./language-names.module.css";

/** Names that are shown before the list is expanded. */
const MOST = 12;

/** Languages by name; of many the first, and the others on demand. */
export function LanguageNames({ codes }: { readonly codes: readonly string[] }) {
  const { t, i18n } = useLingui();
  const [whole, setWhole] = useState(false);
  const shown = whole ? codes : codes.slice(0, MOST);
  const hidden = codes.length - shown.length;
  return (
    <>
      <TextIn language="">{shown.map((code) => languageName(code, i18n.locale)).join(", ")}</TextIn>
      {hidden === 0 ? null : (
        <>
          {" "}
          <button type="button" className={classes["more"]} onClick={() => setWhole(true)}>
            {t`${plural(hidden, { one: "and # more", other: "and # more" })}`}
          </button>
        </>
      )}
    </>
  );
}
