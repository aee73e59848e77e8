import type { FieldName } from "../../filters/fields.ts";
import { narrowingNames, soughtNames } from "../../filters/narrowing.ts";

/** What the addresses of the list and of one chain in it may say: its filters, zone, language, and way to be shown. */
export const listFields: readonly FieldName[] = [
  ...narrowingNames,
  "metadata",
  ...soughtNames,
  "tz",
  "lang",
  "page",
  "rows",
  "sort",
  "group",
];
