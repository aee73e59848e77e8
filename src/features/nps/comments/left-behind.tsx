import { useLingui } from "@lingui/react/macro";
import { filterNamed } from "../../../filters/field-names.ts";
import { formatList } from "../../../lib/format-list.ts";
import type { ScreenValues } from "../../../filters/fields.ts";
import { leftBehind } from "../../../filters/narrowing.ts";
import classes from "./comments.module.css";

/** Says which filters stay behind where a comment leads to its response and to those before and after it. */
export function LeftBehind({ values }: { readonly values: ScreenValues }) {
  const { t, i18n } = useLingui();
  const names = leftBehind(values).map((name) => i18n._(filterNamed(name).label));
  if (names.length === 0) return null;
  const list = formatList(names, i18n.locale);
  return <p className={classes["about"]}>{t`Responses opened from here are not narrowed by: ${list}.`}</p>;
}
