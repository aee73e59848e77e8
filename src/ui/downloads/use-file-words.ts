import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { localTime, utcTime } from "../../lib/time/written-moments.ts";
import type { Fact } from "./table-file.ts";
import { type FileWords, isWhole } from "./write-table.ts";

interface AboutFile {
  /** Of the API. */
  readonly baseUrl: string;
  /** The path and search of the screen: where the rows can be found again. */
  readonly href: string;
  readonly zone: string;
  /** What its rows are. */
  readonly rows: string;
  /** What is told besides. */
  readonly besides?: readonly Fact[];
  /** Whether contact details are shown. */
  readonly uncovered?: boolean;
}

/** What every file with rows of the screen says of itself, and the headers that all of them have. */
export function useFileWords(about: AboutFile) {
  const { baseUrl, href, zone, rows: name, besides = [], uncovered = false } = about;
  const { t } = useLingui();
  const headers = {
    id: t`Id`,
    createdLocal: t`Created (${zone})`,
    createdUtc: t`Created (UTC)`,
    survey: t`Survey`,
    touchpoint: t`Touchpoint`,
    language: t`Language`,
    codes: t`Codes`,
  };
  const provenance: FileWords["provenance"] = ({ rows, ...extent }) => {
    const { complete, unreadable } = extent;
    const missing = complete
      ? t`No: ${plural(unreadable, { one: "# response could not be read", other: "# responses could not be read" })}`
      : t`No: not everything that matches could be read`;
    const now = Math.floor(Date.now() / 1000);
    return [
      [t`Read from`, baseUrl],
      [t`Found at`, new URL(href, location.origin).href],
      ...besides,
      [t`Exported`, `${localTime(now, zone)} (${zone}), ${utcTime(now)}`],
      [name, String(rows)],
      [t`Complete`, isWhole(extent) ? t`Yes` : missing],
      [t`Contact details`, uncovered ? t`Shown` : t`Hidden`],
    ];
  };
  return { sheets: { rows: name, about: t`About this file` }, headers, provenance };
}
