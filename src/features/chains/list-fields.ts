import type { FieldName } from "../../filters/fields.ts";
import { narrowingNames } from "../../filters/narrowing.ts";

/** What the addresses of the list and of one chain in it may say: the list's filters, its zone, language and page. */
export const listFields: readonly FieldName[] = [...narrowingNames, "tz", "lang", "page"];
