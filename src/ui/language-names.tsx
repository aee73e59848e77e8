import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { languageName } from "../lib/language-name.ts";
import { joinList } from "../lib/text/sentence.ts";
import { TextIn } from "./text-in.tsx";
import classes from "./language-names.module.css";

/** Languages that are named at once. */
const MOST = 2;

/** Languages by name; of more than two their number, with the names on demand. */
export function LanguageNames({ codes }: { readonly codes: readonly string[] }) {
  const { t, i18n } = useLingui();
  const [isShown, setShown] = useState(codes.length <= MOST);
  const names = joinList(
    codes.map((code) => languageName(code, i18n.locale)),
    i18n.locale,
  );
  if (isShown) return <TextIn language="">{names}</TextIn>;
  return (
    <button
      type="button"
      className={classes["more"]}
      aria-expanded={false}
      title={names}
      onClick={() => setShown(true)}
    >
      {t`${plural(codes.length, { one: "# language", other: "# languages" })}`}
    </button>
  );
}
